import type { Balance } from '../../../lib/documents/facts.ts';
import type { DocumentRecord } from '../../../lib/documents/record.ts';
import { yearOf } from '../../../lib/kernel/day.ts';
import type { Db } from '../../db/tx.ts';
import { countedDays } from './spoken-for.ts';

/** Balances of the years a leave touches; the document itself is not counted as planned. */
export const loadBalances = async (db: Db, record: DocumentRecord): Promise<Balance[]> => {
  if (!record.start_date) return [];
  const taken = Number(record.period ?? yearOf(record.start_date));
  // Two values, not a list of any length: the plan is made once, by which making it anew would cost most of the time.
  const rows = await db.rows<{ period: number; days_limit: string; taken: string; reserved: string }>(
    `select l."period", l."days_limit", c."taken", c."reserved"
     from (select distinct on ("period") * from "vacation_limit"
           where "employee_id" = $1 and "period" in ($2, $3) and "on_date" <= $4::date
           order by "period", "on_date" desc) l
       cross join lateral ${countedDays({ employee_id: 'l."employee_id"', period: 'l."period"', except: '$5::bigint' })} c`,
    [record.employee_id, taken, yearOf(record.start_date), record.start_date, record.id],
  );
  return rows.map((row) => ({
    period: row.period,
    days_limit: Number(row.days_limit),
    days_planned: Number(row.taken),
    days_rest: Number(row.days_limit) - Number(row.taken),
    days_reserved: Number(row.reserved),
    taken_from: row.period === taken,
  }));
};
