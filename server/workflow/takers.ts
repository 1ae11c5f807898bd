import type { DocumentFacts } from '../../lib/workflow/document.ts';
import { takerOf } from '../../lib/workflow/path.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { mayAct } from '../auth/may-enter.ts';
import type { Rules } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';
import { readManagersAbove } from './managers-above.ts';

/** People a step is for, and whether the document names them. */
interface Takers {
  readonly ids: readonly number[];
  readonly isNamed: boolean;
}

/**
 * The people a step of a document is for: at most one more than `most`, where a role of the organization is asked for.
 */
export const readTakerIds = async (
  at: Db,
  facts: DocumentFacts,
  stepsOf: Rules['stepsOf'],
  step: Step,
  most: number,
): Promise<Takers> => {
  const role = takerOf(step, facts);
  if (role === 'employee' || role === 'candidate') return named([facts.employee_id]);
  if (role === 'manager') return named([facts.manager_id]);
  const ids =
    role === 'second_manager'
      ? ((await readManagersAbove(at, stepsOf(facts.object_id), [facts.manager_id]))?.(facts.manager_id) ??
        [])
      : await peopleWith(at, role, facts.organization_id, most + 1);
  return { ids: ids.filter((id) => id !== facts.employee_id), isNamed: false };
};

const named = (ids: readonly (number | null)[]): Takers => ({
  ids: ids.filter((id) => id !== null),
  isNamed: true,
});

/** People who work in an organization, have a role there and may act today. */
const peopleWith = async (
  at: Db,
  role: string,
  organization_id: number | null,
  most: number,
): Promise<number[]> => {
  const rows = await at.rows<{ employee_id: number }>(
    `select distinct u."employee_id" from "user_role" r join "app_user" u on u."id" = r."user_id"
     left join "employee" e on e."id" = u."employee_id"
     where r."organization_id" = $1 and r."role" = $2 and u."employee_id" is not null and ${mayAct()}
     limit ${most}`,
    [organization_id, role],
  );
  return rows.map(({ employee_id }) => employee_id);
};
