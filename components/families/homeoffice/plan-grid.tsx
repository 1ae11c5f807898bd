'use client';
import { House } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, useRef, useState } from 'react';
import { sparseWalk } from '../../../lib/board/walks.ts';
import { addDays, type Day, weekday } from '../../../lib/kernel/day.ts';
import { Board, BoardHead, BoardRow } from '../../board/board.tsx';
import { useRoving } from '../../board/use-roving.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { columnsOf, type DayCell, pressedOf, weeksOf } from './days.ts';
import { PlanCell } from './plan-cell.tsx';
import { usePlan } from './use-plan.ts';

/** More weeks than this are shown month by month, in a room of their own. */
const WEEKS_IN_SIGHT = 6;

/**
 * Working days by weeks: a weekday sets its column, a day is an exception. Arrows lead from day to day and from week to
 * week, Home and End to the ends of the week, Space changes a day.
 */
export const PlanGrid = ({ form, cells }: { form: DocumentForm; cells: readonly DayCell[] }) => {
  const t = useTranslations('families.homeoffice.screen');
  const days = useDays();
  const write = usePlan(form);
  const [at, setAt] = useState<Day | null>(null);
  const grid = useRef<HTMLFieldSetElement>(null);
  const weeks = weeksOf(cells);
  const columns = columnsOf(cells);
  const stop = cells.find(({ day }) => day === at)?.day ?? cells[0]?.day ?? '';
  const isLong = weeks.length > WEEKS_IN_SIGHT;
  const months = Map.groupBy(weeks, ({ cells: [first] }) => (isLong && first?.day.slice(0, 7)) || '');

  const roving = useRoving({
    region: grid,
    place: stop,
    addressOf: (day) => `[data-day="${day}"]`,
    walk: sparseWalk(cells.map(({ day }) => day)),
    onMove: setAt,
  });
  const toggle = (cell: DayCell) => {
    setAt(cell.day);
    write(new Set([cell.day]), cell.place === 'home' ? 'office' : 'home');
  };

  return (
    <fieldset
      ref={grid}
      className={classNames(
        'm-0 min-w-0 border-0 p-0',
        isLong && 'max-h-[30rem] overflow-y-auto pr-1 [scrollbar-gutter:stable]',
      )}
    >
      <legend className="sr-only">{t('grid')}</legend>
      <Board
        columns="6.5rem repeat(var(--days), minmax(0, 1fr))"
        style={{ '--days': columns.length } as CSSProperties}
        className="grid! gap-(--gap) [--gap:0.375rem] max-tablet:[--gap:0.25rem] max-tablet:[--columns:repeat(var(--days),minmax(0,1fr))]!"
      >
        <BoardHead row="gap-(--gap)">
          <td className="max-tablet:hidden" />
          {columns.map((column) => {
            const own = cells.filter(({ day, place }) => place !== null && weekday(day) === column);
            return (
              <WeekdayHead
                key={column}
                day={addDays(A_MONDAY, column - 1)}
                pressed={pressedOf(own)}
                onPress={
                  own.length === 0
                    ? undefined
                    : () =>
                        write(
                          new Set(own.map(({ day }) => day)),
                          pressedOf(own) === 'true' ? 'office' : 'home',
                        )
                }
              />
            );
          })}
        </BoardHead>
        {[...months].map(([month, inMonth]) => (
          <tbody key={month} className="grid gap-(--gap)">
            {isLong && (
              <tr className="mt-2 block">
                <th scope="rowgroup" className="block text-left text-sm font-medium">
                  {days.month(month)}
                </th>
              </tr>
            )}
            {inMonth.map((week) => (
              <BoardRow key={week.monday} className="gap-(--gap)">
                <th
                  scope="row"
                  className="self-center text-left text-sm font-normal text-ink-2 max-tablet:hidden"
                >
                  {t('week', {
                    first: days.dayShort(week.cells[0]?.day ?? week.monday),
                    last: days.dayShort(week.cells.at(-1)?.day ?? week.monday),
                  })}
                </th>
                {columns.map((column) => {
                  const cell = week.cells.find(({ day }) => weekday(day) === column);
                  return (
                    <td key={column} className="grid min-w-0">
                      {cell && (
                        <PlanCell
                          cell={cell}
                          location={form.facts.seats?.location ?? null}
                          isStop={cell.day === stop}
                          onPress={() => toggle(cell)}
                          onKeyDown={(event) => roving.onKeyDown(event, cell.day)}
                        />
                      )}
                    </td>
                  );
                })}
              </BoardRow>
            ))}
          </tbody>
        ))}
      </Board>
    </fieldset>
  );
};

/** Any Monday: the names of the week are read off the days that follow it. */
const A_MONDAY = '2024-01-01';

const HEADS = {
  true: 'border-transparent bg-primary text-on-primary',
  mixed: 'border-primary-line bg-primary-soft text-ink',
  false: 'border-line-strong bg-surface text-ink',
};

const WeekdayHead = ({
  day,
  pressed,
  onPress,
}: {
  day: Day;
  pressed: keyof typeof HEADS;
  onPress: (() => void) | undefined;
}) => {
  const t = useTranslations('families.homeoffice.screen');
  const days = useDays();
  if (!onPress)
    return (
      <th scope="col" className="flex min-h-10 items-center justify-center text-sm font-normal text-ink-3">
        {days.weekday(day)}
      </th>
    );
  return (
    <th scope="col" className="grid min-w-0">
      <button
        type="button"
        aria-pressed={pressed}
        onClick={onPress}
        className={classNames(
          'flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-control border font-medium first-letter:uppercase max-tablet:gap-1',
          HEADS[pressed],
        )}
      >
        <span className="sr-only">{t('column', { weekday: days.weekdayLong(day) })}</span>
        <span aria-hidden className="capitalize">
          {days.weekday(day)}
        </span>
        {pressed === 'true' && <Icon of={House} size={16} />}
        {pressed === 'mixed' && <span aria-hidden>–</span>}
      </button>
    </th>
  );
};
