import { RpcError } from './rpc-error.ts';

/** The browser's own limit of a call (specification 9; the text calls it 30 minutes, its figure is 5 hours: AMB-052). */
export const HTTP_TIMEOUT_MS = 18_000_000;
/** After this long a call is said to take longer than usual, and may be given up. */
export const SLOW_MS = 10_000;

let running = 0;
let slow: readonly AbortController[] = [];
const watchers = new Set<() => void>();

const tell = (): void => {
  for (const watcher of watchers) watcher();
};

export interface Watching {
  /** Gives the call up from outside. */
  readonly outer?: AbortSignal | undefined;
  /** The screen shows by itself how far the call is, and the way to give it up: a slow call is not reported. */
  readonly isShown?: boolean;
}

/**
 * Runs a call: counts it, notices when it is slow and ends it at the limit of the browser. The signal ends the call;
 * its reason is the caller's error.
 */
export const watched = async <Answer>(
  work: (signal: AbortSignal) => Promise<Answer>,
  { outer, isShown = false }: Watching = {},
): Promise<Answer> => {
  const own = new AbortController();
  const timers = [
    setTimeout(() => {
      if (isShown) return;
      slow = [...slow, own];
      tell();
    }, SLOW_MS),
    setTimeout(() => own.abort(new RpcError(undefined)), HTTP_TIMEOUT_MS),
  ];
  running += 1;
  tell();
  try {
    return await work(outer ? AbortSignal.any([own.signal, outer]) : own.signal);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    slow = slow.filter((each) => each !== own);
    running -= 1;
    tell();
  }
};

/** The counter behind the progress bar, and the calls that are slow. An external store for React. */
export const loading = {
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  count: (): number => running,
  slow: (): number => slow.length,
  /** Gives up the slow calls: nothing is known about their effect. */
  giveUp: (): void => {
    for (const each of slow) each.abort(new RpcError(undefined, 'cancelled'));
  },
};
