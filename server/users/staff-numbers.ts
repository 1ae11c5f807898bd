import type { Db } from '../db/tx.ts';

/** One more than the organization's greatest number made of digits, as wide as the widest: 100 follows 99. */
export const nextStaffNumber = async (db: Db, organization_id: number): Promise<string> => {
  const [row] = await db.rows<{ number: string }>(
    `select lpad(next, greatest(wide, length(next)), '0') as number from (
       select (coalesce(max("number"::bigint), 0) + 1)::text as next, coalesce(max(length("number")), 1) as wide
       from "employee" where "organization_id" = $1 and "number" ~ '^\\d{1,15}$') as greatest_number`,
    [organization_id],
  );
  return row?.number ?? '1';
};

/** Whether another person of the organization has a personnel number. */
export const isStaffNumberTaken = async (
  db: Db,
  organization_id: number,
  number: string,
  employee_id: number,
): Promise<boolean> =>
  (
    await db.rows('select 1 from "employee" where "organization_id" = $1 and "number" = $2 and "id" <> $3', [
      organization_id,
      number,
      employee_id,
    ])
  ).length > 0;
