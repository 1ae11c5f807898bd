import { formatDay } from '../../../i18n/format.ts';
import { isDay } from '../../../kernel/day.ts';
import type { PrintDefinition, PrintFacts, PrintSentence } from '../../print.ts';

/** A sentence that statements of one type say, once the fields it names are filled in. */
const ofType = (code: string, key: string, values: PrintSentence['values']): PrintSentence => ({
  key,
  values: (facts, ...asked) => (facts.type?.code === code ? values(facts, ...asked) : undefined),
});

const text = (facts: PrintFacts, field: string): string => String(facts.record[field] ?? '').trim();

/** What is asked for, by the type; a statement in free form says its own text. */
export const print: PrintDefinition = {
  sentences: [
    ofType('resignation', 'resignation', ({ record }, locale) =>
      isDay(record.dismissal_date) ? { dismissal_date: formatDay(record.dismissal_date, locale) } : undefined,
    ),
    ofType('resignation', 'ground', ({ names }) =>
      names.dismissal_reason_id ? { ground: names.dismissal_reason_id } : undefined,
    ),
    ofType('transfer', 'transfer', (facts, locale) =>
      isDay(facts.record.transfer_date)
        ? {
            new_position: text(facts, 'new_position'),
            new_department: text(facts, 'new_department'),
            with_department: text(facts, 'new_department') ? 'yes' : 'no',
            transfer_date: formatDay(facts.record.transfer_date, locale),
          }
        : undefined,
    ),
    ofType('parental', 'parental', ({ record }, locale) =>
      isDay(record.child_birth_date)
        ? {
            child_birth_date: formatDay(record.child_birth_date, locale),
            leave_until: isDay(record.leave_until) ? formatDay(record.leave_until, locale) : '',
            with_end: isDay(record.leave_until) ? 'yes' : 'no',
          }
        : undefined,
    ),
    { key: 'free', values: (facts) => (text(facts, 'text') ? { text: text(facts, 'text') } : undefined) },
  ],
};
