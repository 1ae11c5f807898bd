import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { freePort } from './portal.ts';

/** A person as the provider knows them: claims as real providers send them, `"true"` as text included. */
export interface OidcPerson {
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly xms_edov?: unknown;
  readonly oid?: unknown;
  readonly preferred_username?: unknown;
}

export interface OidcServer {
  readonly issuer: string;
  /** By login; may be added to while it runs. */
  readonly people: Map<string, OidcPerson>;
  readonly stop: () => Promise<void>;
}

export const CLIENT_SECRET = 'a secret of the tests for the provider';

interface Options {
  /** Origin of the portal it answers to. */
  readonly portal: string;
  /** Claims are in the ID token; otherwise the portal has to ask for them. */
  readonly claimsInToken?: boolean;
}

/** A certified OpenID Connect provider over HTTP, with the plainest of sign-in pages: any typed name is believed. */
export const startOidc = async ({ portal, claimsInToken = false }: Options): Promise<OidcServer> => {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, OidcPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'portal',
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${portal}/api/sso/callback`],
        post_logout_redirect_uris: [`${portal}/portal/eg/sso-logout`],
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: ['a key of the tests'] },
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified', 'xms_edov'],
      profile: ['oid', 'preferred_username'],
    },
    conformIdTokenClaims: !claimsInToken,
    pkce: { required: () => true },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (ctx, form) => {
          ctx.body = page(`${form}<button form="op.logoutForm" name="logout" value="yes">Leave</button>`);
        },
      },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, login) => {
      const person = people.get(login);
      return person && { accountId: login, claims: () => ({ sub: login, ...person }) };
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
    else void answer(request, response);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    issuer,
    people,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: 'of the tests',
  use: 'sig',
  alg: 'RS256',
});

const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">${body}</html>`;

/** GET shows the form; POST believes any login. */
const interact = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const fields =
    '<label>Account <input name="login"></label><label><input type="checkbox" name="mfa" value="1">MFA</label><button>Go</button>';
  if (request.method !== 'POST')
    return void response
      .setHeader('content-type', 'text/html')
      .end(page(`<form method="post">${fields}</form>`));
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const typed = new URLSearchParams(Buffer.concat(chunks).toString());
  const amr = typed.has('mfa') ? ['pwd', 'mfa'] : ['pwd'];
  await provider.interactionFinished(request, response, {
    login: { accountId: typed.get('login') ?? '', amr },
  });
};
