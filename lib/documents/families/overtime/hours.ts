import { isCountable } from '../../../calendar/calendar.ts';
import { isClockTime } from '../../../kernel/clock-time.ts';
import { addDays } from '../../../kernel/day.ts';
import type { HoursBook } from '../../../overtime/book.ts';
import { breakMinutes } from '../../../overtime/break-length.ts';
import { countHours, hoursOf } from '../../../overtime/hours.ts';
import { type DatedWork, piecesOfWork } from '../../../overtime/pieces.ts';
import { toQuarter } from '../../../overtime/quarter.ts';
import type { HourPreset, Shift } from '../../../overtime/shifts.ts';
import { type BreakAt, DAY_MINUTES, grossMinutes, spansOf } from '../../../overtime/spans.ts';
import { flagOf, type Parameters } from '../../../settings/read.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { RuleFacts } from '../../record.ts';

/** How hours are chosen: by a preset, by a shift, or typed. */
export interface ChosenTimes {
  readonly time_from: string | null;
  readonly time_to: string | null;
  readonly hour_preset: string;
  readonly shift_code: string;
}

type Lists = Pick<HoursBook, 'presets' | 'shifts'>;

/** The shift and the preset of a document, where the dictionaries have them. */
export const shiftIn = ({ shifts }: Lists, code: unknown): Shift | undefined =>
  shifts.find((shift) => shift.code === code);
export const presetIn = ({ presets }: Lists, code: unknown): HourPreset | undefined =>
  presets.find((preset) => preset.code === code);

/**
 * The times as they will be kept: those of the shift or the preset that was just chosen, none for a preset without
 * times, where none were typed with it; in quarters of an hour where the company wants that (AMB-115). Times typed
 * later leave their shift and their preset, but for one without times.
 */
export const timesOf = (
  record: DocumentRecord,
  given: ReadonlySet<string>,
  lists: Lists,
  parameters: Parameters,
): ChosenTimes => {
  const typed = (['time_from', 'time_to'] as const).some(
    (edge) => given.has(edge) && isClockTime(record[edge]),
  );
  const chosen =
    (given.has('shift_code') ? shiftIn(lists, record.shift_code) : undefined) ??
    (given.has('hour_preset') ? presetIn(lists, record.hour_preset) : undefined);
  const own = { time_from: clockIn(record.time_from), time_to: clockIn(record.time_to) };
  const byChoice = chosen && !typed ? { time_from: chosen.start, time_to: chosen.end } : own;
  const lock = flagOf(parameters, 'overtime_15_minute_lock');
  const times = {
    time_from: byChoice.time_from && lock ? toQuarter(byChoice.time_from, 'from') : byChoice.time_from,
    time_to: byChoice.time_to && lock ? toQuarter(byChoice.time_to, 'to') : byChoice.time_to,
  };
  const leaves = given.has('shift_code') && shiftIn(lists, record.shift_code) !== undefined;
  const keeps = (code: string, list: HourPreset | undefined): string =>
    given.has(code) ||
    (list?.start === times.time_from && list?.end === times.time_to) ||
    (list?.start === null && !leaves)
      ? String(record[code] ?? '')
      : '';
  return {
    ...times,
    hour_preset: keeps('hour_preset', presetIn(lists, record.hour_preset)),
    shift_code: keeps('shift_code', shiftIn(lists, record.shift_code)),
  };
};

const clockIn = (value: unknown): string | null => (isClockTime(value) ? value : null);

/** The work that chosen times come to: a shift has its break at its time, a preset has its own length, the rest the band's. */
export const workOf = (
  start_date: string,
  { time_from, time_to, hour_preset, shift_code }: ChosenTimes,
  lists: Lists,
  parameters: Parameters,
): DatedWork | undefined => {
  if (time_from === null || time_to === null) return undefined;
  const shift = shiftIn(lists, shift_code);
  const preset = presetIn(lists, hour_preset);
  const usual: BreakAt = flagOf(parameters, 'overtime_night_hours_breaktime_decrease') ? 'night' : 'day';
  const [break_minutes, break_at] = shift
    ? [shift.break_minutes, shift.break_at]
    : [preset?.start != null ? preset.break_minutes : breakMinutes(grossMinutes(time_from, time_to)), usual];
  return { start_date, time_from, time_to, break_minutes, break_at };
};

/** What is kept of work beside its times; `untimed`: what a preset without times comes to until they are typed, 0 (OT-07). */
export const keptHours = (
  work: DatedWork | undefined,
  calendar: RuleFacts['calendar'],
  untimed: boolean,
): Readonly<Record<string, unknown>> => {
  const none = untimed ? '0' : null;
  if (!work)
    return {
      hours: none,
      time_shift_plan_day_hours: none,
      time_shift_plan_night_hours: none,
      break_hours: none,
      break_taken: '',
      on_holiday: false,
    };
  const hours = countHours(work);
  return {
    hours: hours.net,
    time_shift_plan_day_hours: hours.day,
    time_shift_plan_night_hours: hours.night,
    break_hours: hoursOf(work.break_minutes),
    break_taken: work.break_at,
    on_holiday: piecesOfWork(work, calendar).some(({ code }) => code === 'РВ'),
  };
};

/** The last day of the work: the day after where it ends past midnight. */
export const lastDay = (work: DatedWork): string =>
  addDays(work.start_date, (spansOf(work).at(-1)?.to ?? 0) > DAY_MINUTES ? 1 : 0);

/** The type that the day asks for, among those the portal ships. */
export const typeFor = (
  start_date: string,
  { types }: HoursBook,
  calendar: RuleFacts['calendar'],
): number | null =>
  types.find(({ code }) => code === (isCountable(start_date, calendar) ? 'overtime' : 'weekend'))?.id ?? null;
