import type { Actor } from '../../../lib/access/actor.ts';
import type { WorkflowFinding } from '../../../lib/rpc/workflow-admin.ts';
import type { WorkflowJudgement } from '../../../lib/rpc/workflow-changes.ts';
import { appliedTo, collisionsOf, type StepChange } from '../../../lib/workflow/changes/change.ts';
import { appliedPolicies, policyCollisionsOf } from '../../../lib/workflow/changes/policy.ts';
import type { Way } from '../../../lib/workflow/changes/publication.ts';
import { readRules } from '../../client/rules.ts';
import { type Db, db } from '../../db/tx.ts';
import { familyAskedBy } from '../admin/admin-only.ts';
import { lintedSteps } from '../admin/lint.ts';
import { type KeptDraft, readDraft, readPolicies, readVersions, versionShown } from './kept.ts';
import { countUnderWay, readStranded } from './stranded.ts';

/** What a draft would do if it were published now. Writes nothing. Refuses: access_denied, not_found. */
export const judgeDraft = async (actor: Actor, id: number): Promise<WorkflowJudgement> => {
  const draft = await readDraft(db, actor, id);
  const { client_id } = actor;
  const family = familyAskedBy(actor, draft.object_id);
  const rules = await readRules(db, client_id);
  const after = appliedTo(draft.object_id, rules.stepsOf(draft.object_id), draft.changes);
  const [{ findings, gone }, stranded, under_way, versions, policies] = await Promise.all([
    findingsBeside(db, actor, draft),
    readStranded(db, { client_id, family, rules, after, changes: draft.changes }),
    countUnderWay(db, client_id, draft.object_id, [...rules.statuses.keys()]),
    readVersions(db, client_id, draft.object_id),
    readPolicies(db, client_id, draft.object_id),
  ]);
  const [newest] = versions;
  return {
    findings,
    gone,
    collisions: collisionsOf(rules.stepsOf(draft.object_id), draft.changes),
    policy_collisions: policyCollisionsOf(policies, draft.policies),
    overtaken:
      newest && Date.parse(newest.published_at) > Date.parse(draft.create_date) ? versionShown(newest) : null,
    under_way,
    stranded,
    way: usualWay(draft.changes),
  };
};

/** What only adds steps is there for all documents; otherwise those under way keep the steps they could take. */
const usualWay = (changes: readonly StepChange[]): Way =>
  changes.every(({ before }) => before === null) ? 'new' : 'keep';

/** What the linter says of the steps with the changes, which of it is new, and what it would say no more. */
export const findingsBeside = async (
  at: Db,
  actor: Actor,
  { object_id, changes, policies }: Pick<KeptDraft, 'object_id' | 'changes' | 'policies'>,
): Promise<Pick<WorkflowJudgement, 'findings' | 'gone'>> => {
  const steps = (await readRules(at, actor.client_id)).stepsOf(object_id);
  const kept = await readPolicies(at, actor.client_id, object_id);
  const drafted = appliedPolicies(kept, policies).map((policy) => ({ ...policy, object_id }));
  const [now, then] = await Promise.all([
    lintedSteps(at, actor.client_id, object_id, steps),
    lintedSteps(at, actor.client_id, object_id, appliedTo(object_id, steps, changes), drafted),
  ]);
  const [known, left] = [new Set(now.map(textOf)), new Set(then.map(textOf))];
  return {
    findings: then.map((finding) => ({ ...finding, is_new: !known.has(textOf(finding)) })),
    gone: now.filter((finding) => !left.has(textOf(finding))),
  };
};

const textOf = ({ code, statuses, values, step_ids }: WorkflowFinding): string =>
  JSON.stringify([code, statuses, values, statuses.length === 0 ? step_ids : []]);
