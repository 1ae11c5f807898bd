import fc from 'fast-check';
import { parse } from 'scim2-parse-filter';
import { describe, expect, test } from 'vitest';
import { type Filter, parseFilter, parsePath } from '../../../server/scim/filter.ts';
import { holds } from '../../../server/scim/filter-holds.ts';
import { conditionOf } from '../../../server/scim/read-users.ts';

/** The examples of RFC 7644 section 3.4.2.2, figure 2. */
const OF_THE_RFC = [
  'userName eq "bjensen"',
  'name.familyName co "O\'Malley"',
  'userName sw "J"',
  'urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"',
  'title pr',
  'meta.lastModified gt "2011-05-13T04:42:34Z"',
  'meta.lastModified ge "2011-05-13T04:42:34Z"',
  'meta.lastModified lt "2011-05-13T04:42:34Z"',
  'meta.lastModified le "2011-05-13T04:42:34Z"',
  'title pr and userType eq "Employee"',
  'title pr or userType eq "Intern"',
  'schemas eq "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"',
  'userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")',
  'userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")',
  'userType eq "Employee" and (emails.type eq "work")',
  'userType eq "Employee" and emails[type eq "work" and value co "@example.com"]',
  'emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]',
];

const eq = (path: string, value: string | boolean): Filter => ({ op: 'eq', path, value });

describe('a filter', () => {
  test.each(OF_THE_RFC)('of the RFC is read: %s', (text) => {
    expect(() => parseFilter(text)).not.toThrow();
  });

  test.each([
    ['USERNAME EQ "a\\"b"', eq('username', 'a"b')],
    ['userName eq "a\\\\b\\u0041"', eq('username', 'a\\bA')],
    ['urn:ietf:params:scim:schemas:core:2.0:User:active eq TRUE', eq('active', true)],
    ['externalId eq null', { op: 'eq', path: 'externalid', value: null }],
    [
      'a pr or b pr and c pr',
      {
        op: 'or',
        filters: [
          { op: 'pr', path: 'a' },
          {
            op: 'and',
            filters: [
              { op: 'pr', path: 'b' },
              { op: 'pr', path: 'c' },
            ],
          },
        ],
      },
    ],
    [
      'emails[type eq "work"].value eq "a@x.org"',
      {
        op: '[]',
        path: 'emails',
        filter: { op: 'and', filters: [eq('type', 'work'), eq('value', 'a@x.org')] },
      },
    ],
  ])('%s', (text, expected) => {
    expect(parseFilter(text)).toEqual(expected);
  });

  test.each([
    ['', 'its end'],
    ['userName', 'its end'],
    ['userName eq', 'its end'],
    ['userName eq bjensen', '"bjensen"'],
    ['userName is "b"', 'is '],
    ['userName eq "b" or 1=1', '1=1'],
    ['userName eq "b" and', 'its end'],
    ['userName eq "b"; drop table app_user', '; drop'],
    ['userName eq "\\u12"', 'u12'],
    ['(userName eq "b"', 'its end'],
    ['userName eq "b")', '")"'],
    ['emails[type eq "b"', 'its end'],
    ['not userName eq "b"', 'userName'],
    ['__proto__ eq "b"', '__proto__'],
    [`userName eq "${'x'.repeat(1_000)}"`, 'userName'],
  ])('that is none is refused with its place: %j', (text, place) => {
    expect(() => parseFilter(text)).toThrow(place);
  });

  test('as deep as its length allows is read', () => {
    expect(parseFilter(`${'('.repeat(490)}a pr${')'.repeat(490)}`)).toEqual({ op: 'pr', path: 'a' });
  });
});

const name = fc
  .stringMatching(/^[a-z][a-z0-9_-]{0,8}$/)
  .filter((word) => !['and', 'or', 'not', 'pr', 'true', 'false', 'null'].includes(word));
