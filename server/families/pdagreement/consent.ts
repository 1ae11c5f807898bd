import type { Consent } from '../../../lib/documents/facts/staff-facts.ts';
import { GIVEN } from '../../../lib/documents/families/pdagreement/rules.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Db } from '../../db/tx.ts';

/** The text in force for the purpose of a consent, and what the person has agreed to for it already. */
export const loadConsent = async (db: Db, record: DocumentRecord): Promise<Consent | undefined> => {
  if (record.document_type_id === null) return undefined;
  const [[text], [standing]] = await Promise.all([
    db.rows<NonNullable<Consent['text']>>(
      `select t."id", t."version", t."text", t."text_eng", t."scope" as data, t."scope_eng" as data_eng, t."valid_for_months"
       from "employee" e join "organization" o on o."id" = e."organization_id"
       join "consent_text" t on t."client_id" = o."client_id" and t."document_type_id" = $2
         and (t."organization_id" is null or t."organization_id" = o."id") and t."date_from" <= current_date
       where e."id" = $1 order by t."organization_id" is null, t."date_from" desc, t."id" desc limit 1`,
      [record.employee_id, record.document_type_id],
    ),
    db.rows<NonNullable<Consent['standing']>>(
      `select d."number", p."consent_text_id" as text_id from "document" d join "pdagreement" p on p."id" = d."id"
       where d."employee_id" = $1 and d."document_type_id" = $2 and d."id" is distinct from $3
         and d."object_id" = 'pdagreement' and d."status_id" = any($4::text[]) and not d."replaced"
         and (p."valid_to" is null or p."valid_to" >= current_date)
       order by d."id" desc limit 1`,
      [record.employee_id, record.document_type_id, record.id, GIVEN],
    ),
  ]);
  return { text: text ?? null, standing: standing ?? null };
};
