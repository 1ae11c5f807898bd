import { type ClockTime, minutesOf } from '../kernel/clock-time.ts';

/**
 * Where the break lies: at the end of the day hours or of the night hours (AMB-112), or from a time on, as a shift has it.
 */
export type BreakAt = 'day' | 'night' | ClockTime;

/** Work by the clock: from one time to another, the next day where it ends no later than it begins (OT-05). */
export interface ClockWork {
  readonly time_from: ClockTime;
  readonly time_to: ClockTime;
  /** Minutes without work. */
  readonly break_minutes: number;
  readonly break_at: BreakAt;
}

/** A stretch of one kind, in minutes since the midnight before the work began: `[from, to)`. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly kind: 'day' | 'night' | 'break';
}

export const DAY_MINUTES = 1440;
const HOUR = 60;
/** Night is from 22:00 to 06:00 (article 96). */
const NIGHT_ENDS = 6 * HOUR;
const NIGHT_BEGINS = 22 * HOUR;
const BOUNDS = [NIGHT_ENDS, NIGHT_BEGINS, DAY_MINUTES + NIGHT_ENDS, DAY_MINUTES + NIGHT_BEGINS];

/** Minutes from one time to another, 1 to 1440: the same time is a day later. */
export const grossMinutes = (from: ClockTime, to: ClockTime): number =>
  ((minutesOf(to) - minutesOf(from) + DAY_MINUTES - 1) % DAY_MINUTES) + 1;

/** Work in the order of the clock as stretches of day hours, of night hours and of the break; none is empty. */
export const spansOf = ({ time_from, time_to, break_minutes, break_at }: ClockWork): readonly Span[] => {
  const from = minutesOf(time_from);
  const worked = byKind(from, from + grossMinutes(time_from, time_to));
  if (break_minutes <= 0) return worked;
  if (break_at !== 'day' && break_at !== 'night') {
    const at = minutesOf(break_at);
    return cut(worked, at < from ? at + DAY_MINUTES : at, break_minutes);
  }
  const { spans, left } = cutFromEnd(worked, break_at, break_minutes);
  return cutFromEnd(spans, break_at === 'day' ? 'night' : 'day', left).spans;
};

const byKind = (from: number, to: number): Span[] => {
  const edges = [from, ...BOUNDS.filter((bound) => bound > from && bound < to), to];
  return edges.slice(1).map((edge, index) => {
    const begins = edges[index] ?? from;
    return { from: begins, to: edge, kind: isNight(begins) ? 'night' : 'day' };
  });
};

const isNight = (minute: number): boolean => {
  const ofDay = minute % DAY_MINUTES;
  return ofDay < NIGHT_ENDS || ofDay >= NIGHT_BEGINS;
};

/** The part of a break that lies in the work. */
const cut = (spans: readonly Span[], at: number, minutes: number): Span[] =>
  spans.flatMap((span) => {
    const [begins, ends] = [Math.max(span.from, at), Math.min(span.to, at + minutes)];
    if (begins >= ends) return [span];
    const parts: Span[] = [
      { ...span, to: begins },
      { from: begins, to: ends, kind: 'break' },
      { ...span, from: ends },
    ];
    return parts.filter((part) => part.to > part.from);
  });

/** Takes minutes of one kind, the last ones first; answers what it did not find. */
const cutFromEnd = (
  spans: readonly Span[],
  kind: Span['kind'],
  minutes: number,
): { spans: readonly Span[]; left: number } => {
  let left = minutes;
  const kept = spans.toReversed().flatMap((span): Span[] => {
    const taken = span.kind === kind ? Math.min(left, span.to - span.from) : 0;
    if (taken === 0) return [span];
    left -= taken;
    const parts: Span[] = [
      { from: span.to - taken, to: span.to, kind: 'break' },
      { ...span, to: span.to - taken },
    ];
    return parts.filter((part) => part.to > part.from);
  });
  return { spans: kept.toReversed(), left };
};

/** Minutes of a kind. */
export const minutesIn = (spans: readonly Span[], kind: Span['kind']): number =>
  spans.reduce((sum, span) => (span.kind === kind ? sum + span.to - span.from : sum), 0);
