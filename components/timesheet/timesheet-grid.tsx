'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { Cell } from '../../lib/board/walks.ts';
import type { TimesheetMonth, TimesheetPerson } from '../../lib/rpc/timesheet.ts';
import { isClosed } from '../../lib/timesheet/closing.ts';
import type { DayCodes } from '../../lib/timesheet/day-codes.ts';
import { useRegionRows } from '../board/rows-in-sight.ts';
import { useDays } from '../calendar/use-days.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { useGrid } from './use-grid.ts';

/** Heights in pixels, with their lines. */
const ROW_HEIGHT = 49;
const HEAD_HEIGHT = 42;

interface TimesheetGridProps {
  readonly month: TimesheetMonth;
  readonly onMonth: (by: 1 | -1) => void;
  readonly onWrite: (person: TimesheetPerson, day: string, codes: DayCodes) => void;
  readonly onCorrect: (person: TimesheetPerson, day: string) => void;
}

/** People and days; of many people only the rows in sight are drawn. */
export const TimesheetGrid = ({ month, onMonth, onWrite, onCorrect }: TimesheetGridProps) => {
  const t = useTranslations('timesheet');
  const { month: monthName } = useDays();
  const region = useRef<HTMLElement>(null);
  const { people, days, closing, keeps } = month;
  const { first, end, show } = useRegionRows(region, people.length, {
    row: ROW_HEIGHT,
    head: HEAD_HEIGHT,
  });
  const dayAt = (column: number): string => days[column]?.day ?? '';
  const isWritten = ({ row, column }: Cell): boolean =>
    keeps &&
    people[row]?.formed === true &&
    (people[row]?.cells[column]?.codes.length ?? 0) > 0 &&
    !isClosed(closing.closing, dayAt(column));
  const grid = useGrid({ region, rows: people.length, columns: days.length, show, onMonth, isWritten });
  const { active, open, typing } = grid;
  const own = (place: Cell | undefined, row: number) => (place?.row === row ? place.column : undefined);
  return (
    <section
      ref={region}
      aria-label={t('grid', { month: monthName(month.month) })}
      className="max-h-[70vh] overflow-auto rounded-panel border border-line bg-surface print:max-h-none"
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked by keys
        role="grid"
        aria-rowcount={people.length + 1}
        onKeyDown={grid.onKeyDown}
        className="w-full min-w-[1310px] table-fixed border-separate border-spacing-0 text-[12px] leading-[15px]"
      >
        <caption className="sr-only">{t('caption', { month: monthName(month.month) })}</caption>
        <colgroup>
          <col style={{ width: 150 }} />
          {days.map(({ day }) => (
            <col key={day} />
          ))}
          <col style={{ width: 62 }} />
          <col style={{ width: 62 }} />
          <col style={{ width: 66 }} />
        </colgroup>
        <GridHead days={days} />
        <tbody>
          <Space rows={first} />
          {people.slice(first, end).map((person, index) => {
            const row = first + index;
            return (
              <GridRow
                key={person.employee_id}
                index={row}
                person={person}
                days={days}
                keeps={keeps}
                active={own(active, row)}
                open={own(open, row)}
                typing={
                  typing?.place.row === row ? { column: typing.place.column, text: typing.text } : undefined
                }
                onWalk={(column) => grid.setActive({ row, column })}
                onOpen={(column) => grid.setOpen(column === undefined ? undefined : { row, column })}
                onWrite={(column, codes) => {
                  grid.stopTyping();
                  onWrite(person, dayAt(column), codes);
                }}
                onGiveUp={grid.stopTyping}
                onCorrect={(column) => {
                  grid.setOpen(undefined);
                  onCorrect(person, dayAt(column));
                }}
              />
            );
          })}
          <Space rows={people.length - end} />
        </tbody>
      </table>
    </section>
  );
};

/** The room of rows that are not drawn. */
const Space = ({ rows }: { rows: number }) =>
  rows > 0 ? <tr style={{ height: rows * ROW_HEIGHT }} /> : null;
