import type { Actor } from '../../../lib/access/actor.ts';
import type { DraftInput, WorkflowChanges, WorkflowDraft } from '../../../lib/rpc/workflow-changes.ts';
import { changesOf, type StepChange, type Wanted } from '../../../lib/workflow/changes/change.ts';
import { type PolicyContent, policyChangesOf } from '../../../lib/workflow/changes/policy.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';
import { byActor, writeAudit } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import { db, inTransaction, type Tx } from '../../db/tx.ts';
import { familyAskedBy } from '../admin/admin-only.ts';
import {
  draftShown,
  type KeptDraft,
  lockDraft,
  readDraft,
  readDrafts,
  readPolicies,
  readVersions,
  versionShown,
} from './kept.ts';

/** Drafts an object may have at once. */
const DRAFTS_MAX = 20;

/** Drafts and versions of an object. Refuses: access_denied, unknown_object. */
export const listChanges = async (actor: Actor, object_id: string): Promise<WorkflowChanges> => {
  familyAskedBy(actor, object_id);
  const [drafts, versions] = await Promise.all([
    readDrafts(db, actor.client_id, object_id),
    readVersions(db, actor.client_id, object_id),
  ]);
  return {
    drafts: drafts.map((draft) => draftShown(draft, actor)),
    versions: versions.map(versionShown),
    delivered: WORKFLOW_STEPS.filter((step) => step.object_id === object_id).length,
  };
};

/**
 * Saves the whole of what a draft is to say: a new one, or one that is as its reader saw it. Refuses: access_denied,
 * unknown_object, not_found, edited_by_another, too_many_changes.
 */
export const saveDraft = (actor: Actor, { object, id, ...sent }: DraftInput): Promise<WorkflowDraft> =>
  id === undefined
    ? makeDraft(actor, object, sent.changes, sent.policies)
    : inTransaction((tx) => changeDraft(tx, actor, id, sent));

/** A new draft of an object. Refuses: access_denied, unknown_object, too_many_changes. */
export const makeDraft = async (
  actor: Actor,
  object_id: string,
  wanted: readonly Wanted[],
  policiesWanted: readonly Wanted<PolicyContent>[] = [],
): Promise<WorkflowDraft> => {
  familyAskedBy(actor, object_id);
  const { stepsOf } = await readRules(db, actor.client_id);
  const changes = changesOf(stepsOf(object_id), wanted);
  const policies = policyChangesOf(await readPolicies(db, actor.client_id, object_id), policiesWanted);
  return inTransaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 11))', [`changes ${actor.client_id}`]);
    const drafts = await readDrafts(tx, actor.client_id, object_id);
    if (drafts.length >= DRAFTS_MAX) throw refusal('too_many_changes', { max: DRAFTS_MAX });
    const [row] = await tx.rows<Row<'workflow_change', 'id'>>(
      `insert into "workflow_change" ("client_id", "object_id", "number", "changes", "author_id", "policies")
       select $1::bigint, $2, coalesce(max("number"), 0) + 1, $3::jsonb, $4::bigint, $5::jsonb
       from "workflow_change" where "client_id" = $1::bigint returning "id"`,
      [actor.client_id, object_id, JSON.stringify(changes), actor.employee_id, JSON.stringify(policies)],
    );
    if (!row) throw refusal('system_error');
    await auditChange(tx, actor, row.id, 'change.draft', {
      object: object_id,
      after: { changes: changes.length },
    });
    return draftShown(await readDraft(tx, actor, row.id), actor);
  });
};

const changeDraft = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { updated_at, changes: wanted, anew = [], ...signatures }: Omit<DraftInput, 'object' | 'id'>,
): Promise<WorkflowDraft> => {
  const draft = await lockDraft(tx, actor, id, updated_at);
  const { stepsOf } = await readRules(tx, actor.client_id);
  const changes = changesOf(
    stepsOf(draft.object_id),
    wanted,
    draft.changes.filter(({ id }) => !anew.includes(id)),
  );
  const policies = signatures.policies
    ? policyChangesOf(
        await readPolicies(tx, actor.client_id, draft.object_id),
        signatures.policies,
        draft.policies.filter((policy) => !(signatures.policies_anew ?? []).includes(policy.id)),
      )
    : draft.policies;
  await tx.rows(
    `update "workflow_change" set "changes" = $2::jsonb, "policies" = $3::jsonb, "updated_at" = clock_timestamp()
     where "id" = $1`,
    [id, JSON.stringify(changes), JSON.stringify(policies)],
  );
  await auditChange(tx, actor, id, 'change.draft', {
    object: draft.object_id,
    before: { changes: summary(draft) },
    after: { changes: summary({ changes, policies }) },
  });
  return draftShown(await readDraft(tx, actor, id), actor);
};

/** Throws a draft away. Refuses: access_denied, not_found, edited_by_another. */
export const dropDraft = (actor: Actor, id: number, seen: string): Promise<void> =>
  inTransaction(async (tx) => {
    const draft = await lockDraft(tx, actor, id, seen);
    await tx.rows(`update "workflow_change" set "state" = 'dropped', "updated_at" = now() where "id" = $1`, [
      id,
    ]);
    await auditChange(tx, actor, id, 'change.drop', {
      object: draft.object_id,
      before: { changes: summary(draft) },
    });
  });

const summary = ({ changes, policies }: Pick<KeptDraft, 'changes' | 'policies'>): string[] => [
  ...changes.map(({ before, after }) => `${moveText(before)} > ${moveText(after)}`),
  ...policies.map(({ before, after }) => `${policyText(before)} > ${policyText(after)}`),
];

const policyText = (content: PolicyContent | null): string =>
  content ? `${content.party} ${content.document_type_id ?? '*'} ${content.level} ${content.required}` : '-';

const moveText = (content: StepChange['after']): string =>
  content ? `${content.business_role} ${content.status_id} ${content.next_status_id}` : '-';

/** What an admin did with a change, in its own stream. */
export const auditChange = (
  tx: Tx,
  actor: Actor,
  id: number,
  action: 'change.draft' | 'change.drop' | 'change.publish',
  detail: Record<string, unknown>,
): Promise<void> =>
  writeAudit(tx, {
    ...byActor(actor),
    stream: `workflow_change:${id}`,
    action,
    object_id: 'workflow_change',
    record_id: String(id),
    detail,
  });
