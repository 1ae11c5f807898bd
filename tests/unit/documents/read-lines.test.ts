import { expect, test } from 'vitest';
import { routes } from '../../../lib/documents/families/btrip/fields.ts';
import { details } from '../../../lib/documents/families/expense/fields.ts';
import { formOf, linesOfForm } from '../../../lib/documents/form.ts';
import { type LinesInput, linesField, linesObject } from '../../../lib/documents/lines.ts';

/** What is read as one, of lines that a family says so. */
const readOf = (input: LinesInput): string[][] => {
  const fields = {
    lines: linesField(
      input,
      linesObject(input, () => 'all'),
    ),
  };
  const form = { sections: [{ key: 'lines', controls: ['lines'] }], attachments: false };
  const [control] = linesOfForm(formOf(form, fields, undefined));
  return (control?.reads ?? []).map((columns) => columns.map((column) => column.control.field));
};

test('a sum is read with its currency, a receipt with its number, what was bought with what for', () => {
  expect(readOf(details)).toEqual([
    ['date'],
    ['expense_type_id', 'expense_goal_id'],
    ['amount', 'currency_id'],
    ['rate'],
    ['home_amount'],
    ['file_id', 'receipt_number'],
  ]);
});

test('where a family says nothing each column is read by itself', () => {
  expect(readOf(routes)).toEqual([['from'], ['to'], ['start_date'], ['end_date'], ['entity']]);
});

test('a column that is forgotten, and a name that is none, are errors of the family', () => {
  expect(() => readOf({ ...routes, reads: [['from', 'to'], ['entity']] })).toThrow(
    'lines of lines are read without start_date, end_date',
  );
  expect(() =>
    readOf({ ...routes, reads: [...Object.keys(routes.columns), 'nowhere'].map((name) => [name]) }),
  ).toThrow('lines of lines have a column nowhere, which is no field');
});
