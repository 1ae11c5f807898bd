import type { Mover } from '../../lib/access/portal.ts';
import { comparedEmail, isEmail } from '../../lib/kernel/email.ts';
import { auditBy } from '../audit/audit.ts';
import { issueChallenge } from '../auth/challenge.ts';
import { endLinks } from '../auth/restore.ts';
import { endSessionsOf } from '../auth/tokens.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { tellRights } from '../notifications/tell-rights.ts';
import { queueLetter } from '../outbox/letter.ts';

const DAY_S = 24 * 3_600;

type Account = Row<'app_user', 'id' | 'email'>;

/**
 * The account of a candidate of a client, locked; one of a hired employee is not opened or shut here. Refuses:
 * validation.
 */
const candidateAccount = async (tx: Tx, clientId: number, employeeId: number): Promise<Account> => {
  const [account] = await tx.rows<Account>(
    `select u."id", u."email" from "app_user" u join "employee" e on e."id" = u."employee_id"
     where u."employee_id" = $1 and u."client_id" = $2 and e."is_candidate" order by u."id" limit 1 for update of u`,
    [employeeId, clientId],
  );
  if (!account) throw wrongField('employee_id', 'user/hired');
  return account;
};

/**
 * Opens the account of a candidate and has a letter bring the only link that enters it: those before are over. The link
 * is begun here, so that taking it back ends one whose letter is not written yet; its secret is made with the letter.
 * Refuses: validation.
 */
export const openDoor = async (tx: Tx, mover: Mover, employeeId: number, days: number): Promise<void> => {
  const { id, email } = await candidateAccount(tx, mover.client_id, employeeId);
  if (!isEmail(comparedEmail(email))) throw wrongField('email', 'user/no-email');
  await tx.rows('update "app_user" set "disabled" = false, "updated_at" = now() where "id" = $1', [id]);
  await endLinks(tx, id);
  const seconds = days * DAY_S;
  const challenge_id = await beginChallenge(tx, id, email, seconds);
  await queueLetter(tx, mover.client_id, { template: 'invite_candidate', user_id: id, challenge_id });
  await told(tx, mover, id, 'user.invite', { days });
};

/** Its own token is dropped: the letter brings another. */
const beginChallenge = async (tx: Tx, user_id: number, email: string, seconds: number): Promise<number> => {
  await issueChallenge(
    tx,
    'restore',
    { user_id, payload: { by_admin: true, invites: true, email } },
    seconds,
  );
  const [row] = await tx.rows<{ id: number }>(
    `select max("id") as id from "auth_challenge" where "user_id" = $1 and "kind" = 'restore' and "used_at" is null`,
    [user_id],
  );
  if (!row) throw refusal('system_error');
  return row.id;
};

/** Shuts the account of a candidate, with all that is open of it. Refuses: validation. */
export const shutDoor = async (tx: Tx, mover: Mover, employeeId: number): Promise<void> => {
  const { id } = await candidateAccount(tx, mover.client_id, employeeId);
  await tx.rows('update "app_user" set "disabled" = true, "updated_at" = now() where "id" = $1', [id]);
  await endSessionsOf(tx, id);
  await endLinks(tx, id);
  await tellRights(tx, [id]);
  await told(tx, mover, id, 'user.shut', {});
};

const told = (tx: Tx, mover: Mover, id: number, action: string, detail: Record<string, unknown>) =>
  auditBy(tx, mover, action, `user:${id}`, detail);
