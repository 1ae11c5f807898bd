import type { Day } from '../../lib/kernel/day.ts';
import { RATE_DAYS_MAX, type Rate } from '../../lib/money/rate-on.ts';
import type { Db } from '../db/tx.ts';
import type { OrganizationOfPerson } from './organization-of.ts';

/** A currency and the day on which it was spent. */
export interface DayOfCurrency {
  readonly currency: string;
  readonly day: Day;
}

/** The rates in the currency of an organization by which some days count: of each the last one set on or before it. */
export const ratesOfDays = async (
  db: Db,
  { client_id, currency_code }: Pick<OrganizationOfPerson, 'client_id' | 'currency_code'>,
  wanted: readonly DayOfCurrency[],
): Promise<Rate[]> => {
  const foreign = wanted.filter(({ currency }) => currency !== currency_code);
  if (foreign.length === 0) return [];
  return db.rows<Rate>(
    `select distinct r.* from unnest($3::text[], $4::date[]) as w("currency", "day") cross join lateral (
       select c."currency_code", c."quoted_in", c."source", c."date", c."units", c."value"::text as value
       from "currency_rate" c
       where c."client_id" = $1 and c."quoted_in" = $2 and c."currency_code" = w."currency"
         and c."date" <= w."day" and c."date" >= w."day" - ${RATE_DAYS_MAX}
       order by c."date" desc, c."source" limit 1) r`,
    [client_id, currency_code, foreign.map(({ currency }) => currency), foreign.map(({ day }) => day)],
  );
};
