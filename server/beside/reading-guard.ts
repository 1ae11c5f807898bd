import { workerData } from 'node:worker_threads';
import { processorTime } from './processor-time.ts';

/** What the guard of a reading process looks at. */
export interface Guarded {
  /**
   * Of the reading under way: the processor time at which it must have ended, in µs of the process; the moment, ms since
   * 1970, 0 between readings; the memory the process may have, bytes.
   */
  readonly limits: BigInt64Array;
  readonly parent: number;
}

const LOOK_MS = 20;

const { limits, parent } = workerData as Guarded;

const isOver = (): boolean => {
  const moment = Atomics.load(limits, 1);
  if (moment === 0n) return false;
  return (
    BigInt(Date.now()) > moment ||
    processorTime() > Atomics.load(limits, 0) ||
    BigInt(process.memoryUsage.rss()) > Atomics.load(limits, 2)
  );
};

// Nothing else stops a parser in the middle of its work, nor a process whose portal was killed.
setInterval(() => {
  if (isOver() || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