const path = fc.oneof(
  name,
  fc.tuple(name, name).map((names) => names.join('.')),
);
const literal = fc.oneof(
  // The library keeps the escapes of JSON as they are written and knows no number below zero, so there are none here.
  fc.string().filter((text) => !/["\\\p{C}]/u.test(text)),
  fc.boolean(),
  fc.nat(),
  fc.constant(null),
);
const comparison = fc.record({
  op: fc.constantFrom('eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'),
  path,
  value: literal,
});
const { inside, whole } = fc.letrec<{ inside: Filter; whole: Filter }>((tie) => {
  const combined = (part: fc.Arbitrary<Filter>) => [
    fc.record({ op: fc.constantFrom('and', 'or'), filters: fc.array(part, { minLength: 2, maxLength: 4 }) }),
    fc.record({ op: fc.constant('not'), filter: part }),
  ];
  const simple = [comparison, fc.record({ op: fc.constant('pr'), path })];
  return {
    inside: fc.oneof({ maxDepth: 2 }, ...simple, ...combined(tie('inside'))) as fc.Arbitrary<Filter>,
    whole: fc.oneof(
      { maxDepth: 3 },
      ...simple,
      fc.record({ op: fc.constant('[]'), path: name, filter: tie('inside') }),
      ...combined(tie('whole')),
    ) as fc.Arbitrary<Filter>,
  };
});

/** A filter as text, with just the brackets that its meaning needs. */
const written = (filter: Filter, outer = 0): string => {
  if ('filters' in filter) {
    const own = filter.op === 'and' ? 2 : 1;
    const text = filter.filters.map((each) => written(each, own)).join(` ${filter.op} `);
    return outer >= own ? `(${text})` : text;
  }
  if (filter.op === 'not') return `not (${written(filter.filter)})`;
  if (filter.op === '[]') return `${filter.path}[${written(filter.filter)}]`;
  return filter.op === 'pr'
    ? `${filter.path} pr`
    : `${filter.path} ${filter.op} ${JSON.stringify(filter.value)}`;
};

/** What the library makes of a filter, in our words. */
const translated = (found: ReturnType<typeof parse>): unknown => {
  if ('filters' in found) return { op: found.op, filters: found.filters.map(translated) };
  if (found.op === 'not') return { op: 'not', filter: translated(found.filter) };
  if (found.op === '[]') return { op: '[]', path: found.attrPath, filter: translated(found.valFilter) };
  return found.op === 'pr'
    ? { op: 'pr', path: found.attrPath }
    : { op: found.op, path: found.attrPath, value: found.compValue };
};

describe('every filter of the grammar', () => {
  const filters = fc.oneof(whole, inside).filter((filter) => written(filter).length <= 1_000);

  test('is read as it was meant, and as scim2-parse-filter reads it', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const text = written(filter);
        expect(parseFilter(text)).toEqual(filter);
        expect(translated(parse(text))).toEqual(filter);
      }),
      { numRuns: 1_000 },
    );
  });

  test('and cut short anywhere is read or refused as a filter, never otherwise', () => {
    fc.assert(
      fc.property(filters, fc.nat(1_000), (filter, cut) => {
        try {
          parseFilter(written(filter).slice(0, cut));
        } catch (error) {
          expect(error).toMatchObject({ status: 400, scimType: 'invalidFilter' });
        }
      }),
    );
  });

  test('becomes a condition that holds no value, or is refused with what is not searched', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const values: unknown[] = [];
        try {
          const sql = conditionOf(filter, values);
          expect(sql.match(/\$\d+/g)?.length ?? 0).toBeGreaterThanOrEqual(values.length);
        } catch (error) {
          expect(error).toMatchObject({ status: 400, scimType: 'invalidFilter' });
          expect(String(error)).toContain('not searched by');
        }
      }),
    );
  });
});

test.each([
  ['active', { name: 'active' }],
  ['name.familyName', { name: 'name', sub: 'familyname' }],
  ['emails[type eq "work"]', { name: 'emails', filter: eq('type', 'work') }],
  ['emails[type eq "work"].value', { name: 'emails', filter: eq('type', 'work'), sub: 'value' }],
])('the path %s', (text, expected) => {
  expect(parsePath(text)).toEqual(expected);
});

test.each(['', 'emails[', 'emails[]', 'emails[type eq "x"].', 'emails[type eq "x"] value', 'a.b.c', 'a b'])(
  'no path: %j',
  (text) => {
    expect(() => parsePath(text)).toThrow('not understood');
  },
);

const RESOURCE = {
  username: 'Anna',
  active: true,
  emails: [
    { value: 'anna@x.org', type: 'work', primary: true },
    { value: 'home@x.org', type: 'home' },
  ],
};
test.each([
  ['userName eq "ANNA"', true],
  ['userName gt "b"', false],
  ['userName le "anna"', true],
  ['userName ne "anna"', false],
  ['nickName ne "anna"', true],
  ['nickName pr', false],
  ['nickName eq null', true],
  ['userName ne null', true],
  ['emails co "HOME@"', true],
  ['emails pr', true],
  ['active eq "True"', true],
  ['active eq false', false],
  ['emails.value ew "@x.org"', true],
  ['emails[type eq "home" and value sw "anna"]', false],
  ['emails[type eq "home"].value sw "home"', true],
  ['not (emails[type eq "other"])', true],
  ['constructor pr', false],
])('of a resource %s: %s', (filter, passes) => {
  expect(holds(parseFilter(filter), RESOURCE)).toBe(passes);
});
