import { type ClockTime, isClockTime, minutesOf } from '../kernel/clock-time.ts';
import { minutesOfHours } from './hours.ts';
import { DAY_MINUTES, grossMinutes } from './spans.ts';

/** Times that are chosen at once, with their break; without times they are typed (AMB-113). */
export interface HourPreset {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly disabled: boolean;
  readonly start: ClockTime | null;
  readonly end: ClockTime | null;
  readonly break_minutes: number;
}

/** A shift, whose break lies at a fixed time, and the shifts that may begin on the day after it began (AMB-114). */
export interface Shift extends HourPreset {
  readonly start: ClockTime;
  readonly end: ClockTime;
  readonly break_at: ClockTime;
  readonly follow: readonly string[];
}

/** An entry of a dictionary as it is kept; hours stand in its detail. */
export interface ElementRow {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly disabled: boolean;
  readonly detail: unknown;
}

/** A preset as its dictionary has it; one that has no whole times is typed. */
export const presetOf = ({ detail, ...row }: ElementRow): HourPreset => {
  const said = detailOf(detail);
  const whole = isClockTime(said.start) && isClockTime(said.end);
  return {
    ...row,
    start: whole ? String(said.start) : null,
    end: whole ? String(said.end) : null,
    break_minutes: whole ? minutesOfHours(said.break) : 0,
  };
};

/** A shift as its dictionary has it; one without times is none. */
export const shiftOf = (row: ElementRow): Shift[] => {
  const { start, end, ...preset } = presetOf(row);
  if (start === null || end === null) return [];
  const { break_at, follow } = detailOf(row.detail);
  return [
    {
      ...preset,
      start,
      end,
      break_at: isClockTime(break_at) ? break_at : start,
      break_minutes: isClockTime(break_at) ? preset.break_minutes : 0,
      follow: String(follow ?? '')
        .split(';')
        .map((code) => code.trim())
        .filter((code) => code !== ''),
    },
  ];
};

const detailOf = (detail: unknown): Readonly<Record<string, unknown>> => {
  if (typeof detail === 'string') return parsed(detail);
  return typeof detail === 'object' && detail !== null ? (detail as Record<string, unknown>) : {};
};

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** The least minutes between the end of a shift and the start of one that may follow; undefined where none may. */
export const leastRest = (shifts: readonly Shift[]): number | undefined =>
  shifts
    .flatMap((before) =>
      shifts
        .filter(({ code }) => before.follow.includes(code))
        .map(
          (after) =>
            DAY_MINUTES +
            minutesOf(after.start) -
            minutesOf(before.start) -
            grossMinutes(before.start, before.end),
        ),
    )
    .sort((a, b) => a - b)[0];

/** Whether a shift may begin on the day after another one began; an unknown shift bars nothing. */
export const mayFollow = (shifts: readonly Shift[], before: string, after: string): boolean => {
  const known = shifts.find(({ code }) => code === before);
  return !known || !shifts.some(({ code }) => code === after) || known.follow.includes(after);
};
