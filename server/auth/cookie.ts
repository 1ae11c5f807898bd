import { decode, encode } from 'next-auth/jwt';
import { readConfig } from '../config.ts';

/** Far beyond any session: how long one lives is for its row and the database's clock to say. */
const ENVELOPE_S = 10 * 366 * 86_400;

/**
 * The browser's cookie is next-auth's own, and holds a session id and nothing else. It serves pages, GETs of files
 * and events, and the silent token refresh; no other call looks at it.
 */
export const cookieName = (): string =>
  secure() ? '__Secure-next-auth.session-token' : 'next-auth.session-token';

const secure = (): boolean => readConfig().APP_ORIGIN.startsWith('https:');

export const sessionCookie = async (sessionId: number): Promise<string> => {
  const { AUTH_SECRET, REFRESH_TTL_S } = readConfig();
  const value = await encode({
    token: { session_id: sessionId },
    secret: AUTH_SECRET,
    maxAge: ENVELOPE_S,
  });
  return `${cookieName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${REFRESH_TTL_S}${secure() ? '; Secure' : ''}`;
};

export const clearedCookie = (): string =>
  `${cookieName()}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure() ? '; Secure' : ''}`;

/** The session id a cookie header carries; undefined for a forged, foreign or absent one. */
export const sessionOfCookies = async (header: string | null | undefined): Promise<number | undefined> => {
  const value = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${cookieName()}=`))
    ?.slice(cookieName().length + 1);
  if (!value) return undefined;
  const token = await decode({ token: value, secret: readConfig().AUTH_SECRET }).catch(() => null);
  return typeof token?.session_id === 'number' ? token.session_id : undefined;
};
