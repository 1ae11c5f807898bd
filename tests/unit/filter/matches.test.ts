import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filter, Literal } from '../../../lib/filter/filter.ts';
import { isLike, matches } from '../../../lib/filter/matches.ts';
import { parseFilter } from '../../../lib/filter/parse.ts';
import { filter, row } from './arbitrary.ts';

const passes = (text: string, values: Record<string, Literal>): boolean => {
  const result = parseFilter(text);
  return result.ok && result.value !== undefined && matches(result.value, values);
};

const VACATION = {
  id: 7,
  status_id: 'prepared',
  start_date: '2026-12-01',
  manager_id: null,
  replaced: false,
  comments: 'Юг 100%',
};

test.each([
  ['id = 7', true],
  ["id = '7'", true],
  ["id <> '8'", true],
  ['id between 7 and 7', true],
  ["start_date > '2026-11-30'", true],
  ["start_date between '2026-12-02' and '2026-12-31'", false],
  ["status_id in ('draft', 'prepared')", true],
  ["replaced = '0'", true],
  ['replaced = 0', true],
  ['replaced = false', true],
  ["replaced = 'x'", false],
  ["not replaced = 'x'", false],
  ["comments like 'юг%'", false],
  ["comments ilike 'юг%'", true],
  ["comments like '%100\\%'", true],
  ["comments like '%100\\_'", false],
  ["comments like '__ ____'", true],
  ["comments like 'Юг'", false],
  ["status_id not like 'd%'", true],
  ['constructor is null', true],
])('%s', (text, expected) => {
  expect(passes(text, VACATION)).toBe(expected);
});

test.each([
  'manager_id = 3',
  'manager_id <> 3',
  'not manager_id = 3',
  'manager_id in (3)',
  'manager_id not in (3)',
  'manager_id between 1 and 5',
  'manager_id not between 1 and 5',
  "manager_id like '%'",
  'not (manager_id = 3 and id = 7)',
  'manager_id = 3 and id = 7',
])('%s is unknown when there is no manager, so the row stays out', (text) => {
  expect(passes(text, VACATION)).toBe(false);
});

test('unknown gives way where the other half decides', () => {
  expect(passes('manager_id = 3 or id = 7', VACATION)).toBe(true);
  expect(passes('not (manager_id = 3 and id = 8)', VACATION)).toBe(true);
  expect(passes('manager_id is null', VACATION)).toBe(true);
  expect(passes('manager_id is not null', VACATION)).toBe(false);
});

test('an empty list holds nothing, not even nothing', () => {
  expect(matches({ field: 'id', in: [] }, VACATION)).toBe(false);
  expect(matches({ not: { field: 'manager_id', in: [] } }, VACATION)).toBe(true);
  expect(matches({ and: [] }, VACATION)).toBe(true);
  expect(matches({ or: [] }, VACATION)).toBe(false);
});

test('a list with null in it is never surely without a value', () => {
  expect(matches({ not: { field: 'id', in: [8, null] } }, VACATION)).toBe(false);
  expect(matches({ field: 'id', in: [7, null] }, VACATION)).toBe(true);
});

test('rows of another table say nothing of a row unless it is told what they say', () => {
  const named: Filter = { field: 'id', within: { table: 'letter', column: 'letter_id', any: { person: 3 } } };
  expect(matches(named, VACATION)).toBe(false);
  expect(matches(named, VACATION, ({ any }) => any.person === 3)).toBe(true);
  expect(matches({ not: named }, VACATION, ({ any }) => any.person === 3)).toBe(false);
  expect(matches({ and: [named, { field: 'id', in: [8] }] }, VACATION, () => true)).toBe(false);
  expect(matches({ or: [named, { field: 'id', in: [8] }] }, VACATION, () => true)).toBe(true);
});

test('text is ordered by code point, also beyond the basic plane', () => {
  expect(passes("a < '😀'", { a: '\uffee' })).toBe(true);
  expect(passes("a < 'ab'", { a: 'a' })).toBe(true);
});

test('a filter, its negation and "unknown" cover every row exactly once', () => {
  fc.assert(
    fc.property(filter, row, (value, values) => {
      const [yes, no] = [matches(value, values), matches({ not: value }, values)];
      expect(yes && no).toBe(false);
      expect(matches({ not: { not: value } }, values)).toBe(yes);
    }),
  );
});

test('and narrows, or widens', () => {
  fc.assert(
    fc.property(filter, filter, row, (a, b, values) => {
      const both: Filter = { and: [a, b] };
      expect(matches(both, values)).toBe(matches(a, values) && matches(b, values));
      expect(matches({ or: [a, b] }, values)).toBe(matches(a, values) || matches(b, values));
    }),
  );
});

test('T10: a pattern of nothing but gaps is answered over a long text, where an expression would not be', () => {
  const [text, gaps] = ['a'.repeat(10_000), '%a'.repeat(500)];
  expect([isLike(text, `${gaps}%`, false), isLike(text, `${gaps}%b`, true)]).toEqual([true, false]);
});

test('a pattern means the same as the regular expression it spells', () => {
  const char = fc.constantFrom('a', 'b', '.', '*');
  fc.assert(
    fc.property(
      fc.string({ unit: char, maxLength: 8 }),
      fc.array(fc.constantFrom('a', 'b', '.', '*', '%', '_', '\\%', '\\_', '\\\\'), { maxLength: 8 }),
      (text, pieces) => {
        const source = pieces.map((piece) =>
          piece === '%'
            ? '[^]*'
            : piece === '_'
              ? '[^]'
              : `\\u{${(piece.codePointAt(piece.length - 1) ?? 0).toString(16)}}`,
        );
        expect(isLike(text, pieces.join(''), false)).toBe(new RegExp(`^${source.join('')}$`, 'u').test(text));
      },
    ),
    { numRuns: 2_000 },
  );
});
