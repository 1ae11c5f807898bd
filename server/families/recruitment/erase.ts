import { type Mover, portalOf } from '../../../lib/access/portal.ts';
import { PERSONAL } from '../../../lib/documents/families/recruitment/fields.ts';
import { recruitment as family } from '../../../lib/documents/families/recruitment/index.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import { db, inTransaction, type Tx } from '../../db/tx.ts';
import { auditDocument, updateDocument } from '../../documents/document-rows.ts';
import { lockDocument } from '../../documents/read-document.ts';
import { removeBytes } from '../../outbox/intend.ts';

const LINES = ['recruitment_scan', 'recruitment_study', 'recruitment_job'] as const;

/**
 * Deletes a candidate's answers, pictures and personal data, the last unless another hiring of the candidate goes on.
 * The document, its history and its audit stay, without anything personal. What was signed stays as it was signed.
 */
export const erase = async (tx: Tx, mover: Mover, id: number, withdrawn = false): Promise<void> => {
  const blank = Object.fromEntries(
    PERSONAL.flatMap((name) => {
      const field = family.fields[name];
      return field ? [[name, field.nullable ? null : '']] : [];
    }),
  );
  await updateDocument(tx, family, id, { ...blank, withdrawn, erased_at: new Date().toISOString() });
  for (const table of LINES) await tx.rows(`delete from "${table}" where "recruitment_id" = $1`, [id]);
  const files = await tx.rows<Row<'file', 'name'>>(
    `update "file" set "deleted" = true, "original_name" = '' where "registrator_id" = $1 and not "server_made" and not "deleted"
     returning "name"`,
    [id],
  );
  await removeBytes(
    tx,
    mover.client_id,
    files.map(({ name }) => name),
  );
  const people = await tx.rows<Row<'employee', 'id'>>(PERSON, [id]);
  for (const { id: employee_id } of people)
    await tx.rows(
      `update "app_user" set "login" = 'erased-' || "id", "email" = '', "disabled" = true, "updated_at" = now() where "employee_id" = $1`,
      [employee_id],
    );
  await auditDocument(tx, mover, family, id, 'candidate.erase', { withdrawn, files: files.length });
};

const PERSON = `update "employee" e set "name" = e."number", "name_eng" = '', "email" = '', "phone" = '', "photo_name" = '',
    "disabled" = true, "updated_at" = now()
  from "document" d where d."id" = $1 and e."id" = d."employee_id" and e."is_candidate" and not exists (
    select 1 from "document" o join "recruitment" r on r."id" = o."id"
    where o."employee_id" = e."id" and o."id" <> d."id" and o."status_id" <> 'declined' and r."erased_at" is null)
  returning e."id"`;

const DECLINED = `select d."id" from "document" d join "recruitment" r on r."id" = d."id"
  where d."client_id" = $1 and d."status_id" = 'declined' and r."erased_at" is null
    and d."status_date" < now() - make_interval(days => $2::int)`;

/** Deletes what declined candidates have said, `candidate_data_days` after that; one document a transaction. */
export const eraseDeclined = async (): Promise<void> => {
  const clients = await db.rows<Row<'client', 'id'>>('select "id" from "client"');
  for (const { id: clientId } of clients) {
    const { parameters } = await readRules(db, clientId);
    const days = numberOf(parameters, 'candidate_data_days');
    for (const { id } of await db.rows<Row<'document', 'id'>>(DECLINED, [clientId, days]))
      await inTransaction(async (tx) => {
        await lockDocument(tx, id);
        const still = await tx.rows(`${DECLINED} and d."id" = $3`, [clientId, days, id]);
        if (still.length > 0) await erase(tx, portalOf(clientId), id);
      });
  }
};
