import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../../lib/filter/fields.ts';
import { parseFilter } from '../../../lib/filter/parse.ts';
import { printFilter } from '../../../lib/filter/print.ts';
import { filter } from './arbitrary.ts';

const parsed = (text: string) => {
  const result = parseFilter(text);
  return result.ok ? result.value : result.error;
};
const refusal = (text: string) => {
  const result = parseFilter(text);
  return result.ok ? 'accepted' : result.error.code;
};

test('a blank text is no filter', () => {
  expect(parseFilter('')).toEqual({ ok: true, value: undefined });
  expect(parseFilter(' \t\r\n ')).toEqual({ ok: true, value: undefined });
});

test('the example of the specification is read as it is meant', () => {
  expect(parsed("status_id <> 'declined' AND (start_date >= '2026-01-01' OR employee_id = '42')")).toEqual({
    and: [
      { field: 'status_id', op: '<>', value: 'declined' },
      {
        or: [
          { field: 'start_date', op: '>=', value: '2026-01-01' },
          { field: 'employee_id', op: '=', value: '42' },
        ],
      },
    ],
  });
});

test.each([
  ['a=1', { field: 'a', op: '=', value: 1 }],
  ['a!=-1.50', { field: 'a', op: '<>', value: -1.5 }],
  ['a <-2', { field: 'a', op: '<', value: -2 }],
  ['a = -0', { field: 'a', op: '=', value: 0 }],
  ["a = ''", { field: 'a', op: '=', value: '' }],
  ["a = 'it''s'", { field: 'a', op: '=', value: "it's" }],
  ["a = ''''", { field: 'a', op: '=', value: "'" }],
  ['a = TRUE', { field: 'a', op: '=', value: true }],
  ["a iN (1, '2', False)", { field: 'a', in: [1, '2', false] }],
  ['a not in (1)', { not: { field: 'a', in: [1] } }],
  [
    'a between 1 and 2 and b=3',
    {
      and: [
        { field: 'a', between: [1, 2] },
        { field: 'b', op: '=', value: 3 },
      ],
    },
  ],
  ['a not between 1 and 2', { not: { field: 'a', between: [1, 2] } }],
  ["a like 'x%'", { field: 'a', like: 'x%', ci: false }],
  ["a not ilike '\\%'", { not: { field: 'a', like: '\\%', ci: true } }],
  ['a is null', { field: 'a', isNull: true }],
  ['a IS NOT NULL', { not: { field: 'a', isNull: true } }],
  [
    'not a = 1 and b = 2',
    { and: [{ not: { field: 'a', op: '=', value: 1 } }, { field: 'b', op: '=', value: 2 }] },
  ],
  ['not not a is null', { not: { not: { field: 'a', isNull: true } } }],
  ['((a = 1))', { field: 'a', op: '=', value: 1 }],
  [
    'a=1 or b=1 and c=1',
    {
      or: [
        { field: 'a', op: '=', value: 1 },
        {
          and: [
            { field: 'b', op: '=', value: 1 },
            { field: 'c', op: '=', value: 1 },
          ],
        },
      ],
    },
  ],
])('%s is read', (text, expected) => {
  expect(parsed(text)).toEqual(expected);
});

test.each([
  'a',
  'a =',
  '= 1',
  'a = null',
  'a <> null',
  'a in (1, null)',
  'a between null and 2',
  'a = b',
  'a == 1',
  'a = 1 b = 2',
  'a = 1;',
  'a = 1 -- b',
  'a = 1 /* b */',
  '(a = 1',
  'a = 1)',
  '()',
  'a in ()',
  'a in (1,)',
  'a in 1',
  'a between 1',
  'a between 1 or 2',
  'a like 1',
  "a like 'x\\'",
  "a like 'x\\\\\\'",
  'a is true',
  'a not = 1',
  'a not is null',
  'and a = 1',
  'A = 1',
  'a.b = 1',
  '"a" = 1',
  "a = 'x",
  "a = 'x''",
  "a = 'x' 'y'",
  "a = E'x'",
  'a = $1',
  'a = ?',
  'a = 1e5',
  'a = 0x1',
  'a = 1.',
  'a = .5',
  'a = - 1',
  'a = +1',
  'a = 1.1234567',
  'a = 9007199254740993',
  'a = 12345678901.123456',
  'a\u00a0= 1',
  "a = 'x\0y'",
  "a = 'x\ud800'",
  "а = 'кириллица в имени'",
  'lower(a) = 1',
  'a = (select 1)',
  'not',
])('T01, T02: %s is refused as syntax', (text) => {
  expect(refusal(text)).toBe('syntax');
});

