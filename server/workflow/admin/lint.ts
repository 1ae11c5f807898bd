import type { Actor } from '../../../lib/access/actor.ts';
import { familyOf } from '../../../lib/documents/families.ts';
import type { WorkflowFinding } from '../../../lib/rpc/workflow-admin.ts';
import { lintObject } from '../../../lib/workflow/lint/lint.ts';
import type { DefaultStep, Holding } from '../../../lib/workflow/lint/world.ts';
import type { PaperType } from '../../../lib/workflow/signature/law.ts';
import { type SignaturePolicy, typeOf } from '../../../lib/workflow/signature/policy.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';
import { mayAct } from '../../auth/may-enter.ts';
import { readRules } from '../../client/rules.ts';
import { type Db, db } from '../../db/tx.ts';
import { familyAskedBy } from './admin-only.ts';

/**
 * What looks wrong in the steps of an object beside the people, parameters, signature policies and words of the client.
 * Refuses: access_denied, unknown_object.
 */
export const lintSteps = async (actor: Actor, object_id: string): Promise<WorkflowFinding[]> => {
  familyAskedBy(actor, object_id);
  const { stepsOf } = await readRules(db, actor.client_id);
  return lintedSteps(db, actor.client_id, object_id, stepsOf(object_id));
};

/** The same of any steps and signature policies of an object, beside what is there now. */
export const lintedSteps = async (
  at: Db,
  client_id: number,
  object_id: string,
  steps: readonly Step[],
  policies?: readonly SignaturePolicy[],
): Promise<WorkflowFinding[]> => {
  const [rules, holdings, types] = await Promise.all([
    readRules(at, client_id),
    readHoldings(at, client_id),
    readTypes(at, client_id, object_id),
  ]);
  const found = lintObject(object_id, steps, {
    statuses: [...rules.statuses].map(([id, names]) => ({ id, ...names })),
    parameters: rules.parameters,
    parametersOf: rules.parametersOf,
    organizations: [...new Set(holdings.map(({ organization_id }) => organization_id))],
    holdings,
    policies: policies ?? rules.policies,
    types,
    fieldsOf: (object) => fieldsOf(object),
    defaults: WORKFLOW_STEPS as readonly DefaultStep[],
  });
  return found.map(({ object_id: _, step_ids, statuses, values, ...finding }) => ({
    ...finding,
    step_ids: [...step_ids],
    statuses: [...statuses],
    values: { ...values },
  }));
};

const fieldsOf = (object_id: string): readonly string[] | undefined => {
  const family = familyOf(object_id);
  return family && Object.keys(family.object.fields);
};

const readTypes = (at: Db, client_id: number, object_id: string): Promise<PaperType[]> =>
  at.rows(
    'select "id", "object_id", "code" from "document_type" where "client_id" = $1 and "object_id" = $2',
    [client_id, object_id],
  );

/** Which roles are held where by people who may act now, and with which signatures. */
const readHoldings = async (at: Db, client_id: number): Promise<Holding[]> => {
  const rows = await at.rows<{ role: string; organization_id: number; types: string[] }>(
    `select r."role", r."organization_id", array_agg(distinct u."signature") as types
     from "user_role" r join "app_user" u on u."id" = r."user_id"
     join "employee" e on e."id" = u."employee_id" and e."organization_id" = r."organization_id"
     where u."client_id" = $1 and ${mayAct()}
     group by r."role", r."organization_id" order by r."organization_id", r."role"`,
    [client_id],
  );
  return rows.map(({ types, ...holding }) => ({ ...holding, types: types.map(typeOf) }));
};
