'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useRef } from 'react';
import type { Cell } from '../../lib/board/walks.ts';
import type { TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import { isClosed } from '../../lib/timesheet/closing.ts';
import { Board, BoardRows } from '../board/board.tsx';
import { useRegionRows } from '../board/rows-in-sight.ts';
import { useDays } from '../calendar/use-days.ts';
import { GridHead } from './grid-head.tsx';
import { ROW_PX } from './grid-look.ts';
import { GridRow } from './grid-row.tsx';
import { useGrid } from './use-grid.ts';

/** The height of the head in pixels, with its line. */
const HEAD_PX = 42;

interface TimesheetGridProps extends Pick<ComponentProps<typeof GridRow>, 'onWrite' | 'onCorrect'> {
  readonly month: TimesheetMonth;
  readonly onMonth: (by: 1 | -1) => void;
}

/** People and days; of many people only the rows in sight are drawn. */
export const TimesheetGrid = ({ month, onMonth, onWrite, onCorrect }: TimesheetGridProps) => {
  const t = useTranslations('timesheet');
  const { month: monthName } = useDays();
  const region = useRef<HTMLElement>(null);
  const { people, days, closing, keeps } = month;
  const { first, end, show } = useRegionRows(region, people.length, {
    row: ROW_PX,
    head: HEAD_PX,
  });
  const dayAt = (column: number): string => days[column]?.day ?? '';
  const isWritten = ({ row, column }: Cell): boolean =>
    keeps &&
    people[row]?.formed === true &&
    (people[row]?.cells[column]?.codes.length ?? 0) > 0 &&
    !isClosed(closing.closing, dayAt(column));
  const grid = useGrid({ region, rows: people.length, columns: days.length, show, onMonth, isWritten });
  return (
    <section
      ref={region}
      aria-label={t('grid', { month: monthName(month.month) })}
      className="max-h-[70vh] overflow-auto rounded-panel border border-line bg-surface print:max-h-none print:overflow-visible"
    >
      <Board
        role="grid"
        aria-rowcount={people.length + 1}
        onKeyDown={grid.onKeyDown}
        caption={t('caption', { month: monthName(month.month) })}
        columns={`150px repeat(${days.length}, minmax(0, 1fr)) 62px 62px 66px`}
        className="w-full min-w-[1310px] text-[12px] leading-[15px] print:table"
      >
        <GridHead days={days} />
        <BoardRows
          rows={people}
          rowPx={ROW_PX}
          first={first}
          end={end}
          line={(person, row) => (
            <GridRow
              key={person.employee_id}
              index={row}
              person={person}
              days={days}
              keeps={keeps}
              grid={grid}
              onWrite={onWrite}
              onCorrect={onCorrect}
            />
          )}
        />
      </Board>
    </section>
  );
};
