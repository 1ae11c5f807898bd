import { holds, isOneself, keepsForGood } from '../../lib/access/actor.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import type { BeforeWrite } from '../objects/rules.ts';

/**
 * Refuses to write a row (card, manager, days of leave) of the caller or of the person acted for: `field` names its
 * employee. Refuses: own_record.
 */
export const notOneself =
  (field: string): BeforeWrite =>
  async (_tx, actor, before, after) => {
    if ([before?.[field], after?.[field]].some((id) => isOneself(actor, id))) throw refusal('own_record');
  };

/** Fields that shut a person out, move them, or let another pass for them. */
const CLOSING = ['organization_id', 'email', 'dismissal_date', 'disabled', 'snils', 'inn'] as const;

/** Dismissing and closing people is never lent. Refuses: never_lent. */
export const closingIsNotLent: BeforeWrite = async (_tx, actor, before, after) => {
  if (keepsForGood(actor) || !before) return;
  if (!after || CLOSING.some((name) => name in after && after[name] !== before[name]))
    throw refusal('never_lent');
};

/**
 * hr sets managers and days only for people of the organization; people of others are refused like unknown ids, before
 * a unique-index error could reveal their rows. An admin keeps the client. Refuses: validation.
 */
export const peopleAreOfHere: BeforeWrite = async (tx, actor, _before, after) => {
  if (!after || holds(actor, 'admin')) return;
  for (const field of ['employee_id', 'manager_id']) {
    if (after[field] === undefined) continue;
    const here = await tx.rows('select 1 from "employee" where "id" = $1 and "organization_id" = $2', [
      after[field],
      actor.organization_id,
    ]);
    if (here.length === 0) throw wrongField(field, 'field/wrong');
  }
};

/**
 * hr puts people into their own organization; another is refused like an unknown one, before a unique-index error could
 * reveal its numbers. An admin keeps the client. Refuses: validation.
 */
export const organizationIsOfHere: BeforeWrite = async (_tx, actor, _before, after) => {
  const organization = after?.organization_id;
  if (organization === undefined || holds(actor, 'admin')) return;
  if (organization !== actor.organization_id) throw wrongField('organization_id', 'field/wrong');
};

/** A grant makes its holder no manager: they would stay one after it. Refuses: own_record. */
export const holderManagesNobody: BeforeWrite = async (_tx, actor, _before, after) => {
  if (actor.grant_id !== null && isOneself(actor, after?.manager_id)) throw refusal('own_record');
};
