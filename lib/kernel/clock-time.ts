/** A time of the day, "HH:MM" from 00:00 to 23:59. As texts they compare as they follow each other. */
export type ClockTime = string;

const SPELLED = /^([01]\d|2[0-3]):[0-5]\d$/;
const TYPED = /^(\d{1,2})(?:[:.\s]?(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i;

export const isClockTime = (value: unknown): value is ClockTime =>
  typeof value === 'string' && SPELLED.test(value);

/** A time as people type it: `9`, `930`, `9.30`, `14:00`, `2:05 PM`; undefined when it is none. */
export const parseClockTime = (text: string): ClockTime | undefined => {
  const [, hours = '', minutes = '00', half] = TYPED.exec(text.trim()) ?? [];
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return hours !== '' && isClockTime(time) ? time : undefined;
};

const MINUTES = 60;

/** Minutes since midnight. */
export const minutesOf = (time: ClockTime): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * MINUTES + (minutes ?? 0);
};

/** Hours from one time of a day to a later one, to the hundredth, as a decimal. */
export const hoursBetween = (from: ClockTime, to: ClockTime): string =>
  String(Math.round(((minutesOf(to) - minutesOf(from)) / MINUTES) * 100) / 100);
