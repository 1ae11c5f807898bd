import { vi } from 'vitest';

/** A page of a test has no layout: what it draws is in sight, and its browser is at rest. */
export const seeAll = (): void => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (entries: readonly object[]) => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.tell = tell;
      }
      observe(target: Element): void {
        queueMicrotask(() => this.tell([{ isIntersecting: true, target }]));
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const later = (work: () => void) => setTimeout(work, 0);
  Object.assign(window, { requestIdleCallback: later, cancelIdleCallback: clearTimeout });
  vi.stubGlobal('requestIdleCallback', later);
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
};
