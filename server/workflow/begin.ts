import type { Actor } from '../../lib/access/actor.ts';
import type { Family } from '../../lib/documents/family.ts';
import { availableSteps, beginningOf } from '../../lib/workflow/available.ts';
import { refusal } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import { readDocument } from '../documents/read-document.ts';
import { makeDocuments } from '../documents/save.ts';
import type { Wire } from '../objects/parse-record.ts';
import { rowsById } from '../objects/read-rows.ts';
import { transition } from './transition.ts';

/**
 * Makes documents and takes each by its first step out of `empty`, all or nothing: a document that may not take the
 * step is not made. Refuses what making and moving refuse, and no_workflow_step where no step is open.
 */
export const beginDocuments = async (tx: Tx, actor: Actor, family: Family, data: readonly Wire[]) => {
  const ids = await makeDocuments(tx, actor, family, data);
  for (const id of ids) await beginDocument(tx, actor, family, id);
  return rowsById(tx, actor, family.object, ids);
};

/** Takes one that was just made by its first step, or by the one that leads to a status. Refuses as above. */
export const beginDocument = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  id: number,
  to?: { readonly status_id: string; readonly seen: readonly string[] },
): Promise<void> => {
  const { parametersOf, stepsOf } = await readRules(tx, actor.client_id);
  const document = await readDocument(tx, actor, family, id);
  const judged = document && {
    steps: stepsOf(family.object_id),
    parameters: parametersOf(document.organization_id),
    actor,
    doc: document.facts,
  };
  const step =
    judged &&
    (to
      ? availableSteps(judged).find((each) => !each.reject && each.next_status_id === to.status_id)
      : beginningOf(judged));
  if (!step) throw refusal('no_workflow_step');
  await transition(tx, actor, [
    {
      object_id: family.object_id,
      registrator_id: id,
      workflow_id: step.id,
      status_id: step.next_status_id,
      comments: '',
      seen: to?.seen ?? [],
    },
  ]);
};
