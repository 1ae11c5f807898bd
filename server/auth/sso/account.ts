import type { LinkKey } from '../../../lib/identity/sso-link.ts';
import type { SsoOutcome } from '../../../lib/identity/sso-outcome.ts';
import { writeAudit } from '../../audit/audit.ts';
import type { Tx } from '../../db/tx.ts';
import { mayEnter } from '../may-enter.ts';
import { methodsOf } from '../second-factor.ts';
import type { Proof } from './prove.ts';
import type { Provider } from './providers.ts';

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
export const accountOf = async (tx: Tx, provider: Provider, proof: Proof): Promise<Account | SsoOutcome> => {
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
