import { isSecondLevel, type Step } from '../../lib/workflow/step.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';

/**
 * Who decides for some managers today. Asked only where the dictionary has a step of the second level; undefined
 * otherwise.
 */
export const readManagersAbove = async (
  db: Db,
  steps: readonly Step[],
  managerIds: readonly (number | null)[],
): Promise<((managerId: number | null) => readonly number[]) | undefined> => {
  if (!steps.some((step) => !step.disabled && isSecondLevel(step))) return undefined;
  const rows = await db.rows<Row<'decider', 'employee_id' | 'manager_id'>>(
    'select "employee_id", "manager_id" from "decider" where "employee_id" = any($1::bigint[]) order by "place"',
    [[...new Set(managerIds)].filter((id) => id !== null)],
  );
  const byManager = Map.groupBy(rows, (row) => row.employee_id);
  return (managerId) =>
    managerId === null ? [] : (byManager.get(managerId) ?? []).map((row) => row.manager_id);
};
