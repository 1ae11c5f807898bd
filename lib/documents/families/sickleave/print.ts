import { formatDay } from '../../../i18n/format.ts';
import type { PrintDefinition } from '../../print.ts';

/** The period of the illness, its certificate, and what becomes of the leave it fell into. */
export const print: PrintDefinition = {
  sentences: [
    {
      key: 'period',
      values: ({ record: { start_date, end_date, days } }, locale) =>
        start_date && end_date
          ? { first: formatDay(start_date, locale), last: formatDay(end_date, locale), days: days ?? 0 }
          : undefined,
    },
    {
      key: 'certificate',
      values: ({ record }) =>
        record.certificate_number ? { number: String(record.certificate_number) } : undefined,
    },
    {
      key: 'previous',
      values: ({ record }) =>
        record.previous_number ? { number: String(record.previous_number) } : undefined,
    },
    {
      key: 'vacation',
      values: ({ record }) =>
        record.vacation_choice ? { choice: String(record.vacation_choice) } : undefined,
    },
  ],
  says: ['previous_number'],
};
