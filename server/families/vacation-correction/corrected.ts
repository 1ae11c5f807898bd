import { type Actor, coversFamily } from '../../../lib/access/actor.ts';
import type { CorrectedLeave, Correction, CorrectionPart } from '../../../lib/documents/facts/leave-facts.ts';
import { addMonths, type Day } from '../../../lib/kernel/day.ts';
import { parentIds } from '../../../lib/leave/parents.ts';
import { LEAVES } from '../../../lib/leave/statuses.data.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import type { Reading } from '../../documents/asked/reading.ts';
import { readToday } from '../../documents/rule-facts.ts';

/** Employees under 18 are not recalled from leave (labour code, article 125). */
const OF_AGE_MONTHS = 18 * 12;

/**
 * The leaves that a correction names, of its person alone, the other corrections of them, and whether the person is
 * known to be under age. A reader with a grant for some families sees no number of a document of another.
 */
export const loadCorrection = async (
  db: Db,
  record: DocumentRecord,
  { reader }: Reading,
): Promise<Correction> => {
  const ids = parentIds(record.replaced_vacation_ids);
  const [leaves, parts, born, today] = await Promise.all([
    ids.length === 0 ? [] : loadLeaves(db, record.employee_id, ids, reader),
    ids.length === 0 ? [] : loadParts(db, record, ids),
    loadBirthDate(db, record.employee_id),
    readToday(db),
  ]);
  return { leaves, parts, minor: born !== undefined && addMonths(born, OF_AGE_MONTHS) > today };
};

/** In the order in which they are named. */
const loadLeaves = async (
  db: Db,
  employee_id: number,
  ids: readonly number[],
  reader: Actor | undefined,
): Promise<CorrectedLeave[]> => {
  const rows = await db.rows<
    Omit<CorrectedLeave, 'type' | 'days'> & {
      days: number | null;
      code: string | null;
      type_id: number | null;
      detail: unknown;
    }
  >(
    `select d."id", d."object_id", d."number", d."status_id", d."start_date", d."end_date", d."days", v."period", d."replaced",
            t."code", t."detail",
            (select c."id" from "document_type" c
             where c."client_id" = d."client_id" and c."object_id" = 'vacation_correction' and c."code" = t."code"
               and not c."disabled" and (c."organization_id" is null or c."organization_id" = d."organization_id")
             order by c."organization_id" nulls last, c."id" limit 1) as type_id
     from "document" d join "vacation" v on v."id" = d."id"
       left join "document_type" t on t."id" = d."document_type_id"
     where d."employee_id" = $1 and d."id" = any($2::bigint[]) and d."object_id" = any($3::text[])
     order by array_position($2::bigint[], d."id")`,
    [employee_id, ids, LEAVES],
  );
  return rows.map(({ code, type_id, detail, days, number, ...leave }) => ({
    ...leave,
    number: !reader || coversFamily(reader, leave.object_id) ? number : '',
    days: days ?? 0,
    type: code === null ? null : { id: type_id, code, detail: parseTypeDetail(detail) },
  }));
};

const loadParts = (
  db: Db,
  { id, employee_id }: DocumentRecord,
  ids: readonly number[],
): Promise<CorrectionPart[]> =>
  db.rows<CorrectionPart>(
    `select d."id", d."number", d."status_id", d."start_date", d."end_date", d."days", v."period", v."replaced_vacation_ids" as parents, d."replaced"
     from "document" d join "vacation" v on v."id" = d."id"
     where d."employee_id" = $1 and d."id" is distinct from $2 and d."object_id" = 'vacation_correction'
       and d."status_id" not in ('empty', 'declined')
       and string_to_array(regexp_replace(v."replaced_vacation_ids", ':[0-9]+', '', 'g'), ';') && $3::text[]
     order by d."start_date", d."id"`,
    [employee_id, id, ids.map(String)],
  );

/** Known only of people hired through the portal. */
const loadBirthDate = async (db: Db, employeeId: number): Promise<Day | undefined> => {
  const [row] = await db.rows<Row<'recruitment', 'birth_date'>>(
    `select r."birth_date" from "document" d join "recruitment" r on r."id" = d."id"
     where d."employee_id" = $1 and r."birth_date" is not null order by d."id" desc limit 1`,
    [employeeId],
  );
  return row?.birth_date ?? undefined;
};
