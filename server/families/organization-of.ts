import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';

/** The organization of a person with the currency it counts in, as the dictionary of currencies has it. */
export const organizationOf = async (
  db: Db,
  employeeId: number,
): Promise<OrganizationOfPerson | undefined> => {
  const [organization] = await db.rows<OrganizationOfPerson>(
    `select o."id", o."client_id", o."country_code", o."currency_code", c."id" as currency_id
     from "organization" o left join "currency" c on c."client_id" = o."client_id" and c."code" = o."currency_code"
     where o."id" = (select "organization_id" from "employee" where "id" = $1)`,
    [employeeId],
  );
  return organization;
};

export type OrganizationOfPerson = Row<
  'organization',
  'id' | 'client_id' | 'country_code' | 'currency_code'
> & { currency_id: number | null };
