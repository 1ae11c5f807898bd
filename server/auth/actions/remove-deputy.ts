import { auditBy } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import type { Writing } from '../../call/context.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { tellRights } from '../../notifications/tell-rights.ts';

/**
 * Ends the rule of a person, and with it at once every access that follows from it. Answers its id. Rules change one
 * after the other, so that none misses the chain another one closes.
 */
export const endRule = async (tx: Tx, employeeId: number): Promise<number | undefined> => {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('deputies', 7))`);
  const [rule] = await tx.rows<Row<'deputy', 'id'>>(
    `update "deputy" set "disabled" = true, "updated_at" = now() where "employee_id" = $1 and not "disabled" returning "id"`,
    [employeeId],
  );
  if (!rule) return undefined;
  const ended = await tx.rows<Row<'grant', 'user_id'>>(
    `update "grant" set "disabled" = true, "updated_at" = now() where $1 in ("deputy_id", "via_deputy_id")
     returning "user_id"`,
    [rule.id],
  );
  await tellRights(
    tx,
    ended.map(({ user_id }) => user_id),
  );
  return rule.id;
};

/** Takes back the deputy of the person who really sits there. */
export const removeDeputy = async (_input: object, { tx, actor }: Writing) => {
  const ended = actor.real_employee_id === null ? undefined : await endRule(tx, actor.real_employee_id);
  if (ended === undefined) throw refusal('not_found');
  await auditBy(tx, actor, 'deputy.remove', [`user:${actor.user_id}`, 'deputy', ended]);
  return { data: { id: ended } };
};
