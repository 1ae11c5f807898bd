import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CallError } from '../call/call-error.ts';
import type { Answer, Asked } from './message.ts';
import { processorTime } from './processor-time.ts';
import { READERS } from './readers.ts';
import type { Guarded } from './reading-guard.ts';

/** A reading may wait for a processor so many times as long as it may use one. */
const WAITS = 6;

/**
 * The process that reads what people send: no database, no secrets, nothing to lose. Its guard, a thread of its own,
 * ends it when a reading takes too long or too much, or when the portal is gone.
 */
const limits = new BigInt64Array(new SharedArrayBuffer(24));
const guarded: Guarded = { limits, parent: process.ppid };
const guard = new Worker(new URL('./reading-guard.ts', import.meta.url), {
  workerData: guarded,
  execArgv: [],
});

const within = async <T>({ processorMs, mostBytes }: Asked['bounds'], work: () => Promise<T>): Promise<T> => {
  Atomics.store(limits, 0, processorTime() + BigInt(processorMs * 1_000));
  Atomics.store(limits, 2, BigInt(mostBytes));
  Atomics.store(limits, 1, BigInt(Date.now() + processorMs * WAITS));
  try {
    return await work();
  } finally {
    Atomics.store(limits, 1, 0n);
  }
};

const answer = async ({ name, input, bounds }: Asked): Promise<Answer> => {
  try {
    const read = await READERS.get(name)?.load();
    if (!read) throw new Error(`nothing reads ${name}`);
    return { read: await within(bounds, async () => read(input as never)) };
  } catch (error) {
    if (error instanceof CallError) return { refused: error.refusal };
    const { stack = String(error), code } = error as NodeJS.ErrnoException;
    return { failed: stack, code };
  }
};

process.on('message', async (asked: Asked) => process.send?.(await answer(asked)));
process.on('disconnect', () => process.exit());
await once(guard, 'online');
process.send?.('ready');
