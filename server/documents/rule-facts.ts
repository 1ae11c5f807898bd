import type { Calendar } from '../../lib/calendar/calendar.ts';
import type { Balance, DocumentRecord, Overlap, RuleFacts } from '../../lib/documents/record.ts';
import { type Day, dayInZone, yearOf } from '../../lib/kernel/day.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import { type DocumentTypeDetail, parseTypeDetail } from '../../lib/workflow/document.ts';
import { readConfig } from '../config.ts';
import type { Db, Tx } from '../db/tx.ts';
import { reservedDays, spokenForDays } from './spoken-for.ts';

/** Families whose documents take the employee away from work: two of them cannot hold on the same day. */
const PERIOD_OBJECTS = [
  'vacation',
  'vacation_schedule',
  'vacation_correction',
  'btrip',
  'absence',
  'sickleave',
  'homeoffice',
];
const NOT_HELD = ['empty', 'draft', 'declined'];

/** The calendar day of a moment in the business time zone. */
export const businessDay = (moment: string): Day => dayInZone(moment, readConfig().BUSINESS_TZ);

/**
 * Reads the facts that a family's rules ask for, inside the transaction that acts on them. The employee is locked
 * first, so that two documents of one employee sent at the same moment see each other.
 */
export const loadRuleFacts = async (
  tx: Tx,
  clientId: number,
  record: DocumentRecord,
  context: { today: Day; parameters: Parameters; calendar: Calendar; byHr: boolean; isNew: boolean },
): Promise<RuleFacts> => {
  // Sent together and run in this order: what is read is read under the lock.
  const [, type, balances, overlaps] = await Promise.all([
    lockPerson(tx, record.employee_id),
    loadType(tx, clientId, record.document_type_id),
    loadBalances(tx, record),
    loadOverlaps(tx, record),
  ]);
  return { type, balances, overlaps, ...context };
};

/** A weaker lock: rows that refer to the employee can still be added. After the documents, see `lockDocuments`. */
export const lockPerson = (tx: Tx, employeeId: number) =>
  tx.rows('select 1 from "employee" where "id" = $1 for no key update', [employeeId]);

interface LoadedType {
  object_id: string;
  /** The only organization it is for; null for all of the client. */
  organization_id: number | null;
  disabled: boolean;
  code: string;
  detail: DocumentTypeDetail;
}

/** A document type of the client; null for none. */
export const loadType = async (db: Db, clientId: number, id: number | null): Promise<LoadedType | null> => {
  if (id === null) return null;
  const [row] = await db.rows<Omit<LoadedType, 'detail'> & { detail: unknown }>(
    'select "object_id", "organization_id", "disabled", "code", "detail" from "document_type" where "id" = $1 and "client_id" = $2',
    [id, clientId],
  );
  return row ? { ...row, detail: parseTypeDetail(row.detail) } : null;
};

/** Balances of the years the vacation touches; the document itself is not counted as planned. */
export const loadBalances = async (db: Db, record: DocumentRecord): Promise<Balance[]> => {
  if (!record.start_date) return [];
  const years = [...new Set([Number(record.period ?? yearOf(record.start_date)), yearOf(record.start_date)])];
  const rows = await db.rows<{ period: number; days_limit: string; taken: string; reserved: string }>(
    `select l."period", l."days_limit",
       ${spokenForDays({ employee_id: 'l."employee_id"', period: 'l."period"', except: '$3::bigint' })} as taken,
       ${reservedDays({ employee_id: 'l."employee_id"', period: 'l."period"', except: '$3::bigint' })} as reserved
     from (select distinct on ("period") * from "vacation_limit"
           where "employee_id" = $1 and "period" = any($2::int[]) and "on_date" <= $4::date
           order by "period", "on_date" desc) l`,
    [record.employee_id, years, record.id, record.start_date],
  );
  return rows.map((row) => ({
    period: row.period,
    days_limit: Number(row.days_limit),
    days_planned: Number(row.taken),
    days_rest: Number(row.days_limit) - Number(row.taken),
    days_reserved: Number(row.reserved),
  }));
};

const loadOverlaps = (db: Db, record: DocumentRecord): Promise<Overlap[]> =>
  record.start_date && record.end_date
    ? db.rows<Overlap & Record<string, unknown>>(
        `select d."id", d."object_id", d."number", d."start_date", d."end_date"
         from "document" d left join "vacation" v on v."id" = d."id"
         where d."employee_id" = $1 and d."id" is distinct from $2
           and d."start_date" <= $4::date and d."end_date" >= $3::date
           and d."object_id" = any($5::text[]) and d."status_id" <> all($6::text[]) and not coalesce(v."replaced", false)
         order by d."start_date" limit 20`,
        [record.employee_id, record.id, record.start_date, record.end_date, PERIOD_OBJECTS, NOT_HELD],
      )
    : Promise.resolve([]);
