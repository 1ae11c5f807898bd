import type { Context } from 'hono';
import type { Actor } from '../../lib/access/actor.ts';
import { errorBodyFor } from '../call/error-body.ts';
import { refusalOf } from '../call/refusal-of.ts';

/** Hears how far a work is, and ends it when the caller hangs up. */
export interface Course {
  readonly progress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** What the envelope of a refusal is made of. */
interface Told {
  readonly tried: string;
  readonly requestId: string;
}

/** Answers a long work as lines of JSON: how far it is, and at last the envelope of every call. */
export const progressLines = (
  c: Context,
  actor: Actor,
  { tried, requestId }: Told,
  work: (course: Course) => Promise<object>,
): Response => {
  const text = new TextEncoder();
  const hungUp = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: async (stream) => {
      const say = (line: object): void => {
        if (!hungUp.signal.aborted) stream.enqueue(text.encode(`${JSON.stringify(line)}\n`));
      };
      const progress = (done: number, total: number): void => say({ done, total });
      try {
        say({ jsonrpc: '2.0', id: null, result: await work({ progress, signal: hungUp.signal }) });
      } catch (error) {
        if (hungUp.signal.aborted) return;
        const refused = refusalOf(error, tried, requestId);
        say({ jsonrpc: '2.0', id: null, error: await errorBodyFor(actor, refused, requestId) });
      }
      if (!hungUp.signal.aborted) stream.close();
    },
    cancel: () => hungUp.abort(),
  });
  return c.body(body, 200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
};
