import { expect, test } from 'vitest';
import { FAMILIES } from '../../../lib/documents/families.ts';
import { withdraws } from '../../../lib/workflow/withdraws.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';
import { everythingSaid } from '../../support/messages.ts';

const FAMILY_OBJECTS: readonly string[] = FAMILIES.map(({ object_id }) => object_id);

/** The portal takes its steps itself, a save makes a draft, and documents beside another one go their leg with it. */
const isPressed = ({ object_id, ...step }: (typeof WORKFLOW_STEPS)[number]): boolean =>
  FAMILY_OBJECTS.includes(object_id) &&
  step.business_role !== 'system' &&
  step.next_status_id !== 'draft' &&
  step.detail.leg === undefined;

test.each(['ru', 'en'] as const)(
  'every step that somebody takes has a verb, not the name of a status: %s',
  (locale) => {
    const { documents } = JSON.parse(JSON.stringify(everythingSaid(locale)));
    const unnamed = WORKFLOW_STEPS.filter(isPressed).filter((step) => {
      if (withdraws(step)) return false;
      const way = step.reject ? 'back' : 'onward';
      const verbs = [documents.steps[step.object_id], documents.steps].map(
        (said) => said?.[way]?.[step.next_status_id]?.verb,
      );
      return verbs.every((verb) => verb === undefined);
    });
    expect(
      unnamed.map(
        (step) => `${step.object_id}: ${step.business_role} ${step.status_id} ${step.next_status_id}`,
      ),
    ).toEqual([]);
  },
);
