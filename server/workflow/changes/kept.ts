import type { Actor } from '../../../lib/access/actor.ts';
import type { WorkflowDraft, WorkflowVersion } from '../../../lib/rpc/workflow-changes.ts';
import type { StepChange } from '../../../lib/workflow/changes/change.ts';
import type { KeptPolicy, PolicyChange, PolicyContent } from '../../../lib/workflow/changes/policy.ts';
import type { KeptStep } from '../../../lib/workflow/changes/versions.ts';
import { refusal } from '../../call/call-error.ts';
import type { Db } from '../../db/tx.ts';
import { mustBeAdmin } from '../admin/admin-only.ts';

/** A draft as it is stored, with who began it. */
export interface KeptDraft {
  readonly id: number;
  readonly object_id: string;
  readonly number: number;
  readonly changes: readonly StepChange[];
  readonly policies: readonly PolicyChange[];
  readonly author_id: number | null;
  readonly author: { readonly name: string; readonly name_eng: string } | null;
  readonly create_date: string;
  readonly updated_at: string;
}

const DRAFT = `select c."id", c."object_id", c."number", c."changes", c."policies", c."author_id", c."create_date", c."updated_at",
    (select json_build_object('name', e."name", 'name_eng', e."name_eng") from "employee" e where e."id" = c."author_id") as author
  from "workflow_change" c where c."client_id" = $1 and c."state" = 'draft'`;

/** Drafts of an object, those changed last first. */
export const readDrafts = (at: Db, clientId: number, object_id: string): Promise<KeptDraft[]> =>
  at.rows(`${DRAFT} and c."object_id" = $2 order by c."updated_at" desc, c."id" desc`, [clientId, object_id]);

/** One draft. Refuses: access_denied, not_found. */
export const readDraft = async (
  at: Db,
  actor: Actor,
  id: number,
  lock: '' | 'for update of c' = '',
): Promise<KeptDraft> => {
  mustBeAdmin(actor);
  const [draft] = await at.rows<KeptDraft>(`${DRAFT} and c."id" = $2 ${lock}`, [actor.client_id, id]);
  if (!draft) throw refusal('not_found');
  return draft;
};

/** One draft, locked, that is as its reader saw it. Refuses: access_denied, not_found, edited_by_another. */
export const lockDraft = async (
  at: Db,
  actor: Actor,
  id: number,
  seen: string | undefined,
): Promise<KeptDraft> => {
  const draft = await readDraft(at, actor, id, 'for update of c');
  if (seen !== undefined && Date.parse(seen) !== Date.parse(draft.updated_at))
    throw refusal('edited_by_another');
  return draft;
};

/** A draft as its readers get it. */
export const draftShown = ({ object_id: _, author_id, ...draft }: KeptDraft, actor: Actor): WorkflowDraft =>
  ({ ...draft, own: author_id === actor.employee_id }) as WorkflowDraft;

/** A version with the steps it had. */
export interface KeptVersion extends WorkflowVersion {
  readonly steps_before: readonly KeptStep[];
  readonly steps_after: readonly KeptStep[];
  readonly policies_before: readonly PolicyContent[];
  readonly policies_after: readonly PolicyContent[];
}

/** Versions of an object, the newest first. */
export const readVersions = async (
  at: Db,
  clientId: number,
  object_id: string,
): Promise<readonly KeptVersion[]> => {
  const rows = await at.rows<
    Omit<KeptVersion, 'changed' | 'steps'> & Pick<KeptDraft, 'changes' | 'policies'>
  >(
    `select c."version", c."number", c."title", c."published_at", c."way", c."moved", c."changes", c."policies", c."steps_before", c."steps_after",
       c."policies_before", c."policies_after",
       (select json_build_object('name', e."name", 'name_eng', e."name_eng") from "employee" e where e."id" = c."publisher_id") as publisher
     from "workflow_change" c where c."client_id" = $1 and c."object_id" = $2 and c."state" = 'published'
     order by c."version" desc`,
    [clientId, object_id],
  );
  return rows.map(({ changes, policies, ...row }) => ({
    ...row,
    changed: changes.length + policies.length,
    steps: row.steps_after.length,
  }));
};

/** A version as its readers get it. */
export const versionShown = ({
  steps_before: _,
  steps_after: __,
  ...version
}: KeptVersion): WorkflowVersion => version;

/** The signature policies of an object as they are stored. */
export const readPolicies = (at: Db, clientId: number, object_id: string): Promise<KeptPolicy[]> =>
  at.rows(
    `select "id", "document_type_id", "party", "level", "required", "article" from "signature_policy"
     where "client_id" = $1 and "object_id" = $2 order by "id"`,
    [clientId, object_id],
  );
