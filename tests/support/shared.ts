import { afterAll, beforeAll } from 'vitest';
import type { Company } from './matrix-company.ts';
import { type OwnProcess, ownCompany } from './own-process.ts';

/**
 * What the tests of a file share: opened before the first of them, closed after the last, what was opened last first.
 * Its members are there while tests and hooks run, not while the file is read.
 */
export const shared = <T extends object>(open: () => T | Promise<T>): T => {
  let now: T | undefined;
  beforeAll(async () => {
    now = await open();
  });
  afterAll(() => now && close(now));
  return standingFor(() => {
    if (!now) throw new Error('It is opened before the tests, and this asks earlier.');
    return now;
  });
};

/** This process as one of the portal with the company of the matrix, shared by the tests of a file. */
export const sharedCompany = (): { own: OwnProcess; company: Company } => {
  const made = shared(async () => {
    const { own, company } = await ownCompany();
    const close = async () => {
      await company.close();
      await own.close();
    };
    return { own, company, close };
  });
  return { own: standingFor(() => made.own), company: standingFor(() => made.company) };
};

const CLOSES = ['close', 'stop', 'end', 'drop'] as const;

const close = (held: Partial<Record<(typeof CLOSES)[number], () => unknown>>): unknown =>
  CLOSES.map((name) => held[name]?.bind(held)).find((closes) => closes !== undefined)?.();

/** What stands for whatever `now` answers, a function too. Methods of a class are bound: a proxy has no private fields. */
const standingFor = <T extends object>(now: () => T): T =>
  new Proxy((() => {}) as unknown as T, {
    apply: (_, self, values) => Reflect.apply(now() as () => unknown, self, values),
    get: (_, key) => {
      const value = Reflect.get(now(), key);
      return typeof value === 'function' && Object.getPrototypeOf(now()) !== Object.prototype
        ? value.bind(now())
        : value;
    },
    set: (_, key, value) => Reflect.set(now(), key, value),
    has: (_, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, key) => {
      const found = Reflect.getOwnPropertyDescriptor(now(), key);
      return found && { ...found, configurable: true };
    },
  });
