import { workerData } from 'node:worker_threads';

/** What the guard of a reading process looks at. */
export interface Guarded {
  /** When the reading must have ended, ms since 1970, 0 between readings; and the memory the process may have, bytes. */
  readonly limits: BigInt64Array;
  readonly parent: number;
}

const LOOK_MS = 20;

const { limits, parent } = workerData as Guarded;

// Nothing else stops a parser in the middle of its work, nor a process whose portal was killed.
setInterval(() => {
  const end = Atomics.load(limits, 0);
  const isOver =
    end !== 0n && (BigInt(Date.now()) > end || BigInt(process.memoryUsage.rss()) > Atomics.load(limits, 1));
  if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
