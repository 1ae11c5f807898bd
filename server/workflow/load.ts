import type { Parameters } from '../../lib/settings/read.ts';
import type { Step } from '../../lib/workflow/step.ts';
import type { Db } from '../db/tx.ts';

/** The steps of a client's dictionary for some objects, enabled or not. */
export const loadSteps = (db: Db, clientId: number, objects: readonly string[]): Promise<Step[]> =>
  db.rows<Step & Record<string, unknown>>(
    `select "id", "object_id", "business_role", "status_id", "next_status_id", "reject", "editable", "delete_allowed",
            "indicators", "organization_id", "disabled", "detail"
     from "workflow" where "client_id" = $1 and "object_id" = any($2::text[]) order by "id"`,
    [clientId, objects],
  );

/** The client's parameters by code, as stored. A missing one means its default. */
export const loadParameters = async (db: Db, clientId: number): Promise<Parameters> => {
  const rows = await db.rows<{ code: string; value: string }>(
    'select "code", "value" from "parameter" where "client_id" = $1',
    [clientId],
  );
  return Object.fromEntries(rows.map((row) => [row.code, row.value]));
};
