import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';

export const BODY_CAP = 1024 * 1024;
const DEPTH_CAP = 32;

export type Body =
  | { ok: true; value: unknown }
  | { ok: false; reason: 'body_too_big' | 'parse_error' | 'invalid_request' };

/** The JSON body of a call: at most 1 MB, or as much as is said, and nested no deeper than 32. */
export const jsonBody = async (c: Context, cap = BODY_CAP): Promise<Body> => {
  const declared = c.req.header('content-length');
  if (Number(declared ?? 0) > cap) return { ok: false, reason: 'body_too_big' };
  const room = roomForBody(c);
  let text: string | undefined;
  try {
    // HTTP holds a body to the length it declares; only one that declares none is counted while it arrives.
    if (declared === undefined) text = await readCapped(c.req.raw, cap, room.take);
    else {
      room.take(Number(declared));
      text = await c.req.text();
    }
  } catch {
    // A caller who hangs up in the middle has made no call: nothing of ours has failed.
    return { ok: false, reason: 'invalid_request' };
  } finally {
    room.leave();
  }
  if (text === undefined) return { ok: false, reason: 'body_too_big' };
  if (deeperThan(text, DEPTH_CAP)) return { ok: false, reason: 'invalid_request' };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'parse_error' };
  }
};

const readCapped = async (
  request: Request,
  cap: number,
  take: (bytes: number) => void,
): Promise<string | undefined> => {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > cap) return undefined;
    take(chunk.byteLength);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Counts brackets outside strings, before anything is built from the text. */
const deeperThan = (text: string, cap: number): boolean => {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (inString) {
      if (char === 92) index += 1;
      else if (char === 34) inString = false;
    } else if (char === 34) inString = true;
    else if (char === 91 || char === 123) {
      depth += 1;
      if (depth > cap) return true;
    } else if (char === 93 || char === 125) depth -= 1;
  }
  return false;
};

/** Bytes of unfinished bodies that this process holds at most, of all senders together. */
const HELD_BYTES_MAX = 64 * 1024 * 1024;

interface Held {
  bytes: number;
  readonly hangUp: () => void;
}

const held = new Set<Held>();
let heldBytes = 0;

/** Room for a body while it arrives. */
interface Room {
  readonly take: (bytes: number) => void;
  readonly leave: () => void;
}

/**
 * Counts what has come of a body, before its caller is known. A body takes milliseconds: where there is no room left,
 * the one that has waited longest gives way, and its connection is cut.
 */
export const roomForBody = (c: Context, most = HELD_BYTES_MAX): Room => {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  const mine: Held = { bytes: 0, hangUp: () => void incoming?.socket.destroy() };
  held.add(mine);
  return {
    take: (bytes) => {
      if (!held.has(mine)) return;
      mine.bytes += bytes;
      heldBytes += bytes;
      for (const oldest of held) {
        if (heldBytes <= most || oldest === mine) return;
        leave(oldest);
        oldest.hangUp();
      }
    },
    leave: () => leave(mine),
  };
};

const leave = (one: Held): void => {
  if (held.delete(one)) heldBytes -= one.bytes;
};

const SO_LATE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

const waiting = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Limits the time to send the rest of a body, from now; a further call restarts it. A late caller is cut off: what
 * waits for the body hears that the connection has ended.
 */
export const limitBodyTime = (request: IncomingMessage, response: ServerResponse, limitMs: number): void => {
  const before = waiting.get(request);
  clearTimeout(before);
  if (request.complete || !hasBody(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write(SO_LATE);
    request.socket.destroySoon();
  }, limitMs).unref();
  waiting.set(request, timer);
  if (!before) request.once('close', () => clearTimeout(waiting.get(request)));
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
