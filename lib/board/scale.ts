import { type Calendar, type DayKind, dayKind } from '../calendar/calendar.ts';
import { addDays, type Day, daysBetween, eachDay } from '../kernel/day.ts';
import { type Axis, heldWithin, unitAt } from './axis.ts';

/** A closed stretch of days. */
export interface Period {
  readonly first: Day;
  readonly last: Day;
}

/** A column of a board. */
export interface BoardDay {
  readonly day: Day;
  readonly kind: DayKind;
  readonly isToday: boolean;
}

/** The columns of a period, with the kind of each day by the production calendar. */
export const boardDays = ({ first, last }: Period, calendar: Calendar, today?: Day): readonly BoardDay[] =>
  eachDay(first, last).map((day) => ({ day, kind: dayKind(day, calendar), isToday: day === today }));

/** The days of a period as an axis that begins with 0. */
export const dayAxis = ({ first, last }: Period): Axis => ({
  first: 0,
  length: daysBetween(first, last) + 1,
});

/** The day at a part of the width of a period, from 0 to 1; beyond its ends the first or the last. */
export const dayAt = (period: Period, part: number): Day => {
  const axis = dayAxis(period);
  return addDays(period.first, heldWithin(axis, unitAt(axis, part)));
};

/** A bar in columns of a board, 1-based, `to` exclusive; a cut end goes on outside. */
export interface Columns {
  readonly from: number;
  readonly to: number;
  readonly cutLeft: boolean;
  readonly cutRight: boolean;
}

/** The columns of a stretch of days; undefined where all of it lies outside. */
export const columnsOf = (stretch: Period, { first, last }: Period): Columns | undefined => {
  if (stretch.first > last || stretch.last < first) return undefined;
  const [cutLeft, cutRight] = [stretch.first < first, stretch.last > last];
  return {
    from: daysBetween(first, cutLeft ? first : stretch.first) + 1,
    to: daysBetween(first, cutRight ? last : stretch.last) + 2,
    cutLeft,
    cutRight,
  };
};

/** Columns as CSS. */
export const gridColumn = ({ from, to }: Pick<Columns, 'from' | 'to'>): string => `${from} / ${to}`;
