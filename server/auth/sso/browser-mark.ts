import { randomBytes } from 'node:crypto';
import { readConfig } from '../../config.ts';
import { tokenHash } from '../tokens.ts';

const LIFE_S = 900;
const MARK = /^[A-Za-z0-9_-]{43}$/;

const secure = (): boolean => readConfig().APP_ORIGIN.startsWith('https:');

/** Under https no sibling host can set it: that is what the prefix means to a browser. */
const name = (): string => (secure() ? '__Host-eg.sso' : 'eg.sso');

/** Which browser asks, by a mark no script reads; undefined when it has none. */
export const markOf = (cookies: string | undefined): string | undefined => {
  const value = cookies
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name()}=`))
    ?.slice(name().length + 1);
  return value !== undefined && MARK.test(value) ? value : undefined;
};

export const newMark = (): string => randomBytes(32).toString('base64url');

export const markCookie = (mark: string): string =>
  `${name()}=${mark}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFE_S}${secure() ? '; Secure' : ''}`;

/** What is stored of a mark. */
export const markHash = (mark: string): string => tokenHash(mark).toString('base64url');
