import type { Prepared } from '../../../lib/rpc/signing.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';

/** As SQL over "certificate": one of type 3 that its person may sign with now. */
const USABLE = `"type" = '3' and "confirmed" and not "disabled" and "revoked_at" is null and "expiration_date" > now()`;

/** The certificates a person may sign with, the longest first. */
export const certificatesToSignWith = (db: Db, employeeId: number): Promise<Prepared['certificates']> =>
  db.rows<Prepared['certificates'][number]>(
    `select "id" as certificate_id, "name", "serial_number", "thumbprint", "issuer", "issued_date", "expiration_date"
     from "certificate" where "employee_id" = $1 and ${USABLE} order by "expiration_date" desc`,
    [employeeId],
  );

/** One of them by its thumbprint; undefined when not registered to the person or not usable now. */
export const registeredCertificate = async (
  db: Db,
  of: { readonly employee_id: number; readonly thumbprint: string },
): Promise<{ id: number } | undefined> => {
  const [row] = await db.rows<Row<'certificate', 'id'>>(
    `select "id" from "certificate" where "employee_id" = $1 and "thumbprint" = $2 and ${USABLE}`,
    [of.employee_id, of.thumbprint],
  );
  return row;
};
