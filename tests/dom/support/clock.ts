import { onTestFinished, vi } from 'vitest';

/** A clock that goes as usual and that a test turns forward; the answer turns it by so many milliseconds. */
export const turnableClock = (): ((ms: number) => Promise<unknown>) => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => vi.advanceTimersByTimeAsync(ms);
};
