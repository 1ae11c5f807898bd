import { onTestFinished } from 'vitest';

const NAMES = ['IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback'] as const;

/** For one test: a page has no layout, so what it draws is in sight, and its browser is at rest. */
export const seeAll = (): void => {
  for (const place of [globalThis, window]) {
    const before = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(place, name)] as const);
    for (const name of NAMES)
      Object.defineProperty(place, name, { value: IN_SIGHT[name], configurable: true, writable: true });
    onTestFinished(() => {
      for (const [name, own] of before)
        if (own) Object.defineProperty(place, name, own);
        else Reflect.deleteProperty(place, name);
    });
  }
};

class SeenAtOnce {
  private readonly tell: (entries: readonly object[]) => void;
  constructor(tell: (entries: readonly object[]) => void) {
    this.tell = tell;
  }
  observe(target: Element): void {
    queueMicrotask(() => this.tell([{ isIntersecting: true, target }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}

const IN_SIGHT = {
  IntersectionObserver: SeenAtOnce,
  requestIdleCallback: (work: () => void) => setTimeout(work, 0),
  cancelIdleCallback: clearTimeout,
};
