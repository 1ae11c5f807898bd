import * as oidc from 'openid-client';
import { readConfig } from '../../config.ts';
import type { Provider } from '../../config-identity.ts';

export type { Provider } from '../../config-identity.ts';

const PATIENCE_S = 10;
const FRESH_MS = 3_600_000;

/** The providers a client's people may come from. */
export const providersOf = (client: string): Provider[] =>
  readConfig().OIDC_PROVIDERS.filter((each) => each.client === client);

/** A provider by its name. */
export const providerNamed = (name: string): Provider | undefined =>
  readConfig().OIDC_PROVIDERS.find((each) => each.name === name);

interface Known {
  readonly until: number;
  readonly discovered: Promise<oidc.Configuration>;
}
const known = new Map<string, Known>();

/**
 * What the provider says of itself, kept for an hour; a failure is not kept. The signature of every ID token is checked
 * by the provider's published keys, although it comes over a connection that is itself verified.
 */
export const discover = (provider: Provider): Promise<oidc.Configuration> => {
  const kept = known.get(provider.name);
  if (kept && kept.until > Date.now()) return kept.discovered;
  const discovered = oidc.discovery(
    new URL(provider.issuer),
    provider.client_id,
    undefined,
    provider.client_secret === undefined ? oidc.None() : oidc.ClientSecretBasic(provider.client_secret),
    {
      timeout: PATIENCE_S,
      execute: [
        oidc.enableNonRepudiationChecks,
        // The settings allow plain http on this machine only.
        ...(provider.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
  known.set(provider.name, { until: Date.now() + FRESH_MS, discovered });
  discovered.catch(() => known.delete(provider.name));
  return discovered;
};

/** The one address every provider answers to. It follows from the settings, never from a request. */
export const callbackAddress = (): URL => new URL('/api/sso/callback', readConfig().APP_ORIGIN);
