import { refusal } from '../../call/call-error.ts';
import type { Db } from '../../db/tx.ts';

/** What HR keeps about a person, as certificates say it and messages reach them. */
export interface Signer {
  readonly client_id: number;
  readonly organization_id: number;
  readonly employee_id: number;
  readonly name: string;
  readonly position: string;
  readonly organization: string;
  readonly snils: string;
  readonly inn: string;
  readonly user_id: number | null;
}

/** Refuses: not_found. */
export const signerOf = async (within: Db, employee_id: number): Promise<Signer> => {
  const [row] = await within.rows<Signer>(
    `select o."client_id", e."organization_id", e."id" as employee_id, e."name", e."position",
       o."name" as organization, e."snils", e."inn",
       (select u."id" from "app_user" u where u."employee_id" = e."id" order by u."id" limit 1) as user_id
     from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = $1`,
    [employee_id],
  );
  if (!row) throw refusal('not_found');
  return row;
};
