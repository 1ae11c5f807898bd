import type { Actor } from '../../../lib/access/actor.ts';
import type { BusinessRole } from '../../../lib/access/roles.ts';
import type { WorkflowDraft } from '../../../lib/rpc/workflow-changes.ts';
import { changesOf } from '../../../lib/workflow/changes/change.ts';
import {
  type PolicyContent,
  policiesWantedFor,
  policyChangesOf,
} from '../../../lib/workflow/changes/policy.ts';
import { type KeptStep, wantedFor } from '../../../lib/workflow/changes/versions.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';
import { refusal } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import { db } from '../../db/tx.ts';
import { familyAskedBy } from '../admin/admin-only.ts';
import { makeDraft } from './drafts.ts';
import { readPolicies, readVersions } from './kept.ts';

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
  if (version === 'delivered') return draftOf(actor, object_id, delivered(object_id));
  const { steps, policies } = await keptIn(actor, object_id, version);
  return draftOf(actor, object_id, steps, policies);
};

/** A draft of whatever turns the steps in force, and what is signed where that is given, into these. Refuses: nothing_changed, too_many_changes. */
export const draftOf = async (
  actor: Actor,
  object_id: string,
  version: readonly KeptStep[],
  signed?: readonly PolicyContent[],
): Promise<WorkflowDraft> => {
  const policies = signed ? await readPolicies(db, actor.client_id, object_id) : [];
  const policiesWanted = signed ? policiesWantedFor(policies, signed) : [];
  const steps = (await readRules(db, actor.client_id)).stepsOf(object_id);
  const wanted = wantedFor(steps, version);
  if (changesOf(steps, wanted).length + policyChangesOf(policies, policiesWanted).length === 0)
    throw refusal('nothing_changed');
  return makeDraft(actor, object_id, wanted, policiesWanted);
};

const keptIn = async (actor: Actor, object_id: string, version: number) => {
  const versions = await readVersions(db, actor.client_id, object_id);
  const found = versions.find((each) => each.version === Math.max(version, 1));
  if (!found) throw refusal('not_found');
  return version === 0
    ? { steps: found.steps_before, policies: found.policies_before }
    : { steps: found.steps_after, policies: found.policies_after };
};

const delivered = (object_id: string): KeptStep[] =>
  WORKFLOW_STEPS.filter((step) => step.object_id === object_id).map(
    ({ object_id: _, business_role, ...step }) => ({
      id: null,
      content: {
        ...step,
        business_role: business_role as BusinessRole,
        indicators: '',
        organization_id: null,
      },
    }),
  );
