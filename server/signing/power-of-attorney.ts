import type { Report } from '../../lib/signing/verify/report.ts';
import type { Db } from '../db/tx.ts';
import type { Intent } from './intents.ts';

/** The power of attorney a qualified signature of the employer rests on, in force today; null without one. */
export const powerOfAttorneyOf = async (db: Db, intent: Intent, _report: Report): Promise<number | null> => {
  if (intent.party !== 'employer' || intent.type !== '3') return null;
  const [row] = await db.rows<{ id: number }>(
    `select p."id" from "power_of_attorney" p join "document" d on d."organization_id" = p."organization_id"
     where d."id" = $1 and p."employee_id" = $2 and not p."disabled" and current_date between p."valid_from" and p."valid_to"
     order by p."valid_to" desc limit 1`,
    [intent.document_id, intent.employee_id],
  );
  return row?.id ?? null;
};
