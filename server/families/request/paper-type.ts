import type { PaperType } from '../../../lib/documents/facts/staff-facts.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';

/** The kind of paper that a request asks for, as the dictionary of the person's company has it. */
export const loadPaperType = async (
  db: Db,
  { request_type_id, employee_id }: DocumentRecord,
): Promise<PaperType | undefined> => {
  if (request_type_id === null || request_type_id === undefined) return undefined;
  const [row] = await db.rows<Row<'request_type', keyof PaperType>>(
    `select t."id", t."code", t."name", t."name_eng", t."made_by", t."norm_days", t."period", t."languages", t."as_file", t."on_paper",
       t."free_text", t."disabled"
     from "request_type" t join "organization" o on o."client_id" = t."client_id"
     join "employee" e on e."organization_id" = o."id" where t."id" = $1 and e."id" = $2`,
    [request_type_id, employee_id],
  );
  return row && { ...row, period: row.period as PaperType['period'], languages: row.languages.split(';') };
};
