import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Literal, Scope, Within } from '../../lib/filter/filter.ts';
import { matches } from '../../lib/filter/matches.ts';
import { message } from '../../lib/registry/work.ts';
import { isNamed } from './named-readers.ts';
import {
  type DocumentChanged,
  type MessageSent,
  onSignal,
  type Signal,
  type ThreadChanged,
} from './signals.ts';
import { watchSession } from './watch-session.ts';

const STREAMS_PER_SESSION = 5;
/** Lines a reader may leave unread before it is cut off; it comes back and reads everything again. */
const UNREAD_LIMIT = 500;

const slot = globalThis as typeof globalThis & { egStreams?: Map<number, number> };

const open = (): Map<number, number> => {
  slot.egStreams ??= new Map();
  return slot.egStreams;
};

/** Whether a session has as many streams in this process as one browser needs. */
export const hasAllStreams = (sessionId: number): boolean =>
  (open().get(sessionId) ?? 0) >= STREAMS_PER_SESSION;

export interface StreamOf {
  readonly actor: Actor;
  /** The person behind the session now; undefined when it ended. */
  readonly again: () => Promise<Actor | undefined>;
  /** Aborted when the reader hung up. */
  readonly gone: AbortSignal;
}

/**
 * Server-sent events of one person: `changed` and `discussed` for documents in their scope, `message` for their
 * messages, `refetch` when something may have been missed. Ends with the session, with the process, and with a reader
 * who does not read.
 */
export const eventStream = ({ actor, again, gone }: StreamOf): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const session = actor.session_id;
  let person = actor;
  let end = () => {};

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let ended = false;
        const say = (text: string) => {
          if (ended || text === '') return;
          if ((controller.desiredSize ?? 0) < -UNREAD_LIMIT) end();
          else controller.enqueue(encoder.encode(text));
        };
        const forget = onSignal((signal) => say(lineOf(person, signal)));
        const stopWatching = watchSession({
          session_id: session,
          again,
          onAlive: (still) => {
            person = still;
            say(': alive\n\n');
          },
          onEnd: () => end(),
        });
        end = () => {
          if (ended) return;
          ended = true;
          stopWatching();
          forget();
          gone.removeEventListener('abort', end);
          leave(session);
          try {
            controller.close();
          } catch {
            // The reader cancelled: the stream is closed already.
          }
        };
        open().set(session, (open().get(session) ?? 0) + 1);
        gone.addEventListener('abort', end);
        say('retry: 2000\n\n');
        if (gone.aborted) end();
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  );
};

const leave = (session: number): void => {
  const left = (open().get(session) ?? 1) - 1;
  if (left > 0) open().set(session, left);
  else open().delete(session);
};

/** The event of a signal; '' for one the person may not hear, or the end of something. */
const lineOf = (actor: Actor, signal: Signal): string => {
  if (signal.kind === 'missed') return event('refetch', {});
  if (signal.kind !== 'message' && signal.kind !== 'changed' && signal.kind !== 'discussed') return '';
  if (!mayHear(actor, signal)) return '';
  if (signal.kind === 'message') return event('message', { id: signal.id });
  if (signal.kind === 'discussed') return event('discussed', { object_id: signal.object_id, id: signal.id });
  return event('changed', { object_id: signal.object_id, id: signal.id, status_id: signal.status_id });
};

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Whether a person may hear of this: the row scopes of lists, asked with what the signal carries. */
const mayHear = (actor: Actor, signal: DocumentChanged | ThreadChanged | MessageSent): boolean => {
  if (signal.kind === 'message') {
    const { kind: _kind, ...row } = signal;
    return covers(message.scope(actor), row as Record<string, Literal>);
  }
  const { kind: _kind, named, ...row } = signal;
  const family = familyOf(signal.object_id);
  const stands = { ...row, ...(named ? { status_id: named.status_id } : {}) };
  return family !== undefined && covers(family.scope(actor), stands, named && isNamed(named));
};

const covers = (
  scope: Scope,
  row: Readonly<Record<string, Literal>>,
  isWithin?: (rows: Within) => boolean,
): boolean => scope === 'all' || (scope !== 'none' && matches(scope, row, isWithin));
