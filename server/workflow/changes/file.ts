import type { Actor } from '../../../lib/access/actor.ts';
import { type WorkflowDraft, type WorkflowFile, workflowFile } from '../../../lib/rpc/workflow-changes.ts';
import { contentOf } from '../../../lib/workflow/changes/content.ts';
import type { KeptStep } from '../../../lib/workflow/changes/versions.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import { db } from '../../db/tx.ts';
import { familyAskedBy } from '../admin/admin-only.ts';
import { draftOf } from './restore.ts';

/** The steps of an object in force, organizations by their names. Refuses: access_denied, unknown_object. */
export const exportSteps = async (actor: Actor, object_id: string): Promise<WorkflowFile> => {
  familyAskedBy(actor, object_id);
  const names = await organizationNames(actor);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const { stepsOf } = await readRules(db, actor.client_id);
  return {
    format: 'employee-gateway-workflow-1',
    object: object_id,
    steps: stepsOf(object_id).flatMap((step) => {
      const content = contentOf(step);
      if (!content) return [];
      const { organization_id, ...rest } = content;
      const organization = organization_id === null ? null : (nameOf.get(organization_id) ?? null);
      return [{ ...rest, organization }];
    }),
  };
};

/**
 * A draft of what a file changes. Refuses: access_denied, unknown_object, workflow_file_unreadable, nothing_changed,
 * too_many_changes, and validation where it names an organization that is not there.
 */
export const importSteps = async (actor: Actor, object_id: string, text: string): Promise<WorkflowDraft> => {
  familyAskedBy(actor, object_id);
  const file = workflowFile.safeParse(parsed(text));
  if (!file.success || file.data.object !== object_id) throw refusal('workflow_file_unreadable');
  const names = await organizationNames(actor);
  const idOf = new Map(names.map(({ id, name }) => [name, id]));
  const steps = file.data.steps.map(({ organization, ...step }): KeptStep => {
    const organization_id = organization === null ? null : idOf.get(organization);
    if (organization_id === undefined) throw wrongField('organization_id');
    return { id: null, content: { ...step, organization_id } };
  });
  return draftOf(actor, object_id, steps);
};

const organizationNames = (actor: Actor) =>
  db.rows<Row<'organization', 'id' | 'name'>>(
    'select "id", "name" from "organization" where "client_id" = $1',
    [actor.client_id],
  );

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
