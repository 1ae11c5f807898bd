import { formatDay } from '../../../i18n/format.ts';
import { formatAmount } from '../../../money/format-amount.ts';
import type { PrintDefinition, PrintFacts, PrintSentence } from '../../print.ts';

const text = ({ record }: PrintFacts, field: string): string => String(record[field] ?? '').trim();

/** A sentence of one field, once it is filled in. */
const said = (key: string, field: string): PrintSentence => ({
  key,
  values: (facts) => (text(facts, field) ? { [field]: text(facts, field) } : undefined),
});

/** The employee sent, the place, length, purpose and payer; the legs below. */
export const print: PrintDefinition = {
  sentences: [
    {
      key: 'sent',
      values: ({ record, employee, names }, locale) =>
        record.start_date && record.end_date
          ? {
              name: employee.name,
              where: [names.country_id, record.places, record.entity].filter(Boolean).join(', '),
              first: formatDay(record.start_date, locale),
              last: formatDay(record.end_date, locale),
              days: record.days ?? 0,
            }
          : undefined,
    },
    said('goal', 'goal'),
    said('transport', 'transport'),
    {
      key: 'days-off',
      values: ({ record }) =>
        record.holiday_agreed === true ? { worked: Number(record.worked_days_off ?? 0) } : undefined,
    },
    {
      key: 'advance',
      values: ({ record, names }, locale) =>
        typeof record.advance_amount === 'string'
          ? {
              amount: formatAmount(record.advance_amount, names.currency_code ?? '', locale),
              currency: names.currency_id ?? '',
            }
          : undefined,
    },
  ],
  table: {
    lines: 'routes',
    columns: [
      { field: 'start_date', room: 3 },
      { field: 'end_date', room: 3 },
      { field: 'from', room: 5 },
      { field: 'to', room: 5 },
      { field: 'country_id', room: 4 },
      { field: 'entity', room: 5 },
    ],
  },
};
