import type { TripRates } from '../../../lib/documents/facts/money-facts.ts';
import { linesOf } from '../../../lib/documents/lines.ts';
import { folded } from '../../../lib/kernel/folded.ts';
import type { PerDiemRate } from '../../../lib/money/per-diem-on.ts';
import { RATE_DAYS_MAX, type Rate } from '../../../lib/money/rate-on.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { foldedText } from '../../db/folded-like.ts';
import type { Db } from '../../db/tx.ts';
import { organizationOf } from '../organization-of.ts';

/** Cities that a trip may name at most: one at each of its legs and one of its own. */
const CITIES_MAX = 500;

/**
 * What a trip is paid by: per diem in force while it lasts, rates of today, and the places it names. Today may be the day
 * before or after that of the database: which rate is of today is for the rule to say. Among its places are the one all
 * trips start from and the person's office.
 */
export const loadTripRates = async (db: Db, record: DocumentRecord): Promise<TripRates | undefined> => {
  const organization = await organizationOf(db, record.employee_id);
  if (!organization) return undefined;
  const { client_id } = organization;
  const { ids, names, countries: named } = placesOf(record);
  const [cities, perDiem, rates, currencies, offices] = await Promise.all([
    db.rows<TripRates['cities'][number]>(
      `select c."id", c."name", c."name_eng", n."id" as country
       from "city" c join "country" n on n."client_id" = c."client_id" and n."code" = c."country_code"
       cross join (select $3::text[] || array(select ${foldedText('trim("value")')} from "parameter"
         where "client_id" = $1 and "code" = 'btrip_starting_point' and trim("value") <> '')
         || array(select ${foldedText('trim("location")')} from "employee" where "id" = $4 and trim("location") <> '') as names) p
       where c."client_id" = $1 and (c."id" = any($2::bigint[]) or ${foldedText('c."name"')} = any(p."names")
         or (c."name_eng" <> '' and ${foldedText('c."name_eng"')} = any(p."names")))
       order by c."sort", c."id" limit ${CITIES_MAX}`,
      [client_id, ids, names, record.employee_id],
    ),
    db.rows<PerDiemRate>(
      `select "place", "country_code", "organization_id", trim_scale("amount")::text as amount, "currency_code", "date_from"
       from "perdiem_rate" where "client_id" = $1 and ("organization_id" is null or "organization_id" = $2)
         and ($3::date is null or "date_from" <= $3::date)
       order by "date_from"`,
      [client_id, organization.id, record.end_date],
    ),
    db.rows<Rate>(
      `select "currency_code", "quoted_in", "source", "date", "units", trim_scale("value")::text as value from "currency_rate"
       where "client_id" = $1 and "quoted_in" = $2 and "date" <= "business_day"() + 1
         and "date" >= "business_day"() - ${RATE_DAYS_MAX + 1} order by "date" desc, "source"`,
      [client_id, organization.currency_code],
    ),
    db.rows<TripRates['currencies'][number]>(
      'select "id", "code" from "currency" where "client_id" = $1 and "id" = $2',
      [client_id, record.currency_id ?? null],
    ),
    db.rows<{ location: string }>('select trim("location") as location from "employee" where "id" = $1', [
      record.employee_id,
    ]),
  ]);
  const countries = await db.rows<TripRates['countries'][number]>(
    'select "id", "code" from "country" where "client_id" = $1 and "id" = any($2::bigint[])',
    [client_id, [...new Set([...named, ...cities.map(({ country }) => country)])]],
  );
  return {
    home: {
      organization_id: organization.id,
      country_code: organization.country_code,
      currency_id: organization.currency_id,
      currency_code: organization.currency_code,
      office: offices[0]?.location ?? '',
    },
    countries,
    cities,
    currencies,
    perDiem,
    rates,
  };
};

/** The cities and countries a trip names, by id; and by what is written of its places, folded. */
const placesOf = (record: DocumentRecord) => {
  const places = [record, ...linesOf(record, 'routes')];
  const numbers = (name: 'city_id' | 'country_id'): number[] =>
    places.flatMap((place) => (typeof place[name] === 'number' ? [place[name]] : []));
  return {
    ids: numbers('city_id'),
    countries: numbers('country_id'),
    names: linesOf(record, 'routes').flatMap(({ to }) =>
      typeof to === 'string' && to.trim() !== '' ? [folded(to.trim())] : [],
    ),
  };
};
