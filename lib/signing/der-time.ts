import type { Bytes, Element } from './der.ts';

export const UTC_TIME = 0x17;
export const GENERALIZED_TIME = 0x18;

const Z = 0x5a;

/** RFC 5280, 4.1.2.5: whole seconds in UTC; years of two digits are those from 1950 to 2049. Milliseconds. */
export const timeIn = (der: Bytes, time: Element | undefined): number | undefined => {
  if (time?.tag !== UTC_TIME && time?.tag !== GENERALIZED_TIME) return undefined;
  const short = time.tag === UTC_TIME;
  if (time.end - time.start !== (short ? 13 : 15) || der[time.end - 1] !== Z) return undefined;
  const pair = (index: number) =>
    digitIn(der, time.start + index) * 10 + digitIn(der, time.start + index + 1);
  const from = short ? 2 : 4;
  const year = short ? pair(0) + (pair(0) < 50 ? 2000 : 1900) : pair(0) * 100 + pair(2);
  const moment = Date.UTC(
    year,
    pair(from) - 1,
    pair(from + 2),
    pair(from + 4),
    pair(from + 6),
    pair(from + 8),
  );
  return Number.isNaN(moment) ? undefined : moment;
};

const digitIn = (bytes: Bytes, at: number): number => {
  const digit = (bytes[at] ?? 0) - 0x30;
  return digit >= 0 && digit <= 9 ? digit : Number.NaN;
};
