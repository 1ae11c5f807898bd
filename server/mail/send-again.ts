import { portalOf } from '../../lib/access/portal.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { readRules } from '../client/rules.ts';
import { inTransaction } from '../db/tx.ts';
import { queueLetter } from '../outbox/letter.ts';
import { openDoor } from '../users/door.ts';
import { invite } from '../users/invite.ts';
import type { Reader } from './reader.ts';

/**
 * Has another link mailed in place of an old one: an invitation to an account without a password yet, to others the
 * link of a forgotten password. A candidate whose access was closed is no reader.
 */
export const sendAgain = ({ user_id, client_id }: Reader, link: string): Promise<void> =>
  inTransaction(async (tx) => {
    const [person] = await tx.rows<{ employee_id: number | null; candidate: boolean }>(INVITED, [
      user_id,
      link,
    ]);
    if (!person) return queueLetter(tx, client_id, { template: 'restore', user_id, by_admin: false });
    if (!person.candidate || person.employee_id === null) return invite(tx, client_id, [user_id]);
    const { parameters } = await readRules(tx, client_id);
    await openDoor(
      tx,
      portalOf(client_id),
      person.employee_id,
      numberOf(parameters, 'candidate_invite_days'),
    );
  });

const INVITED = `
  select u."employee_id", coalesce(e."is_candidate", false) as candidate
  from "app_user" u left join "employee" e on e."id" = u."employee_id"
    join "auth_challenge" a on a."user_id" = u."id" and a."hash" = decode($2, 'hex') and a."payload" ->> 'invites' = 'true'
  where u."id" = $1 and u."must_change_password"`;
