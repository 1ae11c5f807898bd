import { type Actor, coversFamily, holds } from '../../../lib/access/actor.ts';
import { MAY_BE_ASKED } from '../../../lib/documents/families/pdagreement/consent-state.ts';
import { pdagreement as family } from '../../../lib/documents/families/pdagreement/index.ts';
import type { consentMethods } from '../../../lib/documents/families/pdagreement/methods.ts';
import type { AskedOf, AskInput } from '../../../lib/documents/families/pdagreement/rpc.ts';
import { refusal } from '../../call/call-error.ts';
import type { Handlers } from '../../call/handler.ts';
import type { Tx } from '../../db/tx.ts';
import { lockPerson } from '../../documents/rule-facts.ts';
import { makeDocuments } from '../../documents/save.ts';
import { openStepsOfHr, takeStep } from '../steps-of-hr.ts';

/** What the calls of consents lead to. */
export const handlers = {
  'consent.ask': (input, { tx, actor }) => askForConsent(tx, actor, input),
} satisfies Handlers<typeof consentMethods>;

/**
 * Asks people of the caller's organization for a consent who have none in force and none waiting. A repeated or
 * concurrent call asks each of them once. Refuses: access_denied, no_workflow_step, and what `transition` refuses.
 */
const askForConsent = async (
  tx: Tx,
  actor: Actor,
  { document_type_id, employee_ids }: AskInput,
): Promise<AskedOf> => {
  if (!holds(actor, 'hr') || actor.organization_id === null || !coversFamily(actor, family.object_id))
    throw refusal('access_denied');
  const people = [...new Set(employee_ids)].sort((a, b) => a - b);
  for (const id of people) await lockPerson(tx, id);
  const states = new Map(
    (
      await tx.rows<{ employee_id: number; state: string; document_id: number | null }>(
        `select "employee_id", "state", "document_id" from "consent_state"
         where "organization_id" = $1 and "document_type_id" = $2 and "employee_id" = any($3::bigint[])`,
        [actor.organization_id, document_type_id, people],
      )
    ).map((row) => [row.employee_id, row] as const),
  );
  const fresh = people.filter((id) => MAY_BE_ASKED.some((state) => state === states.get(id)?.state));
  const made = await makeDocuments(
    tx,
    actor,
    family,
    fresh.map((employee_id) => ({ employee_id, document_type_id })),
  );
  for (const step of fresh.length > 0 ? await stepsOfHr(tx, actor) : [])
    await takeStep(tx, actor, step, made);
  const madeFor = new Map(fresh.map((id, index) => [id, made[index]]));
  return {
    data: [...new Set(employee_ids)].map((employee_id) => {
      const document_id = madeFor.get(employee_id);
      if (document_id !== undefined) return { employee_id, outcome: 'asked', document_id };
      return { employee_id, outcome: states.has(employee_id) ? 'already' : 'not_found' };
    }),
  };
};

/** The steps hr takes alone, from nothing to where the employee answers. Refuses no_workflow_step. */
const stepsOfHr = async (tx: Tx, actor: Actor) => {
  const open = await openStepsOfHr(tx, actor, family.object_id);
  const first = open.find(({ status_id }) => status_id === 'empty');
  const second = open.find(
    ({ status_id, next_status_id }) => status_id === first?.next_status_id && next_status_id === 'notified',
  );
  if (!first || !second) throw refusal('no_workflow_step');
  return [first, second];
};
