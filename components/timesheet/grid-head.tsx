'use client';
import { useTranslations } from 'next-intl';
import type { TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import { BoardHead } from '../board/board.tsx';
import { useDays } from '../calendar/use-days.ts';
import { classNames } from '../ui/class-names.ts';
import { halfEdge, NAME_CELL, SUM_CELLS } from './grid-look.ts';

/** The days of a month with their names, and the heads of the sums; they stay in sight, on paper over each sheet. */
export const GridHead = ({ days }: Pick<TimesheetMonth, 'days'>) => {
  const t = useTranslations('timesheet');
  const { weekday, said } = useDays();
  const sums = [t('first_half'), t('second_half', { last: Number(days.at(-1)?.day.slice(8)) }), t('whole')];
  return (
    <BoardHead className="sticky top-0 z-4 break-inside-avoid text-ink-2 print:table-header-group">
      <th scope="col" className={classNames(NAME_CELL, HEAD, 'z-5 bg-sunken text-left text-sm')}>
        {t('employee')}
      </th>
      {days.map(({ day, norm }, index) => (
        <th
          key={day}
          scope="col"
          aria-label={said(day)}
          className={classNames(
            HEAD,
            'border-r border-b border-line bg-sunken p-0 text-center',
            norm === 0 && 'text-on-day-weekend',
            halfEdge(index),
          )}
        >
          {weekday(day)}
          <br />
          <b className="font-semibold">{Number(day.slice(8))}</b>
        </th>
      ))}
      {sums.map((label, index) => (
        <th key={label} scope="col" className={classNames(SUM_CELLS[index], HEAD, 'z-5 bg-sunken!')}>
          {label}
        </th>
      ))}
    </BoardHead>
  );
};

const HEAD = 'min-h-10 content-center font-medium';
