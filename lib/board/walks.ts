import { addDays, addMonths, type Day, earlierDay, laterDay, mondayOf, weekday } from '../kernel/day.ts';
import type { Period } from './scale.ts';

/** Where a key of a board leads. */
export type Move = 'left' | 'right' | 'up' | 'down' | 'start' | 'end' | 'before' | 'after' | 'today';

/** Where each move leads from a place of a board; undefined where it leads nowhere. */
export type Walk<Place> = Readonly<Partial<Record<Move, (place: Place) => Place | undefined>>>;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'start',
  End: 'end',
  PageUp: 'before',
  PageDown: 'after',
};

/** The move of a key; T leads to today by its physical key, so a Russian layout works too. */
export const moveOf = ({ key, code }: { readonly key: string; readonly code: string }): Move | undefined =>
  code === 'KeyT' ? 'today' : MOVES[key];

/** A cell of a board, counted from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Rows and columns from edge to edge; PgUp and PgDn turn the board under the cell. */
export const cellWalk = (rows: number, columns: number): Walk<Cell> => ({
  left: ({ row, column }) => ({ row, column: Math.max(0, column - 1) }),
  right: ({ row, column }) => ({ row, column: Math.min(columns - 1, column + 1) }),
  up: ({ row, column }) => ({ row: Math.max(0, row - 1), column }),
  down: ({ row, column }) => ({ row: Math.min(rows - 1, row + 1), column }),
  start: ({ row }) => ({ row, column: 0 }),
  end: ({ row }) => ({ row, column: columns - 1 }),
  before: (cell) => cell,
  after: (cell) => cell,
});

/** Days in rows of weeks: arrows by day and week, Home and End within the week, PgUp and PgDn by month; held in a period. */
export const weekWalk = (today: Day, period?: Period): Walk<Day> => {
  const held = (day: Day): Day => (period ? earlierDay(period.last, laterDay(period.first, day)) : day);
  return {
    left: (day) => held(addDays(day, -1)),
    right: (day) => held(addDays(day, 1)),
    up: (day) => held(addDays(day, -7)),
    down: (day) => held(addDays(day, 7)),
    start: (day) => held(mondayOf(day)),
    end: (day) => held(addDays(day, 7 - weekday(day))),
    before: (day) => held(addMonths(day, -1)),
    after: (day) => held(addMonths(day, 1)),
    today: () => held(today),
  };
};

/** Some days in rows of weeks, in their order: arrows lead over those that are missing. */
export const sparseWalk = (days: readonly Day[]): Walk<Day> => {
  const isBelow = (one: Day, other: Day): boolean => weekday(one) === weekday(other);
  const weekOf = (day: Day): readonly Day[] => {
    const monday = mondayOf(day);
    return days.filter((each) => monday <= each && each <= addDays(monday, 6));
  };
  return {
    left: (day) => days[days.indexOf(day) - 1],
    right: (day) => days[days.indexOf(day) + 1],
    up: (day) => days.findLast((each) => each < day && isBelow(each, day)),
    down: (day) => days.find((each) => each > day && isBelow(each, day)),
    start: (day) => weekOf(day)[0],
    end: (day) => weekOf(day).at(-1),
  };
};
