import type { SsoOutcome } from '../../../lib/identity/sso-outcome.ts';
import { linkTo } from '../../../lib/routes/link.ts';
import { inTransaction } from '../../db/tx.ts';
import { log } from '../../log.ts';
import { browserOf } from '../browser-mark.ts';
import { issueChallenge, takeChallenge } from '../challenge.ts';
import { accountOf } from './account.ts';
import type { SsoEntry } from './entry.ts';
import { type Proof, prove } from './prove.ts';
import { type Provider, providerNamed } from './providers.ts';
import type { SsoState } from './start.ts';

const ENTRY_S = 60;

/**
 * Takes the provider's answer and says where the browser goes: home with a token that opens the portal once, or the
 * sign-in page with the reason. The state is spent by the first that brings it, whatever comes of it.
 */
export const finishSso = async (search: URLSearchParams, mark: string | undefined): Promise<string> => {
  const state = search.get('state') ?? '';
  const begun = await inTransaction((tx) => takeChallenge<SsoState>(tx, 'sso_state', state));
  if (!begun) return linkTo('login', {}, { query: { sso: 'expired' } });
  const { payload } = begun;
  const client = payload.in_path ? payload.client : undefined;
  const ends = (sso: SsoOutcome) => linkTo('login', {}, { client, query: { sso, to: payload.to } });
  if (mark === undefined || browserOf(mark) !== payload.browser) return ends('expired');
  const provider = providerNamed(payload.provider);
  if (provider?.client !== payload.client) return ends('off');
  const proof = await prove(provider, search, state, payload).catch((error: Error) =>
    failureOf(error, provider),
  );
  if (typeof proof === 'string') return ends(proof);
  const token = await admit(provider, proof, payload);
  return token.entry === undefined
    ? ends(token.outcome)
    : linkTo('home', {}, { client, query: { token: token.entry, to: payload.to } });
};

type Admission = { entry: string } | { entry?: undefined; outcome: SsoOutcome };

const admit = (provider: Provider, proof: Proof, begun: SsoState): Promise<Admission> =>
  inTransaction(async (tx) => {
    const account = await accountOf(tx, provider, proof);
    if (typeof account === 'string') {
      log.info({ provider: provider.name, outcome: account }, 'single sign-on let nobody in');
      return { outcome: account };
    }
    const payload: SsoEntry = {
      browser: begun.browser,
      fingerprint: begun.fingerprint,
      sso: { provider: provider.name, id_token: proof.id_token, mfa: proof.mfa },
    };
    return { entry: await issueChallenge(tx, 'sso_entry', { user_id: account.id, payload }, ENTRY_S) };
  });

/** Only what the failure is called is logged: what it carries may be a token. */
const failureOf = (error: Error & { code?: string }, provider: Provider): SsoOutcome => {
  const code = error.code ?? error.name;
  log.warn({ provider: provider.name, failure: code }, 'single sign-on failed');
  return UNREACHED.has(code) || error.name === 'TypeError' ? 'unavailable' : 'failed';
};

const UNREACHED: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'TimeoutError', 'ECONNREFUSED']);
