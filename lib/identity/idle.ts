import { numeric } from '../settings/read.ts';

/** The limit where the parameter `auto_logout_time` is missing, no number or under 1; and the longest there is. */
const USUAL_MIN = 15;
const LONGEST_MIN = 1_440;

const MINUTE_MS = 60_000;
const WARNING_MS = MINUTE_MS;

/** How often idleness is looked at. */
export const TICK_MS = 5_000;

/** The browser of an active user reports at most this often; the server writes it down no more often either. */
export const REPORT_MS = MINUTE_MS;
/** What the server may not know yet: one report on its way, one minute not written down, and a slow line. */
const GRACE_MS = 3 * MINUTE_MS;

/** Milliseconds without activity after which a session ends, from the parameter `auto_logout_time` in minutes. */
export const idleLimit = (minutes: string | null | undefined): number => {
  const value = numeric(minutes) ?? 0;
  return (value < 1 ? USUAL_MIN : Math.min(value, LONGEST_MIN)) * MINUTE_MS;
};

export type Idleness = 'active' | 'warning' | 'over';

/**
 * What a tick finds: `idle` and `limit` in milliseconds. The warning begins a minute before the limit, where the limit
 * is that minute itself at the first tick without activity.
 */
export const idleness = (idle: number, limit: number): Idleness => {
  if (idle >= limit) return 'over';
  return idle >= Math.max(limit - WARNING_MS, TICK_MS) ? 'warning' : 'active';
};

/** Whether the server ends a session of a browser by itself: its limit and what it may know too little are over. */
export const idleOnServer = (idle: number, limit: number): boolean => idle > limit + GRACE_MS;

/** Whether an activity is worth telling the server now. All in milliseconds of the same clock. */
export const isToReport = (lastActivity: number, lastReport: number, now: number): boolean =>
  lastActivity > lastReport && now - lastReport >= REPORT_MS;
