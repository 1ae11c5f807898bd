'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import type { Day } from '../../../lib/kernel/day.ts';
import { dateFormatter } from '../../../lib/kernel/formatters.ts';
import { Board, BoardHead, BoardRows, BoardTrack } from '../../board/board.tsx';
import { usePageRows } from '../../board/rows-in-sight.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { Panel } from '../../ui/panel.tsx';
import { PLAN_CELLS, PLAN_COLUMNS, ROW_PX } from './plan-row.tsx';
import type { PlanRow } from './review.ts';
import type { YearScale } from './year-scale.ts';

interface PlanTableProps {
  rows: readonly PlanRow[];
  scale: YearScale;
  ground: ReactNode;
  foot: ReactNode;
  line: (row: PlanRow, index: number) => ReactNode;
}

/** People and their year. Of thousands only the rows in sight are drawn, each in its place. */
export const PlanTable = ({ rows, scale, ground, foot, line }: PlanTableProps) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const monthName = useMonthNames();
  const caption = t('caption', { year: String(scale.year) });
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, end } = usePageRows(body, rows.length, ROW_PX);
  return (
    <Panel aria-label={caption}>
      <Board caption={caption} columns={PLAN_COLUMNS} aria-rowcount={rows.length + 1}>
        <BoardHead
          className="sticky top-(--header) z-2 rounded-t-panel bg-sunken text-sm text-ink-2"
          row={`${PLAN_CELLS} h-10 border-b border-line *:text-left *:font-medium`}
        >
          <th scope="col">{t('person')}</th>
          <BoardTrack
            isHead
            said={String(scale.year)}
            drawn={scale.months.map(({ day, left }) => (
              <span key={day} className="absolute top-2.5 pl-1" style={{ left }}>
                <span className="@max-[24rem]:hidden">{monthName(day, 'short')}</span>
                <span className="@min-[24rem]:hidden">{monthName(day, 'narrow')}</span>
              </span>
            ))}
            className="@container h-full"
          />
          <th scope="col">{t('days')}</th>
          <th scope="col">{t('state')}</th>
        </BoardHead>
        <BoardRows
          ref={body}
          rows={rows}
          rowPx={ROW_PX}
          first={first}
          end={end}
          ground={ground}
          line={line}
        />
        {rows.length === 0 && (
          <tbody className="block">
            <tr className="block">
              <td className="block px-5 py-8 text-center text-ink-2">{t('no_rows')}</td>
            </tr>
          </tbody>
        )}
        {foot}
      </Board>
    </Panel>
  );
};

/** Names of months as narrow as their columns: three letters, or one. */
const useMonthNames = () => {
  const locale = useAppLocale();
  return (day: Day, month: 'short' | 'narrow'): string =>
    dateFormatter(locale, { timeZone: 'UTC', month }).format(Date.parse(day)).replace('.', '').slice(0, 3);
};
