'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../../lib/documents/list.ts';
import { isClockTime } from '../../../lib/kernel/clock-time.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { usePlaceNames } from '../../people/use-place-names.ts';
import { AmountText } from '../amount-text.tsx';
import { ClashBars } from '../away/clash-bars.tsx';
import type { DocumentRow } from '../document-row.ts';
import { useFieldWords } from '../form/use-field-words.ts';
import { HolderLine } from '../moves/holder-line.tsx';
import { useOfFamilies } from '../of-families.ts';
import { SummaryLines } from '../summary.tsx';
import { writtenNumber } from '../written-number.ts';
import { DocumentNameCell, PersonCell, StatusCell } from './document-cells.tsx';
import type { CellProps } from './rows-props.ts';

/** What a column prints for a document; the kind of the column decides. */
export const DocumentCell = ({ column, row, href, clashes }: CellProps<ListColumn>): ReactNode => {
  const names = useNames();
  const days = useDays();
  const common = useTranslations('common');
  const words = useFieldWords(row.object_id);
  const { rowSlotsOf } = useOfFamilies();
  const Own = rowSlotsOf(row.object_id).cells?.[column.key];
  if (Own) return <Own row={row} />;
  switch (column.kind) {
    case 'person':
      return <PersonCell row={row} href={href} />;
    case 'document':
      return <DocumentNameCell row={row} href={href} />;
    case 'period':
      return <SummaryLines row={row} />;
    case 'status':
      return <StatusCell row={row} />;
    case 'holder':
      return <HolderLine row={row} />;
    case 'away':
      return <ClashBars clash={clashes.of(row)} nameOf={clashes.nameOf} />;
    case 'moment':
      return days.moment(textOf(row, column.fields[0]));
    case 'day': {
      const day = textOf(row, column.fields[0]);
      return <span className="whitespace-nowrap">{isDay(day) ? days.day(day) : ''}</span>;
    }
    case 'time': {
      const time = textOf(row, column.fields[0]);
      return <span className="whitespace-nowrap">{isClockTime(time) ? days.clock(time) : ''}</span>;
    }
    case 'flag':
      return textOf(row, column.fields[0]) === '1' ? common('yes') : '';
    case 'choice':
      return words.choice(column.key, textOf(row, column.fields[0]));
    case 'money':
      return (
        <span className="block text-right">
          <AmountText amount={row[column.fields[0] ?? '']} currency={row.currency_code} />
        </span>
      );
    case 'number':
      return (
        <span className="block text-right">{writtenNumber(textOf(row, column.fields[0]), days.number)}</span>
      );
    case 'text':
      if (column.key === 'location') return <PlaceCell place={textOf(row, 'location')} />;
      return <bdi className="line-clamp-2 max-w-80">{names.of(row, column.fields[0] ?? '')}</bdi>;
  }
};

const PlaceCell = ({ place }: { place: string }) => (
  <bdi className="line-clamp-2 max-w-80">{usePlaceNames([place])(place)}</bdi>
);

const textOf = (row: DocumentRow, field: string | undefined): string => {
  const value = field === undefined ? undefined : row[field];
  return value === null || value === undefined ? '' : String(value);
};
