import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CallError, refusal } from '../call/call-error.ts';
import { boundedQueue } from '../call/queue.ts';
import type { Answer, Asked } from './message.ts';
import type { Bounds, Reader } from './reader.ts';

const AT_ONCE = 2;
const WAITING = 60;
const REST_MS = 60_000;
/** Readings stay small in the heap; what they unfold into is watched as memory of the whole process. */
const HEAP_MB = 256;

const queued = boundedQueue(AT_ONCE, WAITING, () => refusal('files_busy'));

/** Processes that wait for their next reading, each with the timer that ends its waiting. */
const resting = new Map<ChildProcess, NodeJS.Timeout>();

export interface Asking {
  /** The caller: readings of one caller run one after another, so that none fills every place. */
  readonly by: string;
  readonly bounds?: Bounds;
}

/**
 * Reads what a caller sent in a process beside the portal, which is killed when it takes longer or more memory than it
 * may; the portal answers other calls meanwhile. Undefined when it was stopped. Refuses what the reader refuses, and
 * files_busy.
 */
export const readBeside = <Given, Read>(
  reader: Reader<Given, Read>,
  input: Given,
  { by, bounds = reader.bounds }: Asking,
): Promise<Read | undefined> =>
  inTurn(by, () =>
    queued(async () => {
      const answer = await ask({ name: reader.name, input, bounds });
      if (!answer) return undefined;
      if ('refused' in answer) throw new CallError(answer.refused);
      if ('failed' in answer)
        throw Object.assign(new Error(`a reading failed: ${answer.failed}`), { code: answer.code });
      return answer.read as Read;
    }),
  );

/** One reading; a process that answered rests for the next, one that was stopped is gone. */
const ask = async (asked: Asked): Promise<Answer | undefined> => {
  const child = rested() ?? (await start());
  hold(child, true);
  const answer = await new Promise<Answer | undefined>((resolve) => {
    child.once('message', (message) => resolve(message as Answer));
    child.once('exit', () => resolve(undefined));
    child.send(asked, (error) => error && resolve(undefined));
  });
  child.removeAllListeners();
  if (answer && child.connected) rest(child);
  return answer;
};

const rested = (): ChildProcess | undefined => {
  for (const [child, tired] of resting) {
    clearTimeout(tired);
    resting.delete(child);
    if (child.connected) return child;
  }
  return undefined;
};

/** It gets none of the portal's settings: an attacker who breaks a parser finds no secret there. */
const start = async (): Promise<ChildProcess> => {
  const child = fork(fileURLToPath(new URL('./reading-process.ts', import.meta.url)), {
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: getCompileCacheDir() },
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`what reads files does not start: ${code}`)));
    child.once('error', reject);
  });
  child.removeAllListeners();
  return child;
};

const rest = (child: ChildProcess): void => {
  const tired = setTimeout(() => {
    resting.delete(child);
    if (child.connected) child.disconnect();
  }, REST_MS).unref();
  resting.set(child, tired);
  hold(child, false);
};

/** A process that rests keeps no portal from ending. */
const hold = (child: ChildProcess, held: boolean): void => {
  for (const handle of [child, child.channel]) held ? handle?.ref() : handle?.unref();
};

const WAITING_OF_ONE = 20;

interface Turn {
  readonly last: Promise<unknown>;
  readonly count: number;
}

const turns = new Map<string, Turn>();

/** Runs the work of one person after their earlier work. Refuses files_busy when too much of it waits. */
const inTurn = async <T>(by: string, work: () => Promise<T>): Promise<T> => {
  const before = turns.get(by);
  if ((before?.count ?? 0) >= WAITING_OF_ONE) throw refusal('files_busy');
  const mine = (before?.last ?? Promise.resolve()).then(work, work);
  const turn = { last: mine, count: (before?.count ?? 0) + 1 };
  turns.set(by, turn);
  try {
    return await mine;
  } finally {
    const now = turns.get(by);
    if (now && now.count > 1) turns.set(by, { ...now, count: now.count - 1 });
    else turns.delete(by);
  }
};
