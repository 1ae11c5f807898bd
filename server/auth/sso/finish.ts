import type { LinkKey } from '../../../lib/identity/sso-link.ts';
import type { SsoOutcome } from '../../../lib/identity/sso-outcome.ts';
import { linkTo } from '../../../lib/routes/link.ts';
import { writeAudit } from '../../audit/audit.ts';
import { inTransaction, type Tx } from '../../db/tx.ts';
import { log } from '../../log.ts';
import { browserOf } from '../browser-mark.ts';
import { issueChallenge, takeChallenge } from '../challenge.ts';
import { mayEnter } from '../may-enter.ts';
import { methodsOf } from '../second-factor.ts';
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

interface Account {
  id: number;
  client_id: number;
  may_enter: boolean;
}

const ACCOUNT = (): string => `select u."id", u."client_id", ${mayEnter()} as may_enter
  from "app_user" u join "client" c on c."id" = u."client_id" left join "employee" e on e."id" = u."employee_id"`;

/**
 * The account of the person the provider has proved, or why there is none. A person is known by issuer and subject; by
 * a claim or an e-mail only once, where the operator allows it: see `link`. A second factor of the account counts too.
 */
const accountOf = async (tx: Tx, provider: Provider, proof: Proof): Promise<Account | SsoOutcome> => {
  const found = (await linked(tx, provider, proof)) ?? (await link(tx, provider, proof));
  if (typeof found === 'string') return found;
  if (!found.may_enter) return 'closed';
  const needsFactor = !proof.mfa && (await methodsOf(tx, found.id)).length > 0;
  return needsFactor ? 'second_factor' : found;
};

const linked = async (
  tx: Tx,
  provider: Provider,
  { issuer, subject }: Proof,
): Promise<Account | undefined> => {
  const [account] = await tx.rows<Account>(
    `${ACCOUNT()} join "identity_link" l on l."user_id" = u."id" and l."client_id" = u."client_id"
     where c."code" = $1 and l."issuer" = $2 and l."subject" = $3`,
    [provider.client, issuer, subject],
  );
  return account;
};

/** The condition on `"app_user" u` for what a link is made by. Several accounts may have one e-mail. */
const NAMED: Record<LinkKey['account'], string> = {
  email: `lower(u."email") = $2 and not u."disabled"`,
  externalId: `u."external_id" = $2`,
  login: `u."login" = $2`,
};

/**
 * Links by what the provider's settings name (decision 072): exactly one account of the client has it and may enter,
 * and it has no link to this issuer. Anything else would let a stranger into it.
 */
const link = async (tx: Tx, provider: Provider, proof: Proof): Promise<Account | SsoOutcome> => {
  if (typeof proof.link === 'string') return proof.link;
  const accounts = await tx.rows<Account>(
    `${ACCOUNT()} where c."code" = $1 and ${NAMED[proof.link.account]} limit 2 for update of u`,
    [provider.client, proof.link.value],
  );
  const [account] = accounts;
  if (!account || accounts.length > 1) return 'unknown';
  if (!account.may_enter) return 'closed';
  const made = await tx.rows(
    `insert into "identity_link" ("client_id", "user_id", "issuer", "subject")
     select $1, $2, $3, $4 where not exists (select from "identity_link" where "user_id" = $2 and "issuer" = $3)
     on conflict ("client_id", "issuer", "subject") do nothing returning "id"`,
    [account.client_id, account.id, proof.issuer, proof.subject],
  );
  if (made.length === 0) return 'unknown';
  await writeAudit(tx, {
    client_id: account.client_id,
    stream: `user:${account.id}`,
    user_id: account.id,
    action: 'sso_link',
    object_id: 'user',
    record_id: String(account.id),
    detail: { provider: provider.name, issuer: proof.issuer, subject: proof.subject, by: proof.link.account },
  });
  return account;
};
