import * as oidc from 'openid-client';
import { networkOf } from '../../../lib/identity/network.ts';
import { rememberedPath } from '../../../lib/routes/remembered.ts';
import { refusal, tooMany } from '../../call/call-error.ts';
import type { CallContext } from '../../call/context.ts';
import { countAttempt, type Limit } from '../../call/limits.ts';
import { inTransaction } from '../../db/tx.ts';
import { log } from '../../log.ts';
import { asBrowser } from '../browser-mark.ts';
import { issueChallenge } from '../challenge.ts';
import { callbackAddress, discover, type Provider, providersOf } from './providers.ts';

const LIFE_S = 600;
const LIMIT: Limit = { attempts: 300, windowS: 15 * 60 };

/** What is kept of a sign-in while the person is at the provider. */
export interface SsoState {
  readonly provider: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The hash of the browser's mark: no other browser finishes this. */
  readonly browser: string;
  readonly fingerprint: string;
  readonly client: string;
  /** The address began with the client's code, so later ones keep it. */
  readonly in_path: boolean;
  readonly to?: string | undefined;
}

export interface SsoStart {
  readonly provider: string;
  readonly in_path?: boolean | undefined;
  readonly to?: string | undefined;
}

/**
 * Begins a sign-in at a provider of the client: answers the address to go to. State, nonce and verifier stay here for
 * ten minutes. Refuses: invalid_params, too_many_requests, provider_unavailable.
 */
export const startSso = (input: SsoStart, context: CallContext): Promise<string> =>
  asBrowser(context, (browser) => start(input, context, browser));

const start = async (input: SsoStart, context: CallContext, browser: string): Promise<string> => {
  const provider = providersOf(context.client).find((each) => each.name === input.provider);
  if (!provider) throw refusal('invalid_params', { field: 'provider' });
  const wait = await countAttempt(`sso:${networkOf(context.address)}`, LIMIT);
  if (wait > 0) throw tooMany(wait);
  const configuration = await reach(provider);
  const payload: SsoState = {
    provider: provider.name,
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    browser,
    fingerprint: context.fingerprint,
    client: context.client,
    in_path: input.in_path ?? false,
    to: rememberedPath(input.to),
  };
  const state = await inTransaction((tx) => issueChallenge(tx, 'sso_state', { payload }, LIFE_S));
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress().href,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce: payload.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(payload.verifier),
    code_challenge_method: 'S256',
    ...(provider.mfa_acr.length > 0 ? { acr_values: provider.mfa_acr.join(' ') } : {}),
  }).href;
};

const reach = (provider: Provider): Promise<oidc.Configuration> =>
  discover(provider).catch((error: Error) => {
    log.warn({ provider: provider.name, failure: error.message }, 'provider of single sign-on not reached');
    throw refusal('provider_unavailable');
  });
