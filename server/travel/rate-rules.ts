import { addDays } from '../../lib/kernel/day.ts';
import { add } from '../../lib/money/decimal.ts';
import { minorDigits } from '../../lib/money/minor-digits.ts';
import { wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import { businessDay } from '../documents/rule-facts.ts';
import type { BeforeWrite } from '../objects/rules.ts';

/** Banks quote per one, ten, a hundred … of a currency. */
const UNITS = /^10{0,6}$/;

/**
 * A rate is of one currency in another one, per a power of ten, for a day that a bank can have set one for: up to
 * tomorrow, which it sets today.
 */
export const rateIsSound: BeforeWrite = async (tx, actor, before, after) => {
  if (!after) return;
  if (!before && after.quoted_in === undefined) {
    const [own] = await tx.rows<Row<'organization', 'currency_code'>>(
      'select "currency_code" from "organization" where "id" = $1',
      [actor.organization_id],
    );
    if (!own) throw wrongField('quoted_in', 'field/required');
    after.quoted_in = own.currency_code;
  }
  const rate: Record<string, unknown> = { ...before, ...after };
  if (rate.currency_code === rate.quoted_in) throw wrongField('quoted_in', 'rate/same-currency');
  if (!UNITS.test(String(rate.units))) throw wrongField('units', 'rate/units');
  const last = addDays(businessDay(new Date().toISOString()), 1);
  if (String(rate.date) > last) throw wrongField('date', 'rate/ahead', { last });
};

/** A per diem is for a country abroad alone, and has no more digits than its currency. */
export const perDiemIsSound: BeforeWrite = async (_tx, _actor, before, after) => {
  if (!after) return;
  const rate: Record<string, unknown> = { country_code: null, ...before, ...after };
  if (rate.place === 'home' && rate.country_code !== null) throw wrongField('country_code', 'per_diem/home');
  const max = minorDigits(String(rate.currency_code));
  const [, fraction = ''] = add(String(rate.amount), '0').split('.');
  if (fraction.length > max) throw wrongField('amount', 'money/too-many-decimals', { max });
};
