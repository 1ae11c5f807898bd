import type { Actor } from '../../../lib/access/actor.ts';
import type { PublishInput, WorkflowVersion } from '../../../lib/rpc/workflow-changes.ts';
import { appliedTo, collisionsOf } from '../../../lib/workflow/changes/change.ts';
import {
  type KeptPolicy,
  type PolicyChange,
  type PolicyContent,
  policyCollisionsOf,
} from '../../../lib/workflow/changes/policy.ts';
import {
  type Publication,
  publicationOf,
  type StepWrite,
} from '../../../lib/workflow/changes/publication.ts';
import { keptSteps } from '../../../lib/workflow/changes/versions.ts';
import { refusal } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import { inTransaction, type Tx } from '../../db/tx.ts';
import { addRows, delRows, editRows } from '../../objects/write.ts';
import { familyAskedBy } from '../admin/admin-only.ts';
import { auditChange } from './drafts.ts';
import { findingsBeside } from './judge.ts';
import { type KeptDraft, lockDraft, readPolicies, readVersions, versionShown } from './kept.ts';
import { moveStranded } from './move-stranded.ts';
import { readStranded } from './stranded.ts';

/**
 * Brings a draft into force, all of it or nothing: steps, what becomes of documents under way, and the version that is
 * kept of it. Publications of a client wait for each other. Refuses: access_denied, not_found, edited_by_another,
 * nothing_changed, change_collides, workflow_broken, own_decision_unconfirmed, documents_without_step, too_many_moves,
 * validation.
 */
export const publishDraft = (actor: Actor, asked: PublishInput): Promise<WorkflowVersion> =>
  inTransaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 11))', [`changes ${actor.client_id}`]);
    const draft = await lockDraft(tx, actor, asked.id, asked.updated_at);
    const { object_id } = draft;
    familyAskedBy(actor, object_id);
    await mustBePublishable(tx, actor, draft, asked.own_decisions === true);
    const before = await stepsNow(tx, actor, object_id);
    const [clock] = await tx.rows<{ now: string }>(
      `select date_trunc('milliseconds', clock_timestamp()) as now`,
    );
    const moment = new Date(Date.parse(String(clock?.now))).toISOString();
    await writeSteps(tx, actor, object_id, publicationOf(before, draft.changes, asked.way, moment));
    const signed = await readPolicies(tx, actor.client_id, object_id);
    await writePolicies(tx, actor, object_id, draft.policies);
    const moved = asked.way === 'new' ? await movedAlong(tx, actor, draft, asked) : 0;
    const after = await stepsNow(tx, actor, object_id);
    await tx.rows(
      `update "workflow_change" set "state" = 'published', "title" = $2, "way" = $3, "moved" = $4, "publisher_id" = $5,
         "published_at" = $6, "updated_at" = $6, "steps_before" = $7::jsonb, "steps_after" = $8::jsonb,
         "policies_before" = $11::jsonb, "policies_after" = $12::jsonb,
         "version" = (select coalesce(max("version"), 0) + 1 from "workflow_change" where "client_id" = $9 and "object_id" = $10)
       where "id" = $1`,
      [
        draft.id,
        asked.title,
        asked.way,
        moved,
        actor.employee_id,
        moment,
        JSON.stringify(keptSteps(before)),
        JSON.stringify(keptSteps(after)),
        actor.client_id,
        object_id,
        JSON.stringify(signed.map(plain)),
        JSON.stringify((await readPolicies(tx, actor.client_id, object_id)).map(plain)),
      ],
    );
    await auditChange(tx, actor, draft.id, 'change.publish', {
      object: object_id,
      title: asked.title,
      way: asked.way,
      moved,
      changes: draft.changes.length + draft.policies.length,
    });
    const [version] = await readVersions(tx, actor.client_id, object_id);
    if (!version) throw refusal('system_error');
    return versionShown(version);
  });

