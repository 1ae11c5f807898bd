import type { Context } from 'hono';
import { roomForBody } from './held-bodies.ts';

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
