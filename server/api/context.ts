import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Locale } from '../../lib/access/actor.ts';
import { networkOf } from '../../lib/identity/network.ts';
import { actorOfSession, actorOfToken } from '../auth/authenticate.ts';
import { markOf } from '../auth/browser-mark.ts';
import { sessionOfCookies } from '../auth/cookie.ts';
import type { Caused } from '../auth/idle.ts';
import { answerRoom } from '../call/answer-room.ts';
import { countCall } from '../call/call-rate.ts';
import type { CallContext } from '../call/context.ts';
import { requestId } from '../call/request-id.ts';
import { readConfig } from '../config.ts';
import { addressOf, keepClientOfCall } from './address.ts';
import { untilSent } from './until-sent.ts';

const CLIENT = /^[a-z0-9_-]{1,32}$/;

const localeOf = (header: string | undefined): Locale =>
  header?.trim().toLowerCase().startsWith('en') ? 'en' : 'ru';

const clientOf = (header: string | undefined): string => {
  const code = (header ?? '').toLowerCase();
  return CLIENT.test(code) ? code : 'eg';
};

/** The address of a call (`address.ts`). */
export const addressOfCall = (c: Context): string =>
  addressOf((c.env as { incoming?: IncomingMessage } | undefined)?.incoming);

/** The bearer of a call; undefined when there is none. Tokens in an address are never read. */
export const bearerOf = (c: Context): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1];

/**
 * Where a call comes from, by Sec-Fetch-Site, else by Origin; `unknown` without either. Our own origin is the one the
 * operator has configured: a Host header is the caller's word.
 */
const senderOf = (c: Context): 'own' | 'foreign' | 'unknown' => {
  const site = c.req.header('sec-fetch-site');
  if (site === 'same-origin') return 'own';
  // A typed or bookmarked address comes from no site.
  if (site !== undefined) return site === 'none' ? 'unknown' : 'foreign';
  const origin = c.req.header('origin');
  if (origin === undefined) return 'unknown';
  return origin === readConfig().APP_ORIGIN ? 'own' : 'foreign';
};

/** A page marks calls it makes by itself; an unmarked call counts as activity of the person. */
const causeOf = (c: Context): Caused =>
  c.req.header('x-background') === '1' ? 'in-background' : 'by-person';

/**
 * Who calls and how. The only reader of bearer tokens and cookies: a call is the bearer's; the cookie counts only
 * where `cookie` says so (files, events and the silent refresh).
 */
export const callContext = async (
  c: Context,
  cookie: 'never' | 'refresh' | 'instead-of-bearer',
  caused: Caused = causeOf(c),
): Promise<CallContext> => {
  const locale = localeOf(c.req.header('accept-language'));
  const bearer = bearerOf(c);
  const fingerprint = c.req.header('x-fingerprint')?.slice(0, 128) ?? '';
  const address = addressOfCall(c);
  const sender = senderOf(c);
  const own = sender === 'own';
  const cookieSession = cookie === 'never' ? undefined : await sessionOfCookies(c.req.header('cookie'));
  const actor = bearer
    ? await actorOfToken(bearer, locale, caused, { fingerprint, address })
    : cookie === 'instead-of-bearer' && cookieSession !== undefined && sender !== 'foreign'
      ? await actorOfSession(cookieSession, locale, caused)
      : undefined;
  const key = c.req.header('idempotency-key');
  const client = clientOf(c.req.header('x-client'));
  keepClientOfCall(c, actor ?? { client_code: client });
  const caller = actor ? `user:${actor.user_id}` : `address:${networkOf(address)}`;
  const { CALLS_PER_PERSON, CALLS_PER_ADDRESS } = readConfig();
  return {
    requestId: requestId(),
    locale,
    client,
    address,
    userAgent: c.req.header('user-agent') ?? '',
    fingerprint,
    idempotencyKey: key,
    actor: actor ?? null,
    cookieSession: cookie === 'refresh' && own ? (cookieSession ?? null) : null,
    browserMark: markOf(c.req.header('cookie')),
    caller,
    // Callers who are not signed in share one room: however many they are, others find room.
    answer: answerRoom(actor ? caller : 'anonymous', untilSent(outgoingOf(c))),
    countCall: () => countCall(caller, actor ? CALLS_PER_PERSON : CALLS_PER_ADDRESS),
    setCookie: (value) => c.header('set-cookie', value, { append: true }),
    fromOwnPage: own,
  };
};

const outgoingOf = (c: Context): ServerResponse | undefined =>
  (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
