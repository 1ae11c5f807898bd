import type { Axis } from '../../../lib/board/axis.ts';
import { type ClockTime, minutesOf } from '../../../lib/kernel/clock-time.ts';
import { clockOf } from '../../../lib/overtime/quarter.ts';
import { DAY_MINUTES, grossMinutes } from '../../../lib/overtime/spans.ts';

/** The times of the work, as the strip moves them. */
export interface Times {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

const HOUR = 60;
const NOON = 12 * HOUR;
/** Grips move by quarters of an hour. */
export const STEP = 15;

/**
 * Minutes since the midnight of the first day: to the next midnight; from noon to noon where the work crosses midnight, or
 * from its first hour where noon is late.
 */
export const windowOf = ({ from, to }: Times): Axis => {
  const begins = minutesOf(from);
  const ends = begins + grossMinutes(from, to);
  if (ends <= DAY_MINUTES) return { first: 0, length: DAY_MINUTES };
  const first = begins >= NOON && ends <= NOON + DAY_MINUTES ? NOON : Math.floor(begins / HOUR) * HOUR;
  return { first, length: Math.max(DAY_MINUTES, ends - first) };
};

/** Every third hour of the strip. */
export const ticksOf = ({ first, length }: Axis): readonly number[] =>
  Array.from({ length: Math.floor(length / (3 * HOUR)) + 1 }, (_, index) => first + index * 3 * HOUR);

/** The times with one edge moved, kept between a quarter of an hour and a day of work; the same where it cannot move. */
export const moved = (times: Times, edge: 'from' | 'to', minutes: number): Times => {
  const begins = minutesOf(times.from);
  const gross = grossMinutes(times.from, times.to);
  if (edge === 'to') {
    const next = Math.min(DAY_MINUTES, Math.max(STEP, gross + minutes));
    return { from: times.from, to: clockOf(begins + next) };
  }
  const next = Math.min(DAY_MINUTES - STEP, Math.max(0, begins + minutes));
  const length = gross + begins - next;
  return length < STEP || length > DAY_MINUTES ? times : { from: clockOf(next), to: times.to };
};

/** The times with an edge at a minute of the strip, in whole quarters. */
export const movedTo = (times: Times, edge: 'from' | 'to', minute: number): Times => {
  const begins = minutesOf(times.from);
  const at = edge === 'from' ? begins : begins + grossMinutes(times.from, times.to);
  return moved(times, edge, Math.round(minute / STEP) * STEP - at);
};
