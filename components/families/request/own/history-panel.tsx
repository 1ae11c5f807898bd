'use client';
import { Copy, Download, FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDays } from '../../../calendar/use-days.ts';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { useNames } from '../../../people/use-names.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel, PanelBody, PanelFoot, PanelHead } from '../../../ui/panel.tsx';
import { ReadWindow } from '../../../ui/read-window.tsx';
import { RowTable } from '../../../ui/row-table.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusTag } from '../../../ui/tag.tsx';
import type { PaperTypeRow, RequestRow } from '../request-row.ts';
import { type GivenFile, givenOf, usePaperFiles } from '../use-paper-files.ts';
import { useParametersLine } from '../use-parameters-line.ts';
import { Reason } from './given-panel.tsx';

/** Rows in sight at first. */
const FEW = 6;

const ANY = 'any';

interface HistoryPanelProps {
  rows: readonly RequestRow[];
  isPending: boolean;
  /** Kinds that may be asked for. */
  types: readonly PaperTypeRow[];
  /** The kind that is shown at first; all where none is said. */
  kind: string | undefined;
  onShow: (id: number) => void;
  onRepeat: (row: RequestRow) => void;
}

/** Every request there was: its file, the same once more, and why one was declined. */
export const HistoryPanel = ({ rows, isPending, types, kind, onShow, onRepeat }: HistoryPanelProps) => {
  const t = useTranslations('families.request');
  const common = useTranslations('common');
  const [whole, setWhole] = useState(false);
  const [asked, setAsked] = useState<RequestRow | null>(null);
  const [only, setOnly] = useState(kind ?? ANY);
  const some = only === ANY ? rows : rows.filter(({ request_type_code }) => request_type_code === only);
  const shown = whole ? some : some.slice(0, FEW);
  const files = usePaperFiles(shown.map(({ id }) => id));
  const names = useNames();
  return (
    <Panel aria-labelledby="history">
      <PanelHead id="history" title={t('history.title')}>
        {rows.length > 0 && (
          <Select
            aria-label={t('history.kind')}
            className="w-60"
            value={only}
            onValueChange={setOnly}
            options={[{ value: ANY, label: t('queue.any_kind') }, ...kindsOf(rows, types, names)]}
          />
        )}
      </PanelHead>
      {isPending ? (
        <SkeletonRows rows={3} label={common('loading')} />
      ) : rows.length === 0 ? (
        <EmptyState icon={FileText} title={t('empty')}>
          {t('empty_text')}
        </EmptyState>
      ) : some.length === 0 ? (
        <PanelBody className="text-ink-2">{t('history.none_of_kind')}</PanelBody>
      ) : (
        <RowTable
          caption={t('history.title')}
          busy={false}
          isBelowTitle
          head={[
            { title: t('history.date'), width: 'w-28' },
            { title: t('history.paper') },
            { title: t('history.parameters') },
            { title: t('history.status'), width: 'w-40' },
            { title: t('history.actions'), isSilent: true, width: 'w-28' },
          ]}
        >
          {shown.map((row) => (
            <HistoryRow
              key={row.id}
              row={row}
              file={givenOf(files, row.id)}
              onShow={() => onShow(row.id)}
              isOffered={types.some(({ code }) => code === row.request_type_code)}
              onRepeat={() => onRepeat(row)}
              onWhy={() => setAsked(row)}
            />
          ))}
        </RowTable>
      )}
      {some.length > 0 && (
        <PanelFoot>
          <span>{t('history.shown', { shown: shown.length, total: some.length })}</span>
          {shown.length < some.length && (
            <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
              {t('history.more')}
            </Button>
          )}
        </PanelFoot>
      )}
      <ReadWindow
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? t('history.why_title', { title: names.of(asked, 'request_type_name') }) : ''}
        close={t('history.close')}
      >
        {asked && <Reason row={asked} />}
      </ReadWindow>
    </Panel>
  );
};

/** Kinds of which there is a request, and those on offer. */
const kindsOf = (
  rows: readonly RequestRow[],
  types: readonly PaperTypeRow[],
  names: ReturnType<typeof useNames>,
) => {
  const offered = types.map((type) => [type.code, names.of(type, 'name')] as const);
  const asked = rows.map((row) => [row.request_type_code, names.of(row, 'request_type_name')] as const);
  return [...new Map([...offered, ...asked])].map(([value, label]) => ({ value, label }));
};

const CELL =
  'px-(--cell-x) py-2.5 align-top first:pl-5 last:pr-5 @max-[720px]:block @max-[720px]:px-4 @max-[720px]:py-0.5';

interface HistoryRowProps {
  row: RequestRow;
  file: GivenFile | undefined;
  isOffered: boolean;
  onShow: () => void;
  onRepeat: () => void;
  onWhy: () => void;
}

const HistoryRow = ({ row, file, isOffered, onShow, onRepeat, onWhy }: HistoryRowProps) => {
  const t = useTranslations('families.request.history');
  const rules = useTranslations('rules.request');
  const names = useNames();
  const statusWord = useStatusWord();
  const days = useDays();
  const line = useParametersLine();
  return (
    <tr className="@max-[720px]:block @max-[720px]:py-3">
      <td className={`${CELL} whitespace-nowrap`}>{days.day(days.dayOf(row.create_date))}</td>
      <td className={CELL}>
        <button type="button" onClick={onShow} className="text-left font-medium hover:underline">
          {names.of(row, 'request_type_name')}
        </button>
        <span className="block text-sm text-ink-2">{row.number}</span>
      </td>
      <td className={`${CELL} text-ink-2 wrap-anywhere`}>{line(row)}</td>
      <td className={CELL}>
        <StatusTag statusId={row.status_id} label={statusWord(row, 'request')} />
      </td>
      <td className={CELL}>
        <div className="flex justify-end gap-1 @max-[720px]:justify-start">
          {row.status_id === 'declined' && (
            <Button variant="quiet" size="sm" onClick={onWhy}>
              {t('why')}
            </Button>
          )}
          {file && (
            <a
              href={`/api/files/${file.name}`}
              download={file.original_name}
              title={t('download', { number: row.number })}
              aria-label={t('download', { number: row.number })}
              className={buttonClasses({ variant: 'quiet', size: 'sm', className: 'w-(--control-sm) px-0!' })}
            >
              <Icon of={Download} size={16} />
            </a>
          )}
          <IconButton
            icon={Copy}
            size="sm"
            label={t('repeat', { number: row.number })}
            disabledReason={isOffered ? undefined : rules('not-offered')}
            onClick={onRepeat}
          />
        </div>
      </td>
    </tr>
  );
};
