import type { Tx } from '../db/tx.ts';

/** Open documents follow their owners' present managers, so that a list and a right never disagree. */
export const documentsFollowManagers = (tx: Tx, employees: readonly unknown[]): Promise<unknown> =>
  tx.rows(
    `update "document" d set "manager_id" = m."manager_id"
     from (select e."id", (select s."manager_id" from "subordination" s
                           where s."employee_id" = e."id" and s."type" = 'direct' and not s."disabled"
                           order by s."id" limit 1) as manager_id
           from "employee" e where e."id" = any($1::bigint[])) m
     where m."id" = d."employee_id" and d."employee_id" = any($1::bigint[]) and d."manager_id" is distinct from m."manager_id"
       and d."status_id" not in ('processed', 'closed')`,
    [employees],
  );
