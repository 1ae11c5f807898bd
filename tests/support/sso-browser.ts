import { type Answer, rpc } from './rpc.ts';

/** A browser without a screen: cookies by origin, redirects followed by hand. */
export class SsoBrowser {
  readonly portal: string;
  readonly fingerprint: string;
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(portal: string, fingerprint = 'one device') {
    this.portal = portal;
    this.fingerprint = fingerprint;
  }

  /** One request with this browser's cookies. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(address);
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { cookie: this.cookies(origin), ...(init.headers as Record<string, string>) },
    });
    const jar = this.jars.get(origin) ?? new Map<string, string>();
    this.jars.set(origin, jar);
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  cookies(origin = this.portal): string {
    return [...(this.jars.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A call of a page of the portal. */
  async call<Result>(method: string, params: unknown, more: Record<string, string> = {}) {
    const response = await this.fetch(`${this.portal}/api/rpc`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.portal,
        'x-fingerprint': this.fingerprint,
        ...more,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return (await response.json()) as Answer<Result>;
  }

  /** Begins at a provider; answers the provider's address. */
  async start(provider: string, params: object = {}, more: Record<string, string> = {}): Promise<string> {
    const answer = await this.call<{ data: { url: string } }>('sso.start', { provider, ...params }, more);
    if (!answer.result) throw new Error(`no way to ${provider}: ${answer.error?.data.reason}`);
    return answer.result.data.url;
  }

  /** Signs in at the provider; answers the callback it sends the browser to, not yet followed. */
  async consent(address: string, login: string, mfa = false): Promise<string> {
    let at = address;
    for (let hop = 0; hop < 10; hop += 1) {
      if (at.startsWith(`${this.portal}/`)) return at;
      const typed = new URLSearchParams({ login, ...(mfa ? { mfa: '1' } : {}) });
      const asks = new URL(at).pathname.startsWith('/interaction/');
      const response = await this.fetch(at, asks ? { method: 'POST', body: typed } : {});
      const next = response.headers.get('location');
      if (next === null) throw new Error(`${at} answers ${response.status}: ${await response.text()}`);
      at = new URL(next, at).href;
    }
    throw new Error('the provider goes round in circles');
  }

  /** Follows the callback; answers where the portal sends the browser. */
  async finish(callback: string, more: Record<string, string> = {}): Promise<string> {
    const response = await this.fetch(callback, { headers: more });
    await response.arrayBuffer();
    return response.headers.get('location') ?? `HTTP ${response.status}`;
  }

  /** The whole way to a provider and back. */
  async signIn(provider: string, login: string, mfa = false): Promise<string> {
    return this.finish(await this.consent(await this.start(provider), login, mfa));
  }

  /** Exchanges the token of an address for a session. */
  enter(location: string) {
    return this.call<Entered>('user.get', { token: tokenIn(location) });
  }
}

export interface Entered {
  profile: { login: string };
  token: { access_token: string; refresh_token: string };
}

/** The token of an address; '' when it has none. */
export const tokenIn = (location: string): string =>
  new URL(location, 'http://portal').searchParams.get('token') ?? '';

/** The reason of a failed sign-in, as the address of the sign-in page has it. */
export const outcomeIn = (location: string): string | null =>
  new URL(location, 'http://portal').searchParams.get('sso');

/** The login a bearer belongs to, or why it opens nothing. */
export const whoIs = async (origin: string, token: string): Promise<string> => {
  const { result, error } = await rpc<{ profile: { login: string } }>(origin, token, 'user.get', {});
  return result?.profile.login ?? error?.data.reason ?? '';
};
