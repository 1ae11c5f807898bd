import type { ReceiptElsewhere } from '../../../lib/documents/facts/money-facts.ts';
import { familyOf } from '../../../lib/documents/families.ts';
import { linesOf } from '../../../lib/documents/lines.ts';
import { type Day, isDay } from '../../../lib/kernel/day.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Db } from '../../db/tx.ts';
import type { Reading } from '../../documents/asked/reading.ts';
import { readAllWithin } from '../../documents/read-document.ts';
import { organizationOf } from '../organization-of.ts';

const FOUND_MAX = 50;

/**
 * Receipts of the client's other sent reports with the day, sum and digits of a line of this one; the digits keep the
 * limit from cutting real twins where many people paid the same sum. The rules compare the numbers. A report that the
 * reader may not see is not named.
 */
export const loadReceipts = async (
  db: Db,
  record: DocumentRecord,
  { reader }: Reading,
): Promise<ReceiptElsewhere[]> => {
  const reports = familyOf('expense');
  const organization = await organizationOf(db, record.employee_id);
  const lines = linesOf(record, 'details').filter(
    ({ date, amount, receipt_number }) => isDay(date) && amount && receipt_number,
  );
  if (!reports || !organization || lines.length === 0) return [];
  const found = await db.rows<Found>(FOUND, [
    organization.client_id,
    record.id,
    NOT_HELD_STATUSES,
    lines.map(({ date }) => date),
    lines.map(({ amount }) => amount),
    FOUND_MAX,
    lines.map(({ receipt_number }) => String(receipt_number).replaceAll(/\D/g, '')),
  ]);
  const ids = [...new Set(found.map(({ id }) => id))];
  const seen =
    reader && ids.length > 0 ? await readAllWithin(db, reports, reports.scope(reader), ids) : undefined;
  const isSeen = (id: number): boolean => !reader || (seen ?? []).some(({ facts }) => facts.id === id);
  return found.map(({ id, number, ...receipt }) => ({ ...receipt, number: isSeen(id) ? number : '' }));
};

interface Found extends ReceiptElsewhere {
  readonly id: number;
  readonly date: Day;
}

const FOUND = `select d."id", d."number", l."date", l."amount"::text as amount, c."code" as currency, l."receipt_number"
  from unnest($4::date[], $5::numeric[], $7::text[]) asked("date", "amount", "digits")
    join "expense_detail" l on l."date" = asked."date" and l."amount" = asked."amount"
      and regexp_replace(l."receipt_number", '[^0-9]', '', 'g') = asked."digits"
    join "document" d on d."id" = l."expense_id" join "currency" c on c."id" = l."currency_id"
  where d."client_id" = $1 and d."id" is distinct from $2 and d."status_id" <> all($3::text[]) and not d."replaced"
    and l."receipt_number" <> ''
  group by 1, 2, 3, 4, 5, 6 order by d."id" limit $6`;
