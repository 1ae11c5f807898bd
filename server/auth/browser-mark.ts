import type { CallContext } from '../call/context.ts';
import { cookieIn, ownCookie, secure } from './cookie.ts';
import { freshToken, tokenHash } from './tokens.ts';

/** As long as a browser is known by its mark after its last entry. */
export const KNOWN_S = 180 * 86_400;
const MARK = /^[A-Za-z0-9_-]{43}$/;

/** Under https no sibling host can set it: that is what the prefix means to a browser. */
const name = (): string => (secure() ? '__Host-eg.browser' : 'eg.browser');

/** Which browser asks, by a mark no script reads; undefined when it has none. */
export const markOf = (cookies: string | undefined): string | undefined => {
  const value = cookieIn(cookies, name());
  return value !== undefined && MARK.test(value) ? value : undefined;
};

/** What is stored of a browser's mark; '' for a browser without one, and for a program. */
export const browserOf = (mark: string | undefined): string =>
  mark === undefined ? '' : tokenHash(mark).toString('base64url');

/**
 * Runs an entry for a browser that can be told from others by the hash of its mark. A page of ours gets the mark it has
 * not got, whatever comes of the entry: a sign-in that waits for its second factor goes on in this browser. The mark
 * comes after the session's own cookie.
 */
export const asBrowser = async <T>(
  context: CallContext,
  enter: (browser: string) => Promise<T>,
): Promise<T> => {
  const mark = context.browserMark ?? (context.fromOwnPage ? freshToken() : undefined);
  try {
    return await enter(browserOf(mark));
  } finally {
    if (mark !== undefined && context.fromOwnPage) context.setCookie(ownCookie(name(), mark, KNOWN_S));
  }
};
