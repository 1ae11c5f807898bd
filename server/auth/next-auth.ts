import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { JSON_TYPE, nowhereText } from '../call/nowhere.ts';
import { readConfig } from '../config.ts';
import { log } from '../log.ts';
import { actorOfToken } from './authenticate.ts';

/**
 * The browser session of next-auth. Its cookie carries a session id and nothing else; who that session belongs to
 * is looked up at every use. Signing in here takes an access token the API has issued: there is one check of
 * passwords, and it is not this one.
 */
export const authOptions = (): NextAuthOptions => {
  const { AUTH_SECRET, APP_ORIGIN, REFRESH_TTL_S } = readConfig();
  // next-auth learns its address only here: from no other setting, and no Host header of a caller.
  // biome-ignore lint/style/noProcessEnv: the one way to tell it
  process.env.NEXTAUTH_URL = APP_ORIGIN;
  return { ...OPTIONS, secret: AUTH_SECRET, session: { strategy: 'jwt', maxAge: REFRESH_TTL_S } };
};

const OPTIONS: NextAuthOptions = {
  pages: { signIn: '/portal/login', signOut: '/portal/login', error: '/portal/login' },
  logger: {
    error: (code, metadata) => log.warn({ code, err: metadata }, 'next-auth'),
    warn: (code) => log.warn({ code }, 'next-auth'),
    debug: () => undefined,
  },
  providers: [
    CredentialsProvider({
      credentials: { access_token: {} },
      authorize: async (credentials) => {
        const actor = await actorOfToken(credentials?.access_token ?? '', 'ru');
        return actor ? { id: String(actor.session_id) } : null;
      },
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) => (user ? { session_id: Number(user.id) } : token),
    session: ({ session }) => ({ expires: session.expires }),
  },
};

const READ = ['GET', 'HEAD'];

/** What it answers here, and how it is asked. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  csrf: READ,
  providers: READ,
  session: READ,
  error: READ,
  signin: [...READ, 'POST'],
  signout: [...READ, 'POST'],
  callback: ['POST'],
};

/** The answer to what next-auth would fail on; undefined for everything it knows. */
export const refusedByNextAuth = (action: string, { method, headers }: Request): Response | undefined => {
  const methods = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!methods) return new Response(nowhereText(), { status: 404, headers: JSON_TYPE });
  if (!methods.includes(method))
    return new Response(null, { status: 405, headers: { allow: methods.join(', ') } });
  const isForm = /^application\/x-www-form-urlencoded(;|$)/i.test(headers.get('content-type') ?? '');
  return method === 'POST' && !isForm ? new Response(null, { status: 415 }) : undefined;
};
