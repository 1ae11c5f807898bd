import * as oidc from 'openid-client';
import { type LinkKey, lacksClaims, linkKeyOf } from '../../../lib/identity/sso-link.ts';
import { callbackAddress, discover, type Provider } from './providers.ts';
import type { SsoState } from './start.ts';

/** Who the provider says came, once everything it said has been checked. */
export interface Proof {
  readonly issuer: string;
  readonly subject: string;
  /** What an account must have to be linked, or why none is. */
  readonly link: LinkKey | 'unknown' | 'unverified';
  /** A second factor was shown there, by what the operator lets count. */
  readonly mfa: boolean;
  /** Shown to the provider again at the exit. */
  readonly id_token: string;
}

/**
 * Exchanges the code and checks the answer: state, iss of the response, signature by the provider's keys, iss, aud,
 * exp and nonce of the ID token. Throws when any of it is wrong.
 */
export const prove = async (
  provider: Provider,
  search: URLSearchParams,
  state: string,
  begun: SsoState,
): Promise<Proof> => {
  const configuration = await discover(provider);
  const address = callbackAddress();
  address.search = search.toString();
  const tokens = await oidc.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: begun.nonce,
    pkceCodeVerifier: begun.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('no ID token');
  const asksMore =
    lacksClaims(provider, claims) && configuration.serverMetadata().userinfo_endpoint !== undefined;
  const answers = asksMore
    ? [claims, await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)]
    : [claims];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    link: linkKeyOf(provider, answers),
    mfa: showedFactor(provider, claims.amr, claims.acr),
    id_token: tokens.id_token,
  };
};

const showedFactor = ({ mfa_amr, mfa_acr }: Provider, amr: unknown, acr: unknown): boolean =>
  (Array.isArray(amr) && amr.some((each) => mfa_amr.includes(String(each)))) ||
  (typeof acr === 'string' && mfa_acr.includes(acr));
