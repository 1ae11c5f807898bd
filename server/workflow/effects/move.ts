import { type MoveLinked, stepNamed } from '../../../lib/documents/effects.ts';
import { refusal } from '../../call/call-error.ts';
import { lockMovable } from '../movable.ts';
import { bring, staysWithin } from './bring.ts';
import { type CarryOut, touchable } from './carrying.ts';
import { familyOfEffect } from './values.ts';

/**
 * Takes a step of a linked document; a document that stands elsewhere stays there.
 * Refuses: not_found, no_workflow_step, status_mismatch, leave_exceeds_balance.
 */
export const move: CarryOut<MoveLinked> = async (tx, carrying, effect) => {
  const { cause } = carrying;
  const document = await lockMovable(tx, cause.mover.client_id, touchable(carrying, effect.document));
  const { object_id, organization_id, status_id } = document.facts;
  const step = stepNamed(cause.rules.stepsOf(object_id), effect.step, organization_id);
  if (!step) throw refusal('no_workflow_step');
  if (status_id !== step.status_id) throw refusal('status_mismatch');
  await staysWithin(tx, cause, familyOfEffect(object_id), document, step);
  await bring(tx, cause, document, step);
};
