'use client';
import { Cpu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { changesOf, detailOf, stepOf } from '../../lib/audit/changes.ts';
import { useDays } from '../calendar/use-days.ts';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { useNames } from '../people/use-names.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { AuditRow } from './audit-row.ts';
import { StepTags } from './step-tags.tsx';
import { useAuditWords } from './use-audit-words.ts';
import { useChangeWords } from './use-change-words.ts';
import type { NamedValues } from './use-named-values.ts';

/** One row: time, author, person acted for, action, object, old and new values, origin. A press anywhere opens it. */
export const AuditItem = ({
  row,
  named,
  onOpen,
}: {
  row: AuditRow;
  /** What the rows of the page name. */
  named: NamedValues;
  onOpen: () => void;
}) => {
  const t = useTranslations('audit');
  const days = useDays();
  const words = useAuditWords();
  const behalf = words.behalf(row);
  const isRefused = row.refused === '1';
  return (
    <li
      data-audit-row={row.id}
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-5 py-3 hover:bg-hover has-focus-visible:bg-hover max-tablet:px-4',
        'tablet:grid-cols-[3.5rem_auto_minmax(0,1fr)_14rem]',
        isRefused && 'shadow-[inset_3px_0_0_var(--error-mark)]',
      )}
    >
      <time dateTime={row.moment} className="pt-1 text-sm text-ink-2 tabular-nums max-tablet:hidden">
        {days.time(row.moment)}
      </time>
      <span className="max-tablet:row-span-2">
        <Who row={row} />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <button type="button" onClick={onOpen} className="text-left after:absolute after:inset-0">
          <b data-value="person" className="font-medium">
            {words.who(row)}
          </b>
          {behalf && <span className="text-ink-2"> {t('for', { name: behalf })}</span>}
          {' · '}
          <span data-value={isRefused ? 'refused' : 'group'}>{words.what(row)}</span>
          {isRefused && <b className="font-medium text-error-ink">: {t('refused')}</b>}
        </button>
        <p className="text-sm text-ink-2">
          <span data-value="record">{words.subject(row)}</span>
          <Told row={row} named={named} />
        </p>
      </div>
      <p className="min-w-0 text-sm text-ink-2 wrap-anywhere max-tablet:col-start-2">
        <span className="tablet:hidden">{days.time(row.moment)}</span>
        {[words.place(row), words.device(row)].filter(Boolean).map((each) => (
          <bdi key={each} className="tablet:block max-tablet:before:content-['_·_']">
            {each}
          </bdi>
        ))}
      </p>
    </li>
  );
};

const Who = ({ row }: { row: AuditRow }) => {
  const names = useNames();
  return row.user_id === null ? (
    <span className="grid size-8 place-items-center rounded-full bg-sunken text-ink-2">
      <Icon of={Cpu} size={16} />
    </span>
  ) : (
    <PersonAvatar
      name={names.full(row.actor_name, row.actor_name_eng) || row.user_login}
      employee_id={row.actor_id}
      seed={row.actor_id ?? row.user_id}
      size={32}
    />
  );
};

/** So many changes stand in a line; its window has all. */
const SHOWN = 2;

/** What a row says of itself in a line: why it was refused, which step it was, what it changed. */
const Told = ({ row, named }: { row: AuditRow; named: NamedValues }) => {
  const t = useTranslations('audit');
  const { reason } = useAuditWords();
  const words = useChangeWords();
  const detail = detailOf(row.detail);
  if (row.refused === '1') return detail.reason ? <span>{` · ${reason(detail.reason)}`}</span> : null;
  const step = row.action === 'move' ? stepOf(detail) : undefined;
  if (step) return <StepTags object_id={row.object_id} step={step} />;
  const changes = changesOf(detail, row);
  return (
    <>
      {changes.slice(0, SHOWN).map(({ field, was, now }) => (
        <span key={field}>
          {' · '}
          {words.field(row.object_id, field) ?? <span className="font-mono text-[0.92em]">{field}</span>}{' '}
          <del className="text-ink-3">{short(words.value(row, field, was, named))}</del>
          <span aria-hidden> → </span>
          <ins className="font-medium text-ink no-underline">
            {short(words.value(row, field, now, named))}
          </ins>
        </span>
      ))}
      {changes.length > SHOWN && ` · ${t('more_changes', { count: changes.length - SHOWN })}`}
    </>
  );
};

const LONGEST = 40;
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
