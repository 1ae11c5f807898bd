/** How long an act may be taken back before it is sent. */
export const DELAY_MS = 10_000;

/** An act that was decided and is not sent yet: no other user can see it. */
interface DelayedAct {
  /** The documents it is about. */
  readonly ids: readonly number[];
  /** Carries it out, and says what became of it. */
  readonly send: () => Promise<void>;
  /** Says that it was taken back. */
  readonly undone: () => void;
}

interface Waiting extends DelayedAct {
  timer: ReturnType<typeof setTimeout> | undefined;
}

let waiting: readonly Waiting[] = [];
let ids: ReadonlySet<number> = new Set();
const watchers = new Set<() => void>();

/**
 * Sends an act after ten seconds, or at once when the page is left, hidden, closed or signed out of; answers how to take it
 * back until then.
 */
export const delay = (act: DelayedAct): (() => void) => {
  const own: Waiting = { ...act, timer: undefined };
  own.timer = setTimeout(() => void carryOut(own), DELAY_MS);
  put([...waiting, own]);
  listen();
  return () => takeBack(own);
};

/** Takes the latest act back that was not sent yet. */
export const undoLatest = (): void => {
  const latest = waiting.findLast(({ timer }) => timer !== undefined);
  if (latest) takeBack(latest);
};

const takeBack = (act: Waiting): void => {
  if (act.timer === undefined) return;
  stop(act);
  put(waiting.filter((each) => each !== act));
  act.undone();
};

/** Sends all that waits now; resolves once each was answered, also where one fails. */
export const sendDelayed = async (): Promise<void> => {
  await Promise.allSettled(waiting.filter(({ timer }) => timer !== undefined).map(carryOut));
};

/** Documents whose act is not answered yet. An external store for React. */
export const delayedIds = {
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  read: (): ReadonlySet<number> => ids,
};

const carryOut = async (act: Waiting): Promise<void> => {
  stop(act);
  try {
    await act.send();
  } finally {
    put(waiting.filter((each) => each !== act));
  }
};

const stop = (act: Waiting): void => {
  clearTimeout(act.timer);
  act.timer = undefined;
};

const put = (next: readonly Waiting[]): void => {
  waiting = next;
  ids = new Set(next.flatMap((act) => act.ids));
  for (const watcher of watchers) watcher();
};

let listening = false;

const listen = (): void => {
  if (listening) return;
  listening = true;
  window.addEventListener('pagehide', () => void sendDelayed());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendDelayed();
  });
};
