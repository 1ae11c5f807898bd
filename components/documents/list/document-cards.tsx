'use client';
import { ClockAlert } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import { ClashLine } from '../away/clash-line.tsx';
import type { DocumentRow } from '../document-row.ts';
import { Marks } from '../marks.tsx';
import { carriedWarnings } from '../moves/carried-warnings.ts';
import { rowButtons } from '../moves/step-order.ts';
import { useWaiting } from '../moves/use-waiting.ts';
import { Summary, useDocumentName } from '../summary.tsx';
import { useNumberLine } from '../use-number-line.ts';
import { useStatusWord } from '../use-status-word.ts';
import { Warned } from '../warned.tsx';
import { RowDecisions } from './row-actions.tsx';
import type { RowsProps } from './rows-props.ts';
import { UnreadMark } from './unread-mark.tsx';

const fetchSheet = () => import('./document-sheet.tsx').then((file) => file.DocumentSheet);
const DocumentSheet = dynamic(fetchSheet, { ssr: false });

/** Own documents say what they are; those of others, whose they are. */
type CardsProps = RowsProps & { own: boolean };

/** The list on the phone: a card per document, its facts and its two decisions; a tap opens the sheet with the rest. */
export const DocumentCards = (list: CardsProps) => {
  const { employee_id } = useProfile();
  const [opened, setOpened] = useState<number | null>(null);
  useFetchedAhead(fetchSheet);
  /** What its author was warned of is read where it is decided on. */
  const open = (row: DocumentRow) => {
    const { primary } = rowButtons(row, employee_id);
    if (primary && row.employee_id !== employee_id && carriedWarnings(row).length > 0)
      list.onStep(row, primary);
    else setOpened(row.id);
  };
  const row = list.rows.find((each) => each.id === opened);
  return (
    <>
      <ul className="flex flex-col gap-3">
        {list.rows.map((each) => (
          <li
            key={each.id}
            className={list.leaving.has(each.id) ? 'opacity-0 transition-opacity duration-(--dur-2)' : ''}
          >
            <DocumentCard row={each} list={list} onOpen={() => open(each)} />
          </li>
        ))}
      </ul>
      {row && <DocumentSheet row={row} list={list} onClose={() => setOpened(null)} />}
    </>
  );
};

const DocumentCard = ({ row, list, onOpen }: { row: DocumentRow; list: CardsProps; onOpen: () => void }) => {
  const t = useTranslations('documents');
  const names = useNames();
  const name = names.short(row.employee_name, row.employee_name_eng);
  return (
    <article
      aria-label={t('list.card_label', { name, number: row.number })}
      className="rounded-panel border border-line bg-surface p-4"
    >
      <button type="button" onClick={onOpen} className="flex w-full items-start gap-3 text-left">
        {!list.own && (
          <PersonAvatar
            name={names.full(row.employee_name, row.employee_name_eng)}
            employee_id={row.employee_id}
          />
        )}
        <span className="min-w-0 flex-1">
          {list.own ? <OwnTitle row={row} /> : <PersonTitle row={row} name={name} />}
          <span className="block">
            <Summary row={row} titled={!list.own} />
          </span>
          <span className="flex flex-wrap gap-x-3 empty:hidden">
            <Warned row={row} />
            <UnreadMark row={row} />
          </span>
          <ClashLine clash={list.clashes.of(row)} nameOf={list.clashes.nameOf} />
        </span>
      </button>
      <div className="mt-2 empty:hidden">
        <Marks row={row} />
      </div>
      <CardActions row={row} list={list} />
    </article>
  );
};

const OwnTitle = ({ row }: { row: DocumentRow }) => {
  const statusWord = useStatusWord();
  const nameOf = useDocumentName();
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        <span className="text-ink-2">{row.number}</span>
        <StatusTag statusId={row.status_id} label={statusWord(row, row.object_id)} />
      </span>
      <bdi className="mt-1 block font-medium">{nameOf(row)}</bdi>
    </>
  );
};

const PersonTitle = ({ row, name }: { row: DocumentRow; name: string }) => {
  const numberLine = useNumberLine();
  return (
    <>
      <span className="flex items-baseline justify-between gap-2">
        <bdi className="truncate font-medium">{name}</bdi>
        <Age row={row} />
      </span>
      <span className="line-clamp-2 text-ink-2">{numberLine(row)}</span>
    </>
  );
};

/** How long it waits for the reader; for others where it stands. */
const Age = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('documents.holder');
  const statusWord = useStatusWord();
  const waiting = useWaiting()(row.status_date);
  const { employee_id } = useProfile();
  if (!rowButtons(row, employee_id).primary)
    return <StatusTag statusId={row.status_id} label={statusWord(row, row.object_id)} />;
  return (
    <span
      className={`inline-flex flex-none items-center gap-1 text-sm ${waiting.overdue ? 'text-accent-ink' : 'text-ink-3'}`}
    >
      {waiting.overdue && <Icon of={ClockAlert} size={14} />}
      {waiting.days === 0 ? t('today') : t('age', { days: waiting.days })}
    </span>
  );
};

const CardActions = ({ row, list }: { row: DocumentRow; list: CardsProps }) => {
  const t = useTranslations('documents.list');
  const { employee_id } = useProfile();
  if (!rowButtons(row, employee_id).primary) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 *:flex-auto max-[360px]:*:px-2">
      {!list.own && (
        <span className="flex-none!">
          <Checkbox
            checked={list.chosen.has(row.id)}
            onCheckedChange={() => list.onSelect(row.id, false)}
            aria-label={t('select_row', { number: row.number })}
          />
        </span>
      )}
      <RowDecisions
        row={row}
        href={list.hrefOf(row)}
        busy={list.busy.has(row.id)}
        onStep={list.onStep}
        place="card"
      />
    </div>
  );
};