const stepsNow = async (tx: Tx, actor: Actor, object_id: string) =>
  (await readRules(tx, actor.client_id)).stepsOf(object_id);

const plain = ({ id: _, ...content }: KeptPolicy): PolicyContent => content;

const mustBePublishable = async (
  tx: Tx,
  actor: Actor,
  draft: KeptDraft,
  own_decisions: boolean,
): Promise<void> => {
  const { object_id, changes, policies } = draft;
  if (changes.length + policies.length === 0) throw refusal('nothing_changed');
  // Other writers of steps wait until the change is committed.
  await tx.rows(
    'select 1 from "workflow" where "client_id" = $1 and "object_id" = $2 order by "id" for update',
    [actor.client_id, object_id],
  );
  const signed = await readPolicies(tx, actor.client_id, object_id);
  const collisions = [
    ...collisionsOf(await stepsNow(tx, actor, object_id), changes),
    ...policyCollisionsOf(signed, policies),
  ];
  if (collisions.length > 0)
    throw refusal('change_collides', {
      count: collisions.length,
      rows: collisions.map(({ id }) => id),
    });
  const { findings } = await findingsBeside(tx, actor, draft);
  const broken = findings.filter(({ severity, is_new }) => severity === 'error' && is_new);
  if (broken.length > 0)
    throw refusal('workflow_broken', { count: broken.length, codes: broken.map(({ code }) => code) });
  const own = findings.filter(({ code, is_new }) => code === 'own_decision' && is_new);
  if (own.length > 0 && !own_decisions) throw refusal('own_decision_unconfirmed', { count: own.length });
};

/** Written as any admin would write them: checked, audited, in the version of the rules that follows. */
const writeSteps = async (
  tx: Tx,
  actor: Actor,
  object_id: string,
  { edits, adds }: Publication,
): Promise<void> => {
  if (edits.length > 0)
    await editRows(
      tx,
      actor,
      'workflow',
      edits.map(({ id, ...content }) => ({ id, ...recordOf(content) })),
    );
  if (adds.length > 0)
    await addRows(
      tx,
      actor,
      'workflow',
      adds.map((content) => ({ object_id, ...recordOf(content) })),
      false,
    );
};

/** The law is asked of each: a policy that takes too weak a signature refuses the whole. */
const writePolicies = async (
  tx: Tx,
  actor: Actor,
  object_id: string,
  changes: readonly PolicyChange[],
): Promise<void> => {
  const object = 'signature_policy';
  const gone = changes.filter(({ id, after }) => id > 0 && after === null);
  const edits = changes.flatMap(({ id, after }) => (id > 0 && after ? [{ id, ...recordOf(after) }] : []));
  const adds = changes.flatMap(({ id, after }) =>
    id < 0 && after ? [{ object_id, ...recordOf(after) }] : [],
  );
  if (edits.length > 0) await editRows(tx, actor, object, edits);
  if (adds.length > 0) await addRows(tx, actor, object, adds, false);
  if (gone.length > 0)
    await delRows(
      tx,
      actor,
      object,
      gone.map(({ id }) => ({ id })),
    );
};

const recordOf = (content: StepWrite | PolicyContent): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? '1' : '0') : name === 'detail' ? JSON.stringify(value) : value,
    ]),
  );

/** Documents that have no step by the new order go where the admin says. */
const movedAlong = async (
  tx: Tx,
  actor: Actor,
  draft: KeptDraft,
  { moves, apart }: PublishInput,
): Promise<number> => {
  const rules = await readRules(tx, actor.client_id);
  const family = familyAskedBy(actor, draft.object_id);
  const after = appliedTo(draft.object_id, rules.stepsOf(draft.object_id), []);
  const stranded = await readStranded(tx, {
    client_id: actor.client_id,
    family,
    rules,
    after,
    changes: draft.changes,
  });
  return moveStranded(tx, actor, { draft, stranded, moves, apart });
};
