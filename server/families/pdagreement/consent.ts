import type { Consent } from '../../../lib/documents/facts/staff-facts.ts';
import { GIVEN } from '../../../lib/documents/families/pdagreement/rules.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { wrongField } from '../../call/call-error.ts';
import type { Db } from '../../db/tx.ts';
import { loadType } from '../../documents/rule-facts.ts';
import type { BeforeWrite } from '../../objects/rules.ts';

/** The text in force for the purpose of a consent, and what the person has agreed to for it already. */
export const loadConsent = async (db: Db, record: DocumentRecord): Promise<Consent | undefined> => {
  if (record.document_type_id === null) return undefined;
  const [[text], [standing]] = await Promise.all([
    db.rows<NonNullable<Consent['text']>>(
      `select t."id", t."version", t."text", t."text_eng", t."scope" as data, t."scope_eng" as data_eng, t."valid_for_months"
       from "employee" e join "organization" o on o."id" = e."organization_id"
       join "consent_text" t on t."client_id" = o."client_id" and t."document_type_id" = $2
         and (t."organization_id" is null or t."organization_id" = o."id") and t."date_from" <= "business_day"()
       where e."id" = $1 order by t."organization_id" is null, t."date_from" desc, t."id" desc limit 1`,
      [record.employee_id, record.document_type_id],
    ),
    db.rows<NonNullable<Consent['standing']>>(
      `select d."number", p."consent_text_id" as text_id from "document" d join "pdagreement" p on p."id" = d."id"
       where d."employee_id" = $1 and d."document_type_id" = $2 and d."id" is distinct from $3
         and d."object_id" = 'pdagreement' and d."status_id" = any($4::text[]) and not d."replaced"
         and (p."valid_to" is null or p."valid_to" >= "business_day"())
       order by d."id" desc limit 1`,
      [record.employee_id, record.document_type_id, record.id, GIVEN],
    ),
  ]);
  return { text: text ?? null, standing: standing ?? null };
};

/** A text is the next version for its purpose, counted under a lock; its purpose is one of consents, its term a term. */
export const textIsNextVersion: BeforeWrite = async (tx, actor, _before, after) => {
  if (!after) return;
  const { document_type_id: typeId, organization_id, valid_for_months: months } = after;
  const type = await loadType(tx, actor.client_id, Number(typeId));
  if (type?.object_id !== 'pdagreement' || type.disabled) throw wrongField('document_type_id', 'field/wrong');
  if (months !== null && months !== undefined && !(Number(months) > 0 && Number(months) <= 1200))
    throw wrongField('valid_for_months', 'field/wrong');
  await tx.rows('select 1 from "document_type" where "id" = $1 for no key update', [typeId]);
  const [last] = await tx.rows<{ version: number | null }>(
    `select max("version") as version from "consent_text"
     where "client_id" = $1 and "document_type_id" = $2 and "organization_id" is not distinct from $3`,
    [actor.client_id, typeId, organization_id ?? null],
  );
  after.version = (last?.version ?? 0) + 1;
};
