import { holds } from '../../../lib/access/actor.ts';
import type { StaffNumber } from '../../../lib/documents/facts/staff-facts.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import type { Reading } from '../../documents/asked/reading.ts';
import { isStaffNumberTaken, nextStaffNumber } from '../../users/staff-numbers.ts';

/** The next free number of the candidate's organization, and whether the one that is given is free; for hr and the portal alone. */
export const loadStaffNumber = async (
  db: Db,
  { employee_id, staff_number }: DocumentRecord,
  { reader }: Reading,
): Promise<StaffNumber | undefined> => {
  if (reader && !holds(reader, 'hr')) return undefined;
  const [person] = await db.rows<Row<'employee', 'organization_id'>>(
    'select "organization_id" from "employee" where "id" = $1 and "is_candidate"',
    [employee_id],
  );
  if (!person) return undefined;
  const number = String(staff_number ?? '').trim();
  return {
    next: await nextStaffNumber(db, person.organization_id),
    taken: number !== '' && (await isStaffNumberTaken(db, person.organization_id, number, employee_id)),
  };
};
