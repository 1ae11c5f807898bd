import type { Day } from './day.ts';
import { dateFormatter } from './formatters.ts';

/** The moment a calendar day begins at in an IANA time zone, ISO 8601; of a day that skips its midnight, the first there is. */
export const dayStart = (day: Day, timeZone: string): string => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetAt(midnight, timeZone);
  const start = midnight - offsetAt(guess, timeZone);
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
