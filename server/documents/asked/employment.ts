import type { Employment } from '../../../lib/documents/facts/absence-facts.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Db } from '../../db/tx.ts';

/** The first and the last working day of the person; none of a candidate, who is still to be hired. */
export const loadEmployment = async (
  db: Db,
  { employee_id }: Pick<DocumentRecord, 'employee_id'>,
): Promise<Employment | undefined> => {
  const [found] = await db.rows<Employment>(
    `select "hire_date" as first, "dismissal_date" as last from "employee" where "id" = $1 and not "is_candidate"`,
    [employee_id],
  );
  return found;
};
