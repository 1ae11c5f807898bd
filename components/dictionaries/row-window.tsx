'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { DictionaryChange, DictionaryDescription, DictionaryUses } from '../../lib/rpc/dictionaries.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { reread } from '../rpc/reread.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { useAct } from '../rpc/use-act.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { Answered } from '../shell/answered.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import { ReadWindow } from '../ui/read-window.tsx';
import { fieldOf, useValueText } from './described.ts';
import { askUses } from './use-uses.ts';

/** A window about one row: where it is used, or who changed it. */
export interface RowWindowOf {
  readonly kind: 'uses' | 'history';
  readonly row: AnyRow;
  readonly name: string;
}

interface RowWindowProps {
  described: DictionaryDescription;
  opened: RowWindowOf;
  onClose: () => void;
}

export const RowWindow = ({ described, opened, onClose }: RowWindowProps) => {
  const t = useTranslations('dictionary');
  const { kind, name } = opened;
  return (
    <ReadWindow
      onClose={onClose}
      size={kind === 'uses' ? 'sm' : 'lg'}
      title={t(kind === 'uses' ? 'uses_title' : 'history_title', { name })}
    >
      {kind === 'uses' ? (
        <Uses described={described} opened={opened} />
      ) : (
        <Changes described={described} opened={opened} onClose={onClose} />
      )}
    </ReadWindow>
  );
};

const Uses = ({ described, opened: { row } }: Omit<RowWindowProps, 'onClose'>) => {
  const t = useTranslations('dictionary');
  const names = useNames();
  const uses = useAsked<DictionaryUses>({
    queryKey: ['dictionary', described.name, 'uses', row.id],
    queryFn: ({ signal }) => askUses(described.name, row.id, signal),
    staleTime: 0,
  });
  return (
    <Answered of={uses} empty={<p className="text-ink-2">{t('unused')}</p>}>
      {(found) => (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          {found.map((use) => (
            <div key={`${use.object}.${use.field}`} className="contents">
              <dt className="text-ink-2">{names.of(use, 'label')}</dt>
              <dd className="text-right tabular-nums">
                {t('times', { count: use.count, more: use.more ? 'yes' : 'no' })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Answered>
  );
};

const Changes = ({ described, opened: { row }, onClose }: RowWindowProps) => {
  const t = useTranslations('dictionary');
  const names = useNames();
  const { moment } = useDays();
  const history = useAsked<DictionaryChange[]>({
    queryKey: ['dictionary', described.name, 'history', row.id],
    queryFn: ({ signal }) =>
      call('dictionary.history', { name: described.name, id: row.id }, { signal }).then(({ data }) => data),
    staleTime: 0,
  });
  return (
    <Answered of={history} empty={<p className="text-ink-2">{t('never_changed')}</p>}>
      {(changes) => (
        <ol className="divide-y divide-line">
          {changes.map((change) => (
            <li key={change.seq} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0">
              <div className="min-w-0 flex-1 basis-72">
                <p>
                  <b className="font-medium">{names.of(change, 'who') || t('portal')}</b>
                  <span className="text-ink-2"> · {moment(change.moment)}</span>
                </p>
                {change.action === 'table.add' ? (
                  <p className="text-sm text-ink-2">{t('was_added')}</p>
                ) : (
                  <Difference described={described} change={change} />
                )}
              </div>
              <TakeBack described={described} row={row} change={change} onDone={onClose} />
            </li>
          ))}
        </ol>
      )}
    </Answered>
  );
};

/** What each field was and became. */
const Difference = ({
  described,
  change,
}: {
  described: DictionaryDescription;
  change: DictionaryChange;
}) => {
  const t = useTranslations('dictionary');
  const names = useNames();
  const text = useValueText();
  const fields = Object.keys(change.was ?? change.became);
  if (fields.length === 0) return <p className="text-sm text-ink-2">{t('nothing_changed')}</p>;
  return (
    <ul className="text-sm">
      {fields.map((name) => {
        const field = fieldOf(described, name);
        const say = (value: unknown) => (field ? text(field, plain(value)) : JSON.stringify(value)) || '–';
        return (
          <li key={name} className="wrap-anywhere">
            <span className="text-ink-2">{field ? names.of(field, 'label') : name}: </span>
            {change.was && (
              <>
                <del className="text-ink-3">{say(change.was[name])}</del>
                <span aria-hidden> → </span>
              </>
            )}
            <ins className="font-medium no-underline">{say(change.became[name])}</ins>
          </li>
        );
      })}
    </ul>
  );
};

/** A value as the wire has it. */
const plain = (value: unknown): unknown => (value === true ? '1' : value === false ? '0' : value);

interface TakeBackProps {
  described: DictionaryDescription;
  row: AnyRow;
  change: DictionaryChange;
  onDone: () => void;
}

/** Gives the fields of a change what they had before it: a change of its own, which the history has like any other. */
const TakeBack = ({ described, row, change, onDone }: TakeBackProps) => {
  const t = useTranslations('dictionary');
  const client = useQueryClient();
  const { busy, act } = useAct(() => void reread(client, described.object));
  const { was } = change;
  if (!described.may.edit || !was || Object.keys(was).length === 0) return null;
  const take = () =>
    act(async () => {
      const before = Object.fromEntries(Object.entries(was).map(([name, value]) => [name, plain(value)]));
      await call('table.edit', {
        object: described.object,
        data: [{ id: row.id, updated_at: row.updated_at, ...before }],
      });
      notify.success(t('taken_back'));
      onDone();
    });
  return (
    <Button size="sm" icon={Undo2} busy={busy} onClick={() => void take()}>
      {t('take_back')}
    </Button>
  );
};
