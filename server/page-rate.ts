import type { IncomingMessage } from 'node:http';
import { networkOf } from '../lib/identity/network.ts';
import { addressOf } from './api/address.ts';
import { sessionOfCookies } from './auth/cookie.ts';
import { secondsToCall } from './call/call-rate.ts';
import { readConfig } from './config.ts';

/** A page that is drawn costs the portal about as much as so many calls. */
const CALLS_OF_A_PAGE = 20;

/** Files that are no page: built ones, pictures of themes and of the portal. */
const NO_PAGE = /^\/(_next|themes|favicon|icon)/;

/**
 * Counts one page against the calls of a minute: of its session, or of the address where there is none. Resolves to the
 * seconds after which there may be another; 0 when this one may be drawn.
 */
export const secondsToPage = async (request: IncomingMessage): Promise<number> => {
  if (NO_PAGE.test(request.url ?? '')) return 0;
  const { CALLS_PER_PERSON, CALLS_PER_ADDRESS } = readConfig();
  const session = await sessionOfCookies(request.headers.cookie);
  return session === undefined
    ? secondsToCall(`pages:${networkOf(addressOf(request))}`, CALLS_PER_ADDRESS, CALLS_OF_A_PAGE)
    : secondsToCall(`session:${session}`, CALLS_PER_PERSON, CALLS_OF_A_PAGE);
};
