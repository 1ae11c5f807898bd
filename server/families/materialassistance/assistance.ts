import type { Assistance } from '../../../lib/documents/facts/money-facts.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import { organizationOf } from '../organization-of.ts';

/** The currencies of an application for help, and the last one by the same reason within the year before it. */
export const loadAssistance = async (db: Db, record: DocumentRecord): Promise<Assistance | undefined> => {
  const organization = await organizationOf(db, record.employee_id);
  if (!organization) return undefined;
  const { client_id, currency_id, currency_code } = organization;
  const [currencies, [earlier]] = await Promise.all([
    db.rows<Row<'currency', 'code'>>('select "code" from "currency" where "client_id" = $1 and "id" = $2', [
      client_id,
      record.currency_id ?? currency_id,
    ]),
    db.rows<NonNullable<Assistance['earlier']>>(
      `select d."number", d."create_date"::date as day from "document" d
       where d."employee_id" = $1 and d."object_id" = 'materialassistance' and d."id" is distinct from $2
         and d."document_type_id" = $3 and d."status_id" <> all($4::text[])
         and d."create_date" > now() - interval '1 year' and ($2::bigint is null or d."id" < $2)
       order by d."id" desc limit 1`,
      [record.employee_id, record.id, record.document_type_id, NOT_HELD_STATUSES],
    ),
  ]);
  return {
    home: { currency_id, currency_code },
    currency_code: currencies[0]?.code ?? currency_code,
    earlier: earlier ?? null,
  };
};
