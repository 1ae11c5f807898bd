'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../../lib/documents/list.ts';
import { useDays } from '../../calendar/use-days.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { useNames } from '../../people/use-names.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { ClashBars } from '../away/clash-bars.tsx';
import type { Clashes } from '../away/use-clashes.ts';
import type { DocumentRow } from '../document-row.ts';
import { Marks } from '../marks.tsx';
import { HolderLine } from '../moves/holder-line.tsx';
import { UNFOLDS_HOLDER, UNFOLDS_PERIOD } from './folding.ts';

interface DocumentCellProps {
  column: ListColumn;
  row: DocumentRow;
  href: string;
  clashes: Clashes;
}

/** What a column prints for a document; the kind of the column decides. */
export const DocumentCell = ({ column, row, href, clashes }: DocumentCellProps): ReactNode => {
  const names = useNames();
  const days = useDays();
  switch (column.kind) {
    case 'person':
      return <PersonCell row={row} href={href} />;
    case 'document':
      return (
        <span className="block min-w-40 contain-inline-size">
          <TwoLines
            first={<RowLink row={row} href={href} text={names.of(row, 'document_type_name')} />}
            second={row.number}
          />
          <FoldedPeriod row={row} />
        </span>
      );
    case 'period':
      return <PeriodCell row={row} />;
    case 'status':
      return (
        <span className="flex flex-col items-start gap-1">
          <StatusTag statusId={row.status_id} label={names.of(row, 'status_name')} />
          <Marks row={row} />
          <span className={`text-sm ${UNFOLDS_HOLDER}`}>
            <HolderLine row={row} />
          </span>
        </span>
      );
    case 'holder':
      return <HolderLine row={row} />;
    case 'away':
      return <ClashBars clash={clashes.of(row)} nameOf={clashes.nameOf} />;
    case 'moment':
      return days.moment(textOf(row, column.fields[0]));
    case 'number':
      return <span className="block text-right">{textOf(row, column.fields[0])}</span>;
    case 'text':
      return <bdi className="line-clamp-2 max-w-80">{names.of(row, column.fields[0] ?? '')}</bdi>;
  }
};

const textOf = (row: DocumentRow, field: string | undefined): string => {
  const value = field === undefined ? undefined : row[field];
  return value === null || value === undefined ? '' : String(value);
};

const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="block min-w-0">
    <span className="block truncate">{first}</span>
    <span className="block truncate text-sm text-ink-3">{second}</span>
  </span>
);

/** The one link of a row; the whole row follows it when clicked. */
const RowLink = ({ row, href, text }: { row: DocumentRow; href: string; text: string }) => (
  <AppLink
    href={href}
    data-open
    className="inline-block min-h-6 max-w-full truncate align-bottom font-medium text-ink no-underline hover:underline"
  >
    <bdi>{text === '' ? row.number : text}</bdi>
  </AppLink>
);

const PersonCell = ({ row, href }: { row: DocumentRow; href: string }) => {
  const t = useTranslations('documents.list');
  const names = useNames();
  const name = names.of(row, 'employee_name');
  return (
    <span className="flex min-w-52 items-center gap-3 contain-inline-size">
      <PersonAvatar name={name} employee_id={row.employee_id} />
      <span className="block min-w-0 flex-1">
        <TwoLines
          first={<RowLink row={row} href={href} text={name} />}
          second={t('type_and_number', { type: names.of(row, 'document_type_name'), number: row.number })}
        />
        <FoldedPeriod row={row} />
      </span>
    </span>
  );
};

const FoldedPeriod = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('common');
  const days = useDays();
  if (row.start_date === null) return null;
  return (
    <span className={`block truncate text-sm ${UNFOLDS_PERIOD}`}>
      {days.range(row.start_date, row.end_date ?? row.start_date)}
      {row.days !== null && <span className="text-ink-2"> · {t('days', { count: row.days })}</span>}
    </span>
  );
};

const PeriodCell = ({ row }: { row: DocumentRow }) => {
  const t = useTranslations('common');
  const days = useDays();
  if (row.start_date === null) return null;
  return (
    <TwoLines
      first={
        <span className="whitespace-nowrap">
          {days.range(row.start_date, row.end_date ?? row.start_date)}
        </span>
      }
      second={row.days === null ? '' : t('days', { count: row.days })}
    />
  );
};
