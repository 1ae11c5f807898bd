import type { Calendar } from '../../../calendar/calendar.ts';
import { isClockTime } from '../../../kernel/clock-time.ts';
import { isDay } from '../../../kernel/day.ts';
import { minutesOfHours } from '../../../overtime/hours.ts';
import { type DatedWork, type Piece, piecesOfWork } from '../../../overtime/pieces.ts';

/** What a document keeps of its work, as the view or the table of the family says it. */
export interface KeptWork {
  readonly start_date?: unknown;
  readonly time_from?: unknown;
  readonly time_to?: unknown;
  readonly break_hours?: unknown;
  readonly break_taken?: unknown;
  readonly time_shift_fact_day_hours?: unknown;
  readonly time_shift_fact_night_hours?: unknown;
}

/** The work of a document as it was planned; undefined while its day or its times are missing. */
export const plannedWork = (kept: KeptWork): DatedWork | undefined => {
  const { start_date, time_from, time_to, break_hours, break_taken } = kept;
  if (!isDay(start_date) || !isClockTime(time_from) || !isClockTime(time_to)) return undefined;
  return {
    start_date,
    time_from,
    time_to,
    break_minutes: minutesOfHours(break_hours),
    break_at: break_taken === 'night' || isClockTime(break_taken) ? break_taken : 'day',
  };
};

/**
 * What a document of overtime comes to by date, as a timesheet has it: what was worked in fact where that was entered, the
 * plan until then. `overtime` is a row or a record of the family; nothing while its day or its times are missing. Reads
 * nothing but what it is given.
 */
export const piecesOf = (overtime: KeptWork, calendar: Calendar): readonly Piece[] => {
  const work = plannedWork(overtime);
  if (!work) return [];
  const { time_shift_fact_day_hours: day, time_shift_fact_night_hours: night } = overtime;
  const isKnown = (day ?? null) !== null && (night ?? null) !== null;
  const fact = isKnown ? { day: minutesOfHours(day), night: minutesOfHours(night) } : undefined;
  return piecesOfWork({ ...work, fact }, calendar);
};
