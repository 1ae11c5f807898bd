import { cookieIn, ownCookie, secure } from '../cookie.ts';
import { tokenHash } from '../tokens.ts';

const LIFE_S = 900;
const MARK = /^[A-Za-z0-9_-]{43}$/;

/** Under https no sibling host can set it: that is what the prefix means to a browser. */
const name = (): string => (secure() ? '__Host-eg.sso' : 'eg.sso');

/** Which browser asks, by a mark no script reads; undefined when it has none. */
export const markOf = (cookies: string | undefined): string | undefined => {
  const value = cookieIn(cookies, name());
  return value !== undefined && MARK.test(value) ? value : undefined;
};

export const markCookie = (mark: string): string => ownCookie(name(), mark, LIFE_S);

/** What is stored of a mark. */
export const markHash = (mark: string): string => tokenHash(mark).toString('base64url');
