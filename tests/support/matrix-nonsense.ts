import fc from 'fast-check';
import { METHODS } from '../../lib/contract/contract.ts';
import { allObjects } from '../../lib/registry/registry.ts';

export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    'prototype',
    "' or 1=1 --",
    '#{x}',
    '-1',
    '0',
    '1e999',
    'NaN',
    'null',
    '9'.repeat(400),
    'я'.repeat(5_000),
    '../../etc/passwd',
    '2026-02-30',
    '0000-01-01',
    '99999-01-01',
  ),
);
const nastyNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    0,
    -0,
    -1,
    1.5,
    2 ** 53,
    -(2 ** 53),
    1e15,
    1e16,
    1e21,
    1e308,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
  ),
);
export const nasty: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    nastyText,
    nastyNumber,
    fc.constantFrom<unknown>(null, true, false),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof(
        nastyText,
        fc.constantFrom('id', 'object', 'data', 'filter', '__proto__', 'constructor', 'toString'),
      ),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;

const objectName = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(...allObjects().map((object) => object.object_id), 'document_status'),
  },
  { weight: 1, arbitrary: nastyText },
);
const fieldName = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...new Set(allObjects().flatMap((object) => Object.keys(object.fields)))),
  },
  { weight: 1, arbitrary: nastyText },
);
const record = fc.dictionary(fieldName, nasty, { maxKeys: 6 });
export const methodName = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(...Object.keys(METHODS).filter((name) => !name.startsWith('token.'))),
  },
  { weight: 1, arbitrary: nastyText },
);

const reading = fc.record(
  {
    object: objectName,
    filter: fc.oneof(
      nasty,
      fieldName.map((name) => `${name} = '1'`),
      fc.tuple(fieldName, nastyText).map(([name, text]) => `${name} = '${text.replaceAll("'", "''")}'`),
      fc.tuple(fieldName, nastyText).map(([name, text]) => `${name} ilike '${text.replaceAll("'", "''")}'`),
      fc.tuple(fieldName, nastyNumber).map(([name, value]) => `${name} > ${value}`),
    ),
    select: fc.oneof(nasty, fieldName),
    orderBy: fc.oneof(nasty, fieldName),
    sort: fc.oneof(nasty, fc.constantFrom('asc', 'desc')),
    rowsPerPage: fc.oneof(nasty, fc.constantFrom('all', 3)),
    page: nasty,
    after: fc.oneof(
      nasty,
      fc
        .array(nasty, { maxLength: 4 })
        .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
    ),
  },
  { requiredKeys: [] },
);
const writing = fc.record(
  { object: objectName, data: fc.oneof(record, fc.array(record, { maxLength: 3 }), nasty) },
  { requiredKeys: [] },
);
export const params = fc.oneof(reading, writing, nasty);
