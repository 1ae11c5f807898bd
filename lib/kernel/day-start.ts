import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';
import { dateFormatter } from './formatters.ts';

/** The moment a calendar day begins at in an IANA time zone, ISO 8601; of a day that skips its midnight, the first there is. */
export const dayStart = (day: Day, timeZone: string): string => momentOf(day, '00:00', timeZone);

/** The moment the clocks of a zone show a time of a day, ISO 8601; where they skip it, the first moment after. */
export const momentOf = (day: Day, time: ClockTime, timeZone: string): string => {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const guess = shown - offsetAt(shown, timeZone);
  const start = shown - offsetAt(guess, timeZone);
  return `${isoOf(Math.max(guess, start))}Z`;
};

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number =>
  Date.parse(`${wallClock(moment, timeZone)}Z`) - moment;

const isoOf = (moment: number): string => wallClock(moment, 'UTC');

const wallClock = (moment: number, timeZone: string): string => {
  const parts = dateFormatter('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
};
