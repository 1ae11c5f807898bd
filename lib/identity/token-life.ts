/** A token is refreshed this long before its end by the clock, and under the other before a call (AMB-026). */
const SCHEDULED_MS = 60_000;
const JUST_IN_TIME_MS = 30_000;

/** The moment a token of `expires_in` seconds ends. Moments are milliseconds since 1970. */
export const endOfToken = (issued: number, expires_in: number): number => issued + expires_in * 1_000;

/** How long to wait from `now` for the scheduled refresh; 0 when it is past. */
export const untilRefresh = (expires_at: number, now: number): number =>
  Math.max(0, expires_at - SCHEDULED_MS - now);

/** Whether a call has to wait for a fresh token. Exactly 30 s are still enough. */
export const livesTooShort = (expires_at: number, now: number): boolean => expires_at - now < JUST_IN_TIME_MS;
