'use client';
import { useTranslations } from 'next-intl';
import type { TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import { useDays } from '../calendar/use-days.ts';
import { classNames } from '../ui/class-names.ts';
import { halfEdge, NAME_CELL, SUM_CELLS } from './grid-look.ts';

/** The days of a month with their names, and the heads of the sums; they stay in sight. */
export const GridHead = ({ days }: Pick<TimesheetMonth, 'days'>) => {
  const t = useTranslations('timesheet');
  const { weekday, said } = useDays();
  const sums = [t('first_half'), t('second_half', { last: Number(days.at(-1)?.day.slice(8)) }), t('whole')];
  return (
    <thead className="sticky top-0 z-4 text-ink-2">
      <tr aria-rowindex={1}>
        <th scope="col" className={classNames(NAME_CELL, 'z-5 h-10 bg-sunken text-left text-sm font-medium')}>
          {t('employee')}
        </th>
        {days.map(({ day, norm }, index) => (
          <th
            key={day}
            scope="col"
            aria-label={said(day)}
            className={classNames(
              'h-10 border-r border-b border-line bg-sunken p-0 text-center font-medium',
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
          <th
            key={label}
            scope="col"
            className={classNames(SUM_CELLS[index], 'z-5 h-10 bg-sunken! font-medium')}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
};
