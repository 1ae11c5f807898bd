import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Locale } from '../../lib/access/actor.ts';
import { actorOfSession, actorOfToken } from '../auth/authenticate.ts';
import { sessionOfCookies } from '../auth/cookie.ts';
import { readConfig } from '../config.ts';
import type { CallContext } from '../rpc/context.ts';

const CLIENT = /^[a-z0-9_-]{1,32}$/;

const localeOf = (header: string | undefined): Locale =>
  header?.trim().toLowerCase().startsWith('en') ? 'en' : 'ru';

const clientOf = (header: string | undefined): string => {
  const code = (header ?? '').toLowerCase();
  return CLIENT.test(code) ? code : 'eg';
};

/** The address attempts are counted by; a proxy's word is taken only where the operator says there is one. */
const addressOf = (c: Context): string => {
  const forwarded = readConfig().TRUST_PROXY
    ? c.req.header('x-forwarded-for')?.split(',')[0]?.trim()
    : undefined;
  const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
    ?.socket;
  return forwarded || socket?.remoteAddress || 'local';
};

/** The bearer of a call; undefined when there is none. Tokens in an address are never read. */
const bearerOf = (c: Context): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1];

/** A page of ours, by the browser's own word or by the Origin header; never a foreign site. */
export const fromOwnPage = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin');
  return (
    origin !== undefined &&
    (origin === readConfig().APP_ORIGIN || origin.replace(/^https?:\/\//, '') === c.req.header('host'))
  );
};

/**
 * Who calls and how. The only reader of bearer tokens and cookies: a call is the bearer's; the cookie counts only
 * where `cookie` says so (files, events and the silent refresh).
 */
export const callContext = async (
  c: Context,
  cookie: 'never' | 'refresh' | 'instead-of-bearer',
): Promise<CallContext> => {
  const locale = localeOf(c.req.header('accept-language'));
  const bearer = bearerOf(c);
  const own = fromOwnPage(c);
  const cookieSession = cookie === 'never' ? undefined : await sessionOfCookies(c.req.header('cookie'));
  const actor = bearer
    ? await actorOfToken(bearer, locale)
    : cookie === 'instead-of-bearer' && cookieSession !== undefined
      ? await actorOfSession(cookieSession, locale)
      : undefined;
  const key = c.req.header('idempotency-key');
  return {
    requestId: requestId(),
    locale,
    client: clientOf(c.req.header('x-client')),
    address: addressOf(c),
    userAgent: c.req.header('user-agent') ?? '',
    fingerprint: c.req.header('x-fingerprint')?.slice(0, 128) ?? '',
    idempotencyKey: key,
    actor: actor ?? null,
    cookieSession: cookie === 'refresh' && own ? (cookieSession ?? null) : null,
    setCookie: (value) => c.header('set-cookie', value, { append: true }),
    fromOwnPage: own,
  };
};

/** Short enough to read out to support. */
export const requestId = (): string => randomUUID().slice(0, 13).toUpperCase();
