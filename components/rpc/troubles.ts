/** What goes wrong without the person needing to know; told in debug mode only (specification 8). */
export type Trouble = 'call' | 'photo' | 'request_type' | 'document';

type Watcher = (trouble: Trouble, error: unknown) => void;
const watchers = new Set<Watcher>();

export const tellTrouble = (trouble: Trouble, error?: unknown): void => {
  for (const watcher of watchers) watcher(trouble, error);
};

/** Hears of every trouble from now on; the answer stops it. */
export const watchTroubles = (watcher: Watcher): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
