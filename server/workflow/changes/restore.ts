import type { Actor } from '../../../lib/access/actor.ts';
import type { BusinessRole } from '../../../lib/access/roles.ts';
import type { WorkflowDraft } from '../../../lib/rpc/workflow-changes.ts';
import { changesOf } from '../../../lib/workflow/changes/change.ts';
import { type KeptStep, wantedFor } from '../../../lib/workflow/changes/versions.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';
import { refusal } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import { db } from '../../db/tx.ts';
import { familyAskedBy } from '../admin/admin-only.ts';
import { makeDraft } from './drafts.ts';
import { readVersions } from './kept.ts';

/**
 * A draft that brings a version back: what was published since stays known, for taking back is a change too. Refuses:
 * access_denied, unknown_object, not_found, nothing_changed, too_many_changes.
 */
export const restoreVersion = async (
  actor: Actor,
  object_id: string,
  version: number | 'delivered',
): Promise<WorkflowDraft> => {
  familyAskedBy(actor, object_id);
  return draftOf(
    actor,
    object_id,
    version === 'delivered' ? delivered(object_id) : await keptIn(actor, object_id, version),
  );
};

/** A draft of whatever turns the steps in force into these. Refuses: nothing_changed, too_many_changes. */
export const draftOf = async (
  actor: Actor,
  object_id: string,
  version: readonly KeptStep[],
): Promise<WorkflowDraft> => {
  const steps = (await readRules(db, actor.client_id)).stepsOf(object_id);
  const wanted = wantedFor(steps, version);
  if (changesOf(steps, wanted).length === 0) throw refusal('nothing_changed');
  return makeDraft(actor, object_id, wanted);
};

const keptIn = async (actor: Actor, object_id: string, version: number): Promise<readonly KeptStep[]> => {
  const versions = await readVersions(db, actor.client_id, object_id);
  const steps =
    version === 0
      ? versions.at(-1)?.steps_before
      : versions.find((each) => each.version === version)?.steps_after;
  if (!steps) throw refusal('not_found');
  return steps;
};

const delivered = (object_id: string): KeptStep[] =>
  WORKFLOW_STEPS.filter((step) => step.object_id === object_id).map(
    ({ object_id: _, business_role, ...step }) => ({
      step_id: null,
      content: {
        ...step,
        business_role: business_role as BusinessRole,
        indicators: '',
        organization_id: null,
      },
    }),
  );
