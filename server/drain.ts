import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** So long a request may still run; then its connection is cut and it clears up after itself. */
const PATIENCE_MS = 6_000;
const LAST_BYTES_MS = 500;
const CLEARING_MS = 2_000;

/** The requests of a server that run now, and its end. */
export interface Drain {
  readonly watch: (request: Promise<unknown>) => void;
  /** Takes nothing new, waits for what runs, cuts what takes too long; resolves within nine seconds. */
  readonly end: () => Promise<void>;
}

/** A request that is cut off half-way still removes its temporary files, so the process waits for that too. */
export const drainOf = (server: Server): Drain => {
  const running = new Set<Promise<unknown>>();
  const settled = async (): Promise<void> => {
    while (running.size > 0) await Promise.allSettled(running);
  };
  return {
    watch: (request) => {
      const done = request
        .catch(() => undefined)
        .finally(() => {
          running.delete(done);
        });
      running.add(done);
    },
    end: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await within(PATIENCE_MS, settled());
      server.closeIdleConnections();
      await within(LAST_BYTES_MS, closed);
      server.closeAllConnections();
      await within(CLEARING_MS, settled());
    },
  };
};

const within = async (limitMs: number, work: Promise<void>): Promise<void> => {
  const late = new AbortController();
  await Promise.race([work, pause(limitMs, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
};
