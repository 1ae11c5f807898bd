/** What the browser has cached is cleared once it is older than a day (AMB-051). */
export const CACHE_AGE_MS = 86_400_000;

/**
 * Whether the cache is to be cleared at a start, and when it counts as cleared since: `now` and `cleared` in milliseconds.
 * A browser that has never cleared begins to count, and clears nothing; so does one whose clock went back.
 */
export const cacheAt = (cleared: unknown, now: number): { readonly due: boolean; readonly since: number } => {
  const since = typeof cleared === 'number' && cleared <= now ? cleared : now;
  return now - since > CACHE_AGE_MS ? { due: true, since: now } : { due: false, since };
};
