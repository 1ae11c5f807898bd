import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { familyOf } from '../../lib/documents/families.ts';
import { namingLines } from '../../lib/documents/named-readers.ts';
import { readConfig } from '../config.ts';
import { db } from '../db/tx.ts';
import { log } from '../log.ts';
import { namedIn } from './named-readers.ts';
import { emitSignal, parseSignal, type Signal } from './signals.ts';

const CHANNELS = [
  'portal_changed',
  'portal_discussed',
  'portal_message',
  'portal_session',
  'portal_rights',
  'portal_intended',
] as const;
/** Channel of a trial message: a pool of transactions takes a LISTEN and passes nothing on. */
const TRIAL = 'portal_heard';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const PING_MS = 15_000;
const ANSWER_LIMIT_MS = 5_000;

interface Line {
  stopped: boolean;
  client: pg.Client | undefined;
  /** Whether anything came over `client` yet. */
  heard: boolean;
  /** Called once something comes. */
  readonly hearing: Set<() => void>;
  readonly abort: AbortController;
}

/** One line per process, whichever copy of this module opened it. */
const slot = globalThis as typeof globalThis & { egLine?: Line };

/**
 * Opens this process's one connection that listens to the database, unless it is open. A lost one is opened again, with
 * growing pauses, and then `missed` is emitted. Never throws: without the line the portal works, only less live.
 */
export const startListening = async (): Promise<void> => {
  if (slot.egLine) return;
  const line: Line = {
    stopped: false,
    client: undefined,
    heard: false,
    hearing: new Set(),
    abort: new AbortController(),
  };
  slot.egLine = line;
  void keepOpen(line, await connect(line));
};

/** Tells every open stream that the process ends, then hangs up. */
export const stopListening = async (): Promise<void> => {
  const line = slot.egLine;
  if (!line) return;
  slot.egLine = undefined;
  line.stopped = true;
  line.abort.abort();
  emitSignal({ kind: 'closing' });
  await line.client?.end().catch(() => undefined);
};

/** An open connection and what will end it. */
interface Connection {
  readonly ended: Promise<void>;
}

/**
 * Whether notifications come over an open line, tried until one did. A line that is just being opened again is not
 * judged: the portal works without it.
 */
export const hearsDatabase = async (limitMs: number): Promise<boolean> => {
  const line = slot.egLine;
  if (!line?.client || line.heard) return true;
  let tell = (): void => {};
  const heard = new Promise<boolean>((resolve) => {
    tell = () => resolve(true);
    line.hearing.add(tell);
  });
  const late = new AbortController();
  try {
    await db.rows('select pg_notify($1, $2)', [TRIAL, '']);
    return await Promise.race([heard, pause(limitMs, line.heard, { ref: false, signal: late.signal })]);
  } finally {
    line.hearing.delete(tell);
    late.abort();
  }
};

const connect = async (line: Line): Promise<Connection | undefined> => {
  const client = new pg.Client({
    connectionString: readConfig().DATABASE_DIRECT_URL,
    application_name: 'portal listen',
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    keepAlive: true,
  });
  const closed = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ channel, payload }) => {
    line.heard = true;
    for (const tell of line.hearing) tell();
    const signal = parseSignal(channel, payload ?? '');
    if (signal) void emitWithNamed(signal);
  });
  try {
    await client.connect();
    await client.query([...CHANNELS, TRIAL].map((channel) => `listen "${channel}"`).join(';'));
  } catch (error) {
    log.warn({ err: error }, 'not listening to the database');
    void client.end().catch(() => undefined);
    return undefined;
  }
  line.client = client;
  line.heard = false;
  return { ended: Promise.race([closed, unanswered(line, client)]) };
};

/** Emits a signal; one of a document that names its readers, once those are read. */
const emitWithNamed = async (signal: Signal): Promise<void> => {
  const family =
    signal.kind === 'changed' || signal.kind === 'discussed' ? familyOf(signal.object_id) : undefined;
  const naming = family && namingLines(family);
  if (!naming || (signal.kind !== 'changed' && signal.kind !== 'discussed')) return emitSignal(signal);
  try {
    const named = await namedIn(db, naming, signal.id);
    emitSignal(named ? { ...signal, named } : signal);
  } catch (error) {
    log.warn({ err: error }, 'readers of a document are not known');
    emitSignal(signal);
  }
};

/** Finds a silently broken connection by asking. */
const unanswered = async (line: Line, client: pg.Client): Promise<void> => {
  try {
    while (line.client === client) {
      await pause(PING_MS, undefined, { ref: false, signal: line.abort.signal });
      await client.query('select 1');
    }
  } catch {
    // No answer, or told to stop: either way this connection is over.
  }
};

const keepOpen = async (line: Line, first: Connection | undefined): Promise<void> => {
  let connection = first;
  let wait = FIRST_PAUSE_MS;
  while (!line.stopped) {
    await connection?.ended;
    if (line.stopped) return;
    void line.client?.end().catch(() => undefined);
    line.client = undefined;
    await pause(wait, undefined, { ref: false, signal: line.abort.signal }).catch(() => undefined);
    if (line.stopped) return;
    connection = await connect(line);
    wait = connection ? FIRST_PAUSE_MS : Math.min(wait * 2, LONGEST_PAUSE_MS);
    if (connection) emitSignal({ kind: 'missed' });
  }
};
