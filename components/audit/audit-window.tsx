'use client';
import { useTranslations } from 'next-intl';
import { changesOf, detailOf, restOf, shownValue } from '../../lib/audit/changes.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useDays } from '../calendar/use-days.ts';
import { useOwnZone } from '../i18n/clock.tsx';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { call } from '../rpc/client.ts';
import type { Rows } from '../rpc/rows.ts';
import { useAct } from '../rpc/use-act.ts';
import { useView } from '../rpc/use-view.ts';
import { Answered } from '../shell/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import { AUDIT_ADDRESS } from './audit-address.ts';
import { AUDIT_SELECT, type AuditRow } from './audit-row.ts';
import { Code, Value } from './audit-value.tsx';
import type { Audit } from './use-audit.ts';
import { useAuditWords } from './use-audit-words.ts';
import { useChangeWords } from './use-change-words.ts';
import { type NamedValues, useNamedValues } from './use-named-values.ts';

/** One row of the audit in full, and the ways to the story it is a part of. */
export const AuditWindow = ({ id, audit }: { id: number; audit: Audit }) => {
  const t = useTranslations('audit.window');
  const days = useDays();
  const { change } = audit;
  const view = useView<AuditRow>('audit', { filter: `id = ${id}`, select: AUDIT_SELECT, rowsPerPage: 1 });
  const [row] = view.data?.data ?? [];
  const close = () => change({ open: null });
  /** Closes the window over another list. */
  const narrow = (chosen: Readonly<Record<string, readonly string[]>>) =>
    change((now) => ({
      chosen: { ...AUDIT_ADDRESS.usual.chosen, ...chosen, period: now.chosen.period ?? [] },
      open: null,
    }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="md"
      title={t('title', { number: days.number(id) })}
      footer={
        row && (
          <>
            {row.actor_id !== null && (
              <Button onClick={() => narrow({ scope: ['person'], person: [String(row.actor_id)] })}>
                {t('same_person')}
              </Button>
            )}
            <Button onClick={() => narrow({ stream: [row.stream] })}>{t('same_record')}</Button>
            <Button variant="filled" onClick={close}>
              {t('close')}
            </Button>
          </>
        )
      }
    >
      <Answered of={view} stays>
        {() =>
          row ? (
            <Told row={row} onOpen={(next) => change({ open: next })} />
          ) : (
            <p className="text-ink-2">{t('missing')}</p>
          )
        }
      </Answered>
    </Dialog>
  );
};

const Told = ({ row, onOpen }: { row: AuditRow; onOpen: (id: number) => void }) => {
  const t = useTranslations('audit.window');
  const audit = useTranslations('audit');
  const words = useAuditWords();
  const changed = useChangeWords();
  const named = useNamedValues([row]);
  const valueIn = (field: string, value: unknown) => (
    <Value text={changed.value(row, field, value, named)} href={named(field, value)?.href} />
  );
  const detail = detailOf(row.detail);
  const changes = changesOf(detail, row);
  const said = (name: string, value: string): (readonly [string, string])[] => (value ? [[name, value]] : []);
  return (
    <div className="flex flex-col gap-5">
      <Facts
        items={[
          [t('when'), <Exactly key="when" moment={row.moment} />],
          [t('who'), [words.who(row), row.user_login].filter(Boolean).join(' · ')],
          [t('behalf'), words.behalf(row) || t('own_name')],
          [t('what'), `${words.what(row)}${row.refused === '1' ? `: ${audit('refused')}` : ''}`],
          [t('code'), <Code key="code">{row.action}</Code>],
          ...said(t('subject'), words.subject(row)),
          ...said(
            t('session'),
            row.session_id === null ? '' : audit('numbered', { id: String(row.session_id) }),
          ),
          ...said(t('address'), [words.place(row), row.address].filter(distinct).join(', ')),
          ...said(t('device'), words.device(row)),
        ]}
      />
      {changes.length > 0 && (
        <section aria-label={t('changes')}>
          <h3>{t('changes')}</h3>
          <dl className="mt-2 grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 gap-y-2">
            {changes.map(({ field, was, now }) => (
              <div key={field} className="contents">
                <dt>{changed.field(row.object_id, field) ?? <Code>{field}</Code>}</dt>
                <dd className="wrap-anywhere">
                  <del className="text-ink-3">{valueIn(field, was)}</del>
                  <span aria-hidden> → </span>
                  <ins className="font-medium no-underline">{valueIn(field, now)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Rest row={row} detail={detail} named={named} />
      <Link row={row} onOpen={onOpen} />
    </div>
  );
};

const Rest = ({
  row,
  detail,
  named,
}: {
  row: AuditRow;
  detail: ReturnType<typeof detailOf>;
  named: NamedValues;
}) => {
  const t = useTranslations('audit.window');
  const changed = useChangeWords();
  const rest = restOf(detail, row);
  return rest.length === 0 ? null : (
    <section aria-label={t('says')}>
      <h3 className="mb-2">{t('says')}</h3>
      <Facts
        items={rest.map(([name, value]) => {
          const said = named(name, value);
          return [
            changed.field(row.object_id, name) ?? name,
            said ? <Value key={name} {...said} /> : <Code key={name}>{shownValue(value)}</Code>,
          ] as const;
        })}
      />
    </section>
  );
};

/** Its place in the chain, and the row before it. */
const Link = ({ row, onOpen }: { row: AuditRow; onOpen: (id: number) => void }) => {
  const t = useTranslations('audit.window');
  const { busy, act } = useAct(() => {});
  const goBack = () =>
    act(async () => {
      const filter = `stream = '${row.stream.replaceAll("'", "''")}' and seq = ${row.seq - 1}`;
      const { data } = await call<Rows<AuditRow>>('view.get', { object: 'audit', filter, select: 'id' });
      if (data[0]) onOpen(data[0].id);
    });
  return (
    <section aria-label={t('link')}>
      <h3 className="mb-2">{t('link')}</h3>
      <Facts
        items={[
          [t('stream'), <Code key="stream">{`${row.stream} · ${row.seq}`}</Code>],
          [t('hash'), <Code key="hash">{row.hash}</Code>],
          [t('prev_hash'), row.prev_hash ? <Code key="prev">{row.prev_hash}</Code> : t('first')],
        ]}
      />
      {row.seq > 1 && (
        <Button size="sm" variant="quiet" busy={busy} className="mt-2" onClick={() => void goBack()}>
          {t('previous')}
        </Button>
      )}
    </section>
  );
};

/** To the thousandth of a second, by which rows follow each other. */
const Exactly = ({ moment }: { moment: string }) => {
  const locale = useAppLocale();
  const timeZone = useOwnZone();
  return (
    <time dateTime={moment}>
      {formatMoment(moment, locale, timeZone, { second: '2-digit', fractionalSecondDigits: 3 })}
    </time>
  );
};

const distinct = (text: string, index: number, all: readonly string[]): boolean =>
  text !== '' && all.indexOf(text) === index;
