/** Runs work when its turn comes. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A queue of which `atOnce` run at any moment and `most` wait at most: whoever comes after them is refused at once, so
 * that a flood costs neither memory nor the patience of those who come later. A place that becomes free goes to
 * whoever has waited longest, and to nobody who comes just then.
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
