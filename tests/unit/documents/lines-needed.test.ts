import { expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { routes } from '../../../lib/documents/families/btrip/fields.ts';
import { legRefusals } from '../../../lib/documents/families/btrip/legs.ts';
import { check } from '../../../lib/documents/families/expense/check.ts';
import { details } from '../../../lib/documents/families/expense/fields.ts';
import { FAMILIES } from '../../../lib/documents/families.ts';
import type { RuleFacts } from '../../../lib/documents/record.ts';
import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';

const record = (lines: Record<string, unknown>): DocumentRecord => ({
  id: 1,
  employee_id: 1,
  document_type_id: null,
  start_date: null,
  end_date: null,
  days: null,
  comments: '',
  comments_eng: '',
  ...lines,
});
const facts: RuleFacts = {
  ...NOTHING_KNOWN,
  today: '2026-11-19',
  calendar: calendarOf([]),
  parameters: {},
  type: null,
  byHr: false,
  isNew: false,
  spending: { home: { currency_id: 1, currency_code: 'RUB' }, currencies: [], types: [], rates: [] },
};
const required = (refusals: readonly FieldRefusal[]) =>
  refusals.flatMap(({ field, code }) => (code === 'field/required' ? [field.split('.')[2]] : [])).toSorted();

test('what an empty line is refused for is what its family says it needs', () => {
  const { refusals } = check?.(record({ details: [{ id: null }] }), facts, undefined) ?? { refusals: [] };
  expect(required(refusals)).toEqual(details.needs?.toSorted());
  expect(required(legRefusals(record({ routes: [{ id: null }] })))).toEqual(routes.needs?.toSorted());
});

test('what lines say of their fields is said of fields that they have', () => {
  for (const { lines } of FAMILIES)
    for (const {
      fields,
      columns,
      needs = [],
      named = [],
      copies = [],
      together = [],
      filled,
    } of Object.values(lines ?? {})) {
      const said = [...needs, ...named, ...copies, ...together.flat(), ...(filled?.({}) ?? [])];
      expect(said.filter((name) => fields[name]?.write === undefined)).toEqual([]);
      expect([...needs, ...named].filter((name) => columns[name] === undefined)).toEqual([]);
    }
});
