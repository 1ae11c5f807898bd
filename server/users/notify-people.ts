import { type Actor, holds, keepsStaff } from '../../lib/access/actor.ts';
import type { UserNotify } from '../../lib/rpc/users.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { auditBy } from '../audit/audit.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import { countAttempt } from '../call/limits.ts';
import { readRules } from '../client/rules.ts';
import { decidesFor } from '../db/decider.ts';
import type { Row } from '../db/row.ts';
import { db, type Tx } from '../db/tx.ts';
import { tell } from '../notifications/tell.ts';

interface Told {
  readonly id: number;
  readonly organization_id: number;
}

/**
 * Sends people a message (AMB-141): an admin to those of the client, hr to those of their organization, a manager to
 * their reports; to all of those named or to none. A grant for some families does not lend the staff. People with a
 * mailbox get a letter as well. Answers how many. Refuses: access_denied, not_found, validation.
 */
export const notifyPeople = async (tx: Tx, actor: Actor, input: UserNotify): Promise<number> => {
  if (!keepsStaff(actor) && !holds(actor, 'manager')) throw refusal('access_denied');
  const ids = [...new Set(input.employee_ids ?? [await personOf(tx, actor, input.user_id ?? 0)])];
  const people = await tx.rows<Told>(
    `select e."id", e."organization_id" from "employee" e join "organization" o on o."id" = e."organization_id"
     where e."id" = any($1) and o."client_id" = $2 and ${WITHIN}`,
    [ids, actor.client_id, ...reach(actor)],
  );
  if (people.length !== ids.length) throw refusal('not_found');
  await tell(
    tx,
    actor.client_id,
    people.map(({ id, organization_id }) => ({ recipient: id, organization_id })),
    { say: (locale) => (locale === 'en' && input.text_eng) || input.text, route: input.route ?? '' },
  );
  await auditBy(tx, actor, 'user.notify', [`user:${actor.user_id}`, 'message', ''], {
    employee_ids: ids,
    text: input.text,
    text_eng: input.text_eng,
    route: input.route,
  });
  return people.length;
};

const HOUR_S = 3_600;

/** Counts a message against its sender, also one that is refused. Refuses: too_many_requests. */
export const countMessage = async (actor: Actor): Promise<void> => {
  const { parameters } = await readRules(db, actor.client_id);
  const attempts = numberOf(parameters, 'notify_hourly_limit');
  const wait = await countAttempt(`notify:${actor.user_id}`, { attempts, windowS: HOUR_S });
  if (wait > 0) throw refusal('too_many_requests', { seconds: wait });
};

/** Whether the caller reaches `"employee" e`, as SQL; parameters from `reach`. */
const WITHIN = `($3 or (e."organization_id" = $4 and ($5
  or ${decidesFor('$6', 'e."id"')})))`;

const reach = (actor: Actor): unknown[] => [
  holds(actor, 'admin'),
  actor.organization_id,
  keepsStaff(actor),
  holds(actor, 'manager') ? actor.employee_id : null,
];

/** The employee behind an account within reach; others are refused like unknown accounts. */
const personOf = async (tx: Tx, actor: Actor, user_id: number): Promise<number> => {
  const [row] = await tx.rows<Row<'app_user', 'employee_id'> & { within: boolean | null }>(
    `select u."employee_id", ${WITHIN} as within from "app_user" u left join "employee" e on e."id" = u."employee_id"
     where u."id" = $1 and u."client_id" = $2`,
    [user_id, actor.client_id, ...reach(actor)],
  );
  if (!row?.within) throw refusal('not_found');
  if (row.employee_id === null) throw wrongField('user_id', 'user/no-person');
  return row.employee_id;
};
