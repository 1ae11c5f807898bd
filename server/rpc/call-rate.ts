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
  const now = performance.now();
  const bucket = buckets.get(caller) ?? newcomer(caller, perMinute, now);
  bucket.left = Math.min(perMinute, bucket.left + ((now - bucket.at) * perMinute) / MINUTE_MS);
  bucket.at = now;
  if (bucket.left < 1) throw tooFast(Math.ceil(((1 - bucket.left) * MINUTE_MS) / perMinute / 1_000));
  bucket.left -= 1;
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
