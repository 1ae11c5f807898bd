/** Runs work when its turn comes. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A queue with `atOnce` running and at most `most` waiting; further work is refused at once, so that a flood costs no
 * memory and no time of those who wait. A free place goes to the work that has waited longest.
 */
export const boundedQueue = (atOnce: number, most: number, full: () => Error): Queue => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= most) throw full();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
