import { expect, test } from 'vitest';
import { familiesIn, familyComplaints, namesOfFamilies } from '../../../bin/check-families.ts';

test('generic code knows no family', () => {
  expect(familyComplaints()).toEqual([]);
});

const NAMES = { families: ['vacation', 'expense'], columns: ['reminded_at'] };
const found = (text: string) =>
  familiesIn('lib/any.tsx', text, NAMES).map(({ line, name }) => `${line} ${name}`);

test.each([
  ["const isLeave = object === 'vacation';", 'vacation'],
  ['const icons = { vacation: Sun };', 'vacation'],
  ["const icons = { 'expense': Coin };", 'expense'],
  ['const sql = `select 1 from "expense" where "id" = 1`;', 'expense'],
  [`const sql = "select 1 from document where object_id = 'vacation'";`, 'vacation'],
  ['const due = (row: Row) => row.reminded_at;', 'reminded_at'],
  ['const sql = `update "document" set "reminded_at" = now()`;', 'reminded_at'],
  ["import { vacation } from '../documents/families/vacation/index.ts';", 'families/vacation'],
  ["const Panel = lazy(() => import('../families/business-trip/panel.tsx'));", 'families/business-trip'],
  ["const icon = <Icon of='expense' />;", 'expense'],
])('a family is found: %s', (text, name) => {
  expect(found(`// A rule.\n${text}`)).toEqual([`2 ${name}`]);
});

test.each([
  '// A vacation, an expense and its "expense" are only spoken of.',
  "const object = 'expense_type';",
  'const sql = `select 1 from "vacation_limit"`;',
  'const reminded = row.reminded;',
])('what is something else is not: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('families and their columns are read off what there is', () => {
  const { families, columns } = namesOfFamilies();
  expect(families).toEqual(expect.arrayContaining(['vacation', 'statement', 'btrip']));
  expect(columns).toEqual(expect.arrayContaining(['child_birth_date', 'reminded_at']));
  expect(columns).not.toContain('document_type_id');
});
