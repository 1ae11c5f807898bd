let running = 0;
const watchers = new Set<() => void>();

const change = (by: 1 | -1): void => {
  running += by;
  for (const watcher of watchers) watcher();
};

/** Counts a call for as long as it runs, whatever becomes of it. */
export const counted = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
};

/** The counter behind the progress bar: calls under way. An external store for React. */
export const loading = {
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  count: (): number => running,
};