test('a refusal says where reading stopped', () => {
  expect(parsed('a = 1 and = 2')).toEqual({ code: 'syntax', at: 10 });
  expect(parsed('a = 1 and b ~ 2')).toEqual({ code: 'syntax', at: 12 });
  expect(parsed('a = 1 and')).toEqual({ code: 'syntax', at: 9 });
});

test('a text of 4,000 characters is read, one more is not', () => {
  const longest = 'a = 1'.padEnd(4_000);
  expect(refusal(longest)).toBe('accepted');
  expect(refusal(`${longest} `)).toBe('too_long');
});

test('32 brackets and nots within each other are read, one more is not', () => {
  const nested = (depth: number) => `${'('.repeat(depth)}a = 1${')'.repeat(depth)}`;
  expect(refusal(nested(32))).toBe('accepted');
  expect(refusal(nested(33))).toBe('too_deep');
  expect(refusal(`${'not '.repeat(33)}a = 1`)).toBe('too_deep');
  expect(refusal(`${nested(32)} and ${nested(32)}`)).toBe('accepted');
  expect(refusal('('.repeat(4_000))).toBe('too_deep');
});

test('a list of 500 values is read, one more is not', () => {
  const list = (count: number) => `a in (${Array.from({ length: count }, () => '1').join(',')})`;
  expect(refusal(list(500))).toBe('accepted');
  expect(refusal(list(501))).toBe('too_many');
});

test('250 conditions are read, one more is not', () => {
  const chain = (count: number) => Array.from({ length: count }, () => 'a=1').join(' or ');
  expect(refusal(chain(250))).toBe('accepted');
  expect(refusal(chain(251))).toBe('too_many');
});

test('what is printed is read back as the same filter', () => {
  fc.assert(
    fc.property(filter, (value) => {
      const text = printFilter(value);
      fc.pre(text.length <= 4_000);
      expect(parseFilter(text)).toEqual({ ok: true, value });
    }),
    { numRuns: 1_000 },
  );
});

test('a printed filter of nothing never widens a list', () => {
  expect(printFilter({ and: [] })).toBe('');
  const one = { field: 'a', op: '=', value: 1 } as const;
  for (const empty of [
    { or: [] },
    { and: [one, { or: [] }] },
    { or: [one, { and: [] }] },
    { not: { and: [] } },
  ])
    expect(refusal(printFilter(empty))).toBe('syntax');
  expect(printFilter({ and: [one] })).toBe('a = 1');
});

test('the fields of a filter are named once', () => {
  expect(
    fieldsOf({
      and: [
        { field: 'a', isNull: true },
        {
          not: {
            or: [
              { field: 'b', in: [1] },
              { field: 'a', in: [] },
            ],
          },
        },
      ],
    }),
  ).toEqual(['a', 'b']);
});

const SOUP = [
  'a',
  'status_id',
  'and',
  'OR',
  'not',
  'in',
  'between',
  'like',
  'ilike',
  'is',
  'null',
  'true',
  '(',
  ')',
  ',',
  '=',
  '<>',
  '!=',
  '<=',
  "'",
  "''",
  "'x'",
  '1',
  '-',
  '-1',
  '.',
  ';',
  '--',
  '/*',
  '\\',
  '"',
  '$1',
  '\0',
  '\u00a0',
  'я',
  '😀',
  '\ud800',
  '%',
  ' ',
  '\n',
  '::',
  'e',
];

test('token soup is answered, never thrown, and what is accepted can be printed and read again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...SOUP), { maxLength: 60 }),
      fc.constantFrom('', ' '),
      (words, glue) => {
        const result = parseFilter(words.join(glue));
        if (result.ok && result.value) expect(parseFilter(printFilter(result.value))).toEqual(result);
        if (!result.ok) expect(result.error.at).toBeLessThanOrEqual(4_000);
      },
    ),
    { numRuns: 5_000 },
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      parseFilter(text);
    }),
  );
});

test.each([
  "'".repeat(3_999),
  `a = ${"''".repeat(1_997)}`,
  'not '.repeat(1_000),
  '-'.repeat(4_000),
  '1'.repeat(4_000),
  `a in (${'1,'.repeat(1_990)}`,
  `a like '${'\\'.repeat(3_980)}'`,
  `${'a '.repeat(2_000)}`,
  ' '.repeat(4_000),
  `a like '${'%'.repeat(500)}' and a ilike '${'%x'.repeat(1_700)}'`,
])('T10, T11: the worst texts of 4,000 characters are answered', (text) => {
  expect(parseFilter(text.slice(0, 4_000))).toHaveProperty('ok');
});
