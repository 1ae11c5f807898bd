import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** What drawing a paper may take beyond what the process takes anyway. */
export interface Bounds {
  readonly patienceMs: number;
  readonly mostBytes: number;
}

const BOUNDS: Bounds = { patienceMs: 10_000, mostBytes: 512 * 1024 * 1024 };
const LOOK_MS = 25;

/** One paper lies before many people: what was found of its bytes is found once. */
const KEPT = 200;
const kept = new Map<string, boolean>();

/**
 * Whether a paper somebody brought can be drawn at all. A small file may unfold into more than the machine has, or keep
 * its reader busy for ever: it is tried in a thread that is stopped, here nothing stops.
 */
export const isDrawable = async (
  bytes: Uint8Array,
  content_type: string,
  bounds = BOUNDS,
): Promise<boolean> => {
  const id = `${content_type} ${createHash('sha256').update(bytes).digest('hex')}`;
  const known = kept.get(id);
  if (known !== undefined) return known;
  const drawable = await tried(bytes, content_type, bounds);
  kept.set(id, drawable);
  for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
  return drawable;
};

const tried = (bytes: Uint8Array, content_type: string, { patienceMs, mostBytes }: Bounds) =>
  new Promise<boolean>((done, failed) => {
    const worker = new Worker(new URL('./drawable-thread.ts', import.meta.url), {
      workerData: { bytes, content_type },
      // What a process is told to do at its start is not for a thread.
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const before = process.memoryUsage.rss();
    const end = Date.now() + patienceMs;
    const finish = (drawable: boolean): void => {
      clearInterval(watch);
      void worker.terminate();
      done(drawable);
    };
    const watch = setInterval(() => {
      if (Date.now() > end || process.memoryUsage.rss() - before > mostBytes) finish(false);
    }, LOOK_MS);
    worker.once('message', () => finish(true));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      // What draws is not there: that says nothing of the paper.
      if (error.code === 'ERR_MODULE_NOT_FOUND') failed(error);
      finish(false);
    });
    worker.once('exit', () => finish(false));
  });
