import { lowerFirst } from '../../../i18n/lower-first.ts';
import { linesOf } from '../../lines.ts';
import type { PrintDefinition, PrintFacts } from '../../print.ts';

const text = ({ record }: PrintFacts, field: string): string => String(record[field] ?? '').trim();

/** Addressees, in one line. */
const addressed = ({ record }: PrintFacts): string =>
  linesOf(record, 'addressees')
    .map(({ employee_id, employee_name, department }) =>
      String(employee_id === null ? department : employee_name),
    )
    .join(', ');

/** Addressees, author, subject and text. */
export const print: PrintDefinition = {
  sentences: [
    { key: 'to', values: (facts) => (addressed(facts) ? { addressees: addressed(facts) } : undefined) },
    {
      key: 'from',
      values: ({ employee }) => ({
        who: [employee.name, lowerFirst(employee.position), lowerFirst(employee.department)]
          .filter(Boolean)
          .join(', '),
      }),
    },
    {
      key: 'subject',
      values: (facts) => (text(facts, 'subject') ? { subject: text(facts, 'subject') } : undefined),
    },
    { key: 'text', values: (facts) => (text(facts, 'text') ? { text: text(facts, 'text') } : undefined) },
  ],
  unaddressed: true,
};
