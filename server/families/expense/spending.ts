import type { Spending } from '../../../lib/documents/facts/money-facts.ts';
import { linesOf } from '../../../lib/documents/lines.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Db } from '../../db/tx.ts';
import { organizationOf } from '../organization-of.ts';
import { ratesOfDays } from '../rates-of-days.ts';

/** What the lines of a report are counted by: the dictionaries' word on what they name, and the rates of their days. */
export const loadSpending = async (db: Db, record: DocumentRecord): Promise<Spending | undefined> => {
  const organization = await organizationOf(db, record.employee_id);
  if (!organization) return undefined;
  const lines = linesOf(record, 'details');
  const named = (field: string): number[] => [
    ...new Set([record, ...lines].flatMap((each) => (typeof each[field] === 'number' ? [each[field]] : []))),
  ];
  const [currencies, types] = await Promise.all([
    db.rows<Spending['currencies'][number]>(
      'select "id", "code" from "currency" where "client_id" = $1 and "id" = any($2::bigint[])',
      [organization.client_id, named('currency_id')],
    ),
    db.rows<Spending['types'][number]>(
      'select "id", "code", "receipt" from "expense_type" where "client_id" = $1 and "id" = any($2::bigint[])',
      [organization.client_id, named('expense_type_id')],
    ),
  ]);
  const codes = new Map(currencies.map(({ id, code }) => [id, code]));
  const rates = await ratesOfDays(
    db,
    organization,
    lines.flatMap(({ currency_id, date }) => {
      const currency = codes.get(currency_id as number);
      return currency !== undefined && isDay(date) ? [{ currency, day: date }] : [];
    }),
  );
  const { currency_id, currency_code } = organization;
  return { home: { currency_id, currency_code }, currencies, types, rates };
};
