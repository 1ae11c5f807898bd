import { type ClockTime, minutesOf } from '../kernel/clock-time.ts';
import { DAY_MINUTES } from './spans.ts';

const QUARTER = 15;

/** A time of the day by its minutes since midnight, whatever day they come to. */
export const clockOf = (minutes: number): ClockTime => {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

/**
 * The nearest quarter of an hour, half up (AMB-115). Work that begins in the last minutes of a day begins in its last
 * quarter: midnight would be that of its own morning.
 */
export const toQuarter = (time: ClockTime, edge: 'from' | 'to'): ClockTime => {
  const rounded = Math.floor((minutesOf(time) + QUARTER / 2) / QUARTER) * QUARTER;
  return clockOf(edge === 'from' ? Math.min(rounded, DAY_MINUTES - QUARTER) : rounded);
};

/** Hours to the nearest quarter, half up, as a decimal. */
export const hoursToQuarter = (hours: number): string => String(Math.floor(hours * 4 + 0.5) / 4);
