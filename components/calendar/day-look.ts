import type { DayKind } from '../../lib/calendar/calendar.ts';

/** Ground and ink of a day; the second cue (dot, corner, underline) is drawn by `DayMark`. */
export const DAY_GROUND: Readonly<Record<DayKind, string>> = {
  weekday: '',
  weekend: 'bg-day-weekend text-on-day-weekend',
  holiday: 'bg-day-holiday text-on-day-holiday',
  'non-working': 'bg-day-off text-on-day-off',
  working: 'bg-day-work text-on-day-work',
};
