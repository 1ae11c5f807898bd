export interface Snack {
  kind: 'success' | 'info' | 'error';
  text: string;
  /** It closes the snack, unless what it does is said in its place, under the same key. */
  action?: { label: string; onClick: () => void; replaces?: true };
  /** Two snacks with one key are one snack. */
  key?: string;
  /** How long an error stays, in milliseconds; until it is closed when absent. */
  shownMs?: number;
  /** Shown in debug mode only. */
  debug?: boolean;
}
type Options = Pick<Snack, 'action' | 'key' | 'shownMs' | 'debug'>;

let show: ((snack: Snack) => void) | undefined;
let waiting: Snack[] = [];
let spoken = false;
let debugging = false;
const watchers = new Set<() => void>();

/** Says what happened, in the reader's language. Success and news go after 5 s, errors stay (specification 2). */
export const notify = {
  success: (text: string, options?: Options) => say({ kind: 'success', text, ...options }),
  info: (text: string, options?: Options) => say({ kind: 'info', text, ...options }),
  error: (text: string, options?: Options) => say({ kind: 'error', text, ...options }),
  /** Only where the action can really be reversed. */
  undo: (text: string, label: string, onClick: () => void) =>
    say({ kind: 'success', text, action: { label, onClick } }),
};

/** Whether messages meant for debugging appear (specification 2). */
export const allowDebug = (allowed: boolean): void => {
  debugging = allowed;
};

/** The screen part calls this once; what was said before it came is shown now. Answers how to leave. */
export const takeSnacks = (next: (snack: Snack) => void): (() => void) => {
  show = next;
  const early = waiting;
  waiting = [];
  for (const snack of early) next(snack);
  return () => {
    if (show === next) show = undefined;
  };
};

/** Whether anything was said yet; until then the part that shows it is not needed. An external store for React. */
export const anySnack = {
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  read: (): boolean => spoken,
};

const say = (snack: Snack): void => {
  if (snack.debug && !debugging) return;
  if (show) show(snack);
  else waiting.push(snack);
  spoken = true;
  for (const watcher of watchers) watcher();
};
