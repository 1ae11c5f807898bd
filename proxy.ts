import { type NextRequest, NextResponse } from 'next/server';
import { clientToStore } from './lib/routes/client-code.ts';
import { contentPolicy } from './lib/routes/content-policy.ts';
import { BASE } from './lib/routes/resolve.ts';
import { readConfig } from './server/config.ts';

/**
 * Headers of every page, and the two redirects to home. No boundary: who may see a page is decided where it is
 * drawn. A nonce lets Next's own inline scripts run and no other.
 */
export const proxy = (request: NextRequest): NextResponse => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/' || `${pathname}/` === BASE)
    return NextResponse.redirect(new URL(BASE + search, request.url), 308);
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = contentPolicy({
    nonce,
    development: DEVELOPMENT,
    pluginSources: readConfig().CADESPLUGIN_SOURCES,
  });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-eg-address', pathname + search);
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(SECURITY)) response.headers.set(name, value);
  response.headers.set('content-security-policy', policy);
  const client = clientOf(request);
  if (client) response.cookies.set(CLIENT_COOKIE, client, { path: '/', maxAge: YEAR_S, sameSite: 'lax' });
  if (isSecure(request))
    response.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  return response;
};

export const config = { matcher: '/((?!_next/|api/|themes/|favicon|icon).*)' };

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
} as const;

// biome-ignore lint/style/noProcessEnv: Next writes the word in when it builds; development needs eval for its traces
const DEVELOPMENT = process.env.NODE_ENV === 'development';

const CLIENT_COOKIE = 'eg.client';
const YEAR_S = 31_536_000;

/** A client code of the query counts from this very answer on: the server draws the client's theme by the cookie. */
const clientOf = ({ nextUrl: { searchParams } }: NextRequest): string | undefined =>
  clientToStore({ client_code: searchParams.get('client_code'), client: searchParams.get('client') });

const isSecure = (request: NextRequest): boolean =>
  request.nextUrl.protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
