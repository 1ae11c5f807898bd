'use client';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode, useRef } from 'react';
import type { Day } from '../../../lib/kernel/day.ts';
import { dateFormatter } from '../../../lib/kernel/formatters.ts';
import { type RowsInSight, usePageRows } from '../../board/rows-in-sight.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { Panel } from '../../ui/panel.tsx';
import { PLAN_COLUMNS, ROW_PX } from './plan-row.tsx';
import type { PlanRow } from './review.ts';
import type { YearScale } from './year-scale.ts';

interface PlanTableProps {
  rows: readonly PlanRow[];
  scale: YearScale;
  ground: ReactNode;
  foot: ReactNode;
  line: (row: PlanRow) => ReactNode;
}

/** People and their year. Of thousands only the rows in sight are drawn, each in its place. */
export const PlanTable = ({ rows, scale, ground, foot, line }: PlanTableProps) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const monthName = useMonthNames();
  const body = useRef<HTMLDivElement>(null);
  const { first, end } = usePageRows(body, rows.length, ROW_PX);
  return (
    <Panel aria-label={t('caption', { year: String(scale.year) })}>
      <div
        className={`${PLAN_COLUMNS} sticky top-(--header) z-2 h-10 rounded-t-panel border-b border-line bg-sunken text-sm font-medium text-ink-2`}
      >
        <span>{t('person')}</span>
        <span aria-hidden className="@container relative h-full">
          {scale.months.map(({ day, left }) => (
            <span key={day} className="absolute top-2.5 pl-1" style={{ left }}>
              <span className="@max-[24rem]:hidden">{monthName(day, 'short')}</span>
              <span className="@min-[24rem]:hidden">{monthName(day, 'narrow')}</span>
            </span>
          ))}
        </span>
        <span>{t('days')}</span>
        <span>{t('state')}</span>
      </div>
      <div ref={body} className="relative" style={{ height: rows.length * ROW_PX }}>
        {ground}
        <Lines rows={rows} first={first} end={end} line={line} />
      </div>
      {rows.length === 0 && <p className="px-5 py-8 text-center text-ink-2">{t('no_rows')}</p>}
      {foot}
    </Panel>
  );
};

/** The rows in sight: most steps of a scroll leave them as they are. */
const Lines = memo(({ rows, first, end, line }: Pick<PlanTableProps, 'rows' | 'line'> & RowsInSight) => (
  <ul>
    {rows.slice(first, end).map((row, index) => (
      <li
        key={row.person.id}
        aria-setsize={rows.length}
        aria-posinset={first + index + 1}
        className="absolute inset-x-0 contain-strict"
        style={{ top: (first + index) * ROW_PX, height: ROW_PX }}
      >
        {line(row)}
      </li>
    ))}
  </ul>
));

/** Names of months as narrow as their columns: three letters, or one. */
const useMonthNames = () => {
  const locale = useAppLocale();
  return (day: Day, month: 'short' | 'narrow'): string =>
    dateFormatter(locale, { timeZone: 'UTC', month }).format(Date.parse(day)).replace('.', '').slice(0, 3);
};
