import { tooFast } from './call-error.ts';

/** What is left of a caller's calls, as of a moment of this process's clock. */
interface Bucket {
  left: number;
  at: number;
}

const MINUTE_MS = 60_000;
/** Callers that are remembered; the one seen first is forgotten for one more, so that no number of them fills the memory. */
const MOST_CALLERS = 20_000;

const buckets = new Map<string, Bucket>();

/**
 * Counts one call of a caller against so many a minute: a minute's calls may come at once, then they come back evenly.
 * Kept in this process alone, each process has its own. Refuses: calls_too_fast.
 */
export const countCall = (caller: string, perMinute: number): void => {
  const wait = secondsToCall(caller, perMinute);
  if (wait > 0) throw tooFast(wait);
};

/** The same, for what costs as much as so many calls: the seconds until it may be done, 0 when it may be done now. */
export const secondsToCall = (caller: string, perMinute: number, calls = 1): number => {
  const now = performance.now();
  const bucket = buckets.get(caller) ?? newcomer(caller, perMinute, now);
  bucket.left = Math.min(perMinute, bucket.left + ((now - bucket.at) * perMinute) / MINUTE_MS);
  bucket.at = now;
  const missing = Math.min(calls, perMinute) - bucket.left;
  if (missing > 0) return Math.ceil((missing * MINUTE_MS) / perMinute / 1_000);
  bucket.left -= Math.min(calls, perMinute);
  return 0;
};

const newcomer = (caller: string, left: number, at: number): Bucket => {
  if (buckets.size >= MOST_CALLERS) {
    const [first] = buckets.keys();
    if (first !== undefined) buckets.delete(first);
  }
  const bucket = { left, at };
  buckets.set(caller, bucket);
  return bucket;
};
