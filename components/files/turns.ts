/** Runs work in the order it comes, so much of it at once. */
export interface Turns {
  readonly take: (work: () => Promise<void>) => Promise<void>;
}

export const turnsOf = (most: number): Turns => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    take: async (work) => {
      if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
