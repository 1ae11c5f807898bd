/** Work that is repeated until stopped: at once when woken, else after a pause. */
export interface Repeated {
  readonly wake: () => void;
  /** Resolves when what runs now is finished. */
  readonly stop: () => Promise<void>;
}

/**
 * Repeats `work`. It answers whether there is certainly more, then the next round follows at once. A wake during a
 * round is not lost. A round that throws is a round without more; `work` tells the log itself.
 */
export const repeat = (work: () => Promise<boolean>, pauseMs: number): Repeated => {
  let stopped = false;
  let woken = false;
  let rise = () => {};
  const wake = () => {
    woken = true;
    rise();
  };
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      rise = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!stopped) {
      woken = false;
      const more = await work().catch(() => false);
      if (!more && !woken && !stopped) await rest();
    }
  };
  const finished = run();
  return {
    wake,
    stop: async () => {
      stopped = true;
      wake();
      await finished;
    },
  };
};
