/** A browser that never rests does it after so long all the same. */
const AT_LATEST_MS = 2_000;

/** Does work that is not urgent once the browser has nothing else to do; returns the way to give it up. */
export const whenAtRest = (work: () => void): (() => void) => {
  // Safari does not tell when it rests.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(request);
};
