import { KEYS, readStored, writeStored } from './storage.ts';

/** A call this soon after a movement is the person's; any other the page makes by itself. */
const RECENT_MS = 10_000;

let here = 0;
let reported = 0;

/** Notes an activity of the user in this tab; the other tabs see it. */
export const noteActivity = (now: number): void => {
  here = now;
  writeStored('local', KEYS.lastActivity, now);
};

/** The last activity in any tab of this browser. */
export const lastActivity = (): number => {
  const shared = readStored('local', KEYS.lastActivity);
  return typeof shared === 'number' ? Math.max(here, shared) : here;
};

/** The last activity here, and when a call last told the server of one. */
export const presenceHere = (): { readonly activity: number; readonly report: number } => ({
  activity: here,
  report: reported,
});

/**
 * Whether a call that leaves now is the page's own and must not count as activity: the user did not move lately, and
 * the call is not marked as the user's. One that counts is noted.
 */
export const isUnasked = (now: number, byPerson = false): boolean => {
  if (!byPerson && now - here > RECENT_MS) return true;
  reported = now;
  return false;
};
