import type { LinkedTrip } from '../../../lib/documents/facts/money-facts.ts';
import { familyOf } from '../../../lib/documents/families.ts';
import type { PerDiemPart } from '../../../lib/travel/per-diem.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import type { Reading } from '../../documents/asked/reading.ts';
import { readWithin } from '../../documents/read-document.ts';
import { organizationOf } from '../organization-of.ts';
import { ratesOfDays } from '../rates-of-days.ts';

/** The trip a report is of: one of the same person that the reader may read; another one is as little as none. */
export const loadLinkedTrip = async (
  db: Db,
  { id, employee_id, btrip_id }: DocumentRecord,
  { reader }: Reading,
): Promise<LinkedTrip | undefined> => {
  const trips = familyOf('btrip');
  if (!trips || typeof btrip_id !== 'number') return undefined;
  const [trip, organization] = await Promise.all([
    readWithin(db, trips, reader ? trips.scope(reader) : 'all', btrip_id),
    organizationOf(db, employee_id),
  ]);
  if (!trip || !organization || trip.record.employee_id !== employee_id) return undefined;
  const { start_date, end_date, places, places_eng, advance_amount, currency_id, per_diem_days } =
    trip.record;
  const perDiem = Array.isArray(per_diem_days) ? (per_diem_days as PerDiemPart[]) : [];
  const [currency, taken] = await Promise.all([
    db.rows<Row<'currency', 'code'>>('select "code" from "currency" where "id" = $1', [currency_id ?? null]),
    db.rows<Row<'document', 'number'>>(
      `select d."number" from "expense" e join "document" d on d."id" = e."id"
       where e."btrip_id" = $1 and e."id" is distinct from $2 and d."status_id" <> all($3::text[]) and not d."replaced"
       order by d."id" limit 1`,
      [btrip_id, id, NOT_HELD_STATUSES],
    ),
  ]);
  const advance =
    typeof advance_amount === 'string'
      ? { amount: advance_amount, currency: currency[0]?.code ?? organization.currency_code }
      : null;
  const rates = await ratesOfDays(db, organization, [
    ...perDiem.map(({ currency: code, first }) => ({ currency: code, day: first })),
    ...(advance && start_date ? [{ currency: advance.currency, day: start_date }] : []),
  ]);
  return {
    id: btrip_id,
    number: trip.number,
    status_id: trip.facts.status_id,
    start_date,
    end_date,
    places: String(places ?? ''),
    englishPlaces: String(places_eng ?? ''),
    advance,
    perDiem,
    rates,
    taken_by: taken[0]?.number ?? null,
  };
};
