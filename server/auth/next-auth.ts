import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { readConfig } from '../config.ts';
import { actorOfToken } from './authenticate.ts';

/**
 * The browser session of next-auth. Its cookie carries a session id and nothing else; who that session belongs to
 * is looked up at every use. Signing in here takes an access token the API has issued: there is one check of
 * passwords, and it is not this one.
 */
export const authOptions = (): NextAuthOptions => ({
  secret: readConfig().AUTH_SECRET,
  session: { strategy: 'jwt', maxAge: readConfig().REFRESH_TTL_S },
  pages: { signIn: '/portal/login', signOut: '/portal/login' },
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
});
