import type { Actor } from '../../lib/access/actor.ts';
import { bringsForward } from '../../lib/workflow/available.ts';
import { isOpenStep } from '../../lib/workflow/rights.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { readRules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import { transitionAll } from '../workflow/transition.ts';

/** Steps of hr that bring documents of a family forward in the caller's organization. */
export const openStepsOfHr = async (tx: Tx, actor: Actor, object_id: string): Promise<Step[]> => {
  const { parametersOf, stepsOf } = await readRules(tx, actor.client_id);
  const parameters = parametersOf(actor.organization_id);
  return stepsOf(object_id).filter(
    (step) => step.business_role === 'hr' && bringsForward(step) && isOpenStep(step, actor, parameters),
  );
};

/** Takes one step with each of some documents of its family. Refuses what `transition` refuses. */
export const takeStep = (tx: Tx, actor: Actor, step: Step, documents: readonly number[]) => {
  const { object_id, id: workflow_id, next_status_id: status_id } = step;
  return transitionAll(
    tx,
    actor,
    documents.map((registrator_id) => ({
      object_id,
      registrator_id,
      workflow_id,
      status_id,
      comments: '',
      seen: [],
    })),
  );
};
