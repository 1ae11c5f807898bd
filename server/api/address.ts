import type { IncomingMessage } from 'node:http';
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
