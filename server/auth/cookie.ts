import { readConfig } from '../config.ts';

/** Far beyond any session: how long one lives is for its row and the database's clock to say. */
const ENVELOPE_S = 10 * 366 * 86_400;

/**
 * The browser's cookie is next-auth's own, and holds a session id and nothing else. It serves pages, GETs of files
 * and events, and the silent token refresh; no other call looks at it.
 */
export const cookieName = (): string =>
  secure() ? '__Secure-next-auth.session-token' : 'next-auth.session-token';

/** Whether cookies travel under https only. */
export const secure = (): boolean => readConfig().APP_ORIGIN.startsWith('https:');

/** The value of one cookie of a header. */
export const cookieIn = (header: string | null | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A cookie no script reads, for so many seconds. */
export const ownCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure() ? '; Secure' : ''}`;

export const sessionCookie = async (sessionId: number): Promise<string> => {
  const { AUTH_SECRET, REFRESH_TTL_S } = readConfig();
  const { encode } = await import('next-auth/jwt');
  const value = await encode({
    token: { session_id: sessionId },
    secret: AUTH_SECRET,
    maxAge: ENVELOPE_S,
  });
  return ownCookie(cookieName(), value, REFRESH_TTL_S);
};

export const clearedCookie = (): string => ownCookie(cookieName(), '', 0);

/** The session id a cookie header carries; undefined for a forged, foreign or absent one. */
export const sessionOfCookies = async (header: string | null | undefined): Promise<number | undefined> => {
  const value = cookieIn(header, cookieName());
  if (!value) return undefined;
  const { decode } = await import('next-auth/jwt');
  const token = await decode({ token: value, secret: readConfig().AUTH_SECRET }).catch(() => null);
  return typeof token?.session_id === 'number' ? token.session_id : undefined;
};
