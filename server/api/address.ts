import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Whose } from '../client/own-rules.ts';
import { readConfig } from '../config.ts';

/**
 * The address by which attempts are counted. A proxy's header is read only where the operator says there is a proxy:
 * it appends the address it saw, everything before that may come from the caller.
 */
export const addressOf = (request: IncomingMessage | undefined): string => {
  const forwarded = readConfig().TRUST_PROXY
    ? [request?.headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim()
    : undefined;
  return forwarded || request?.socket?.remoteAddress || 'local';
};

const KEY = 'whose_call';

/** Remembers whose call it is, once that is known: the caller's client, else the one of the address. */
export const keepClientOfCall = (c: Context, whose: Whose): void => c.set(KEY, whose);

/** The client whose call it is; one without a name before that is known. */
export const clientOfCall = (c: Context): Whose => (c.get(KEY) as Whose | undefined) ?? { client_code: '' };
