/** The part of a leave that may not be split further, in calendar days (labour code, article 125). */
export const LONG_PART_DAYS = 14;

/** Whether one part of the year's leave is long enough (article 125). */
export const hasLongPart = (parts: readonly number[]): boolean =>
  parts.some((days) => days >= LONG_PART_DAYS);

/** Days of one leave: at least, at most (AMB-096). */
export const DAY_COUNT = { min: 1, max: 365 } as const;
