import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { freePort } from './portal.ts';

type Claims = Record<string, unknown>;

/** What a dishonest provider answers for a code. */
export type Crime = (honest: Claims, tools: Tools) => string;

interface Tools {
  /** The ID token as an honest provider signs it. */
  readonly signed: (claims: Claims) => string;
  /** The same by another key. */
  readonly forged: (claims: Claims) => string;
  readonly unsigned: (claims: Claims) => string;
  /** HS256 with the published key as its secret. */
  readonly keyed: (claims: Claims, secret: string) => string;
  readonly publicKey: string;
}

export interface CrookedProvider {
  readonly issuer: string;
  /** How the next code of a sign-in with this nonce is answered. */
  readonly commits: (crime: Crime, nonce: string) => void;
  /** The codes the portal asked to exchange. */
  readonly codes: string[];
  readonly stop: () => Promise<void>;
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider over HTTP whose ID tokens can be anything: discovery, keys and the token endpoint, no more. */
export const startCrooked = async (at?: number): Promise<CrookedProvider> => {
  const port = at ?? (await freePort());
  const issuer = `http://127.0.0.1:${port}`;
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rs256 = (key: typeof own.privateKey) => (claims: Claims) => {
    const text = `${part({ alg: 'RS256', kid: 'k' })}.${part(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  };
  const tools: Tools = {
    signed: rs256(own.privateKey),
    forged: rs256(foreign.privateKey),
    unsigned: (claims) => `${part({ alg: 'none' })}.${part(claims)}.`,
    keyed: (claims, secret) => {
      const text = `${part({ alg: 'HS256', kid: 'k' })}.${part(claims)}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    },
    publicKey: String(own.publicKey.export({ format: 'pem', type: 'spki' })),
  };
  let crime: Crime = (honest, { signed }) => signed(honest);
  let nonce = '';
  const codes: string[] = [];
  const answers: Record<string, (body: string) => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }],
    }),
    '/token': (body) => {
      codes.push(new URLSearchParams(body).get('code') ?? '');
      const now = Math.floor(Date.now() / 1_000);
      const honest: Claims = {
        iss: issuer,
        sub: 'villain',
        aud: 'portal',
        exp: now + 300,
        iat: now,
        nonce,
        email: 'employee@demo.example',
        email_verified: true,
      };
      return { access_token: 'opaque', token_type: 'Bearer', id_token: crime(honest, tools) };
    },
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const answer = answers[new URL(request.url ?? '/', issuer).pathname];
      response
        .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer?.(Buffer.concat(chunks).toString()) ?? {}));
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    issuer,
    codes,
    commits: (next, of) => {
      crime = next;
      nonce = of;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
