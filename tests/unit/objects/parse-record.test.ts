import { describe, expect, test } from 'vitest';
import type { Field } from '../../../lib/objects/object.ts';
import { allObjects } from '../../../lib/registry/registry.ts';
import { parseFields } from '../../../server/objects/parse-record.ts';

/** Every field of every object and of its lines that a caller may write. */
const WRITTEN = allObjects().flatMap(({ object_id, fields }) =>
  Object.entries(fields).flatMap(([name, field]): readonly (readonly [string, string, Field])[] => [
    ...(field.write ? [[object_id, name, field] as const] : []),
    ...Object.entries(field.lines?.object.fields ?? {}).flatMap(([inner, each]) =>
      each.write ? [[`${object_id}.${name}`, inner, each] as const] : [],
    ),
  ]),
);
const codesOf = (name: string, field: Field, value: unknown) =>
  parseFields({ [name]: field }, { [name]: value }).refused.map(({ code }) => code);
const storedAs = (name: string, field: Field, value: unknown) =>
  parseFields({ [name]: field }, { [name]: value }).columns[name];

describe('whole numbers are digits alone (VALID-19)', () => {
  const integers = WRITTEN.filter(([, , { kind }]) => kind === 'integer');
  test('there are such fields', () => expect(integers.length).toBeGreaterThan(10));

  test.each(['-1', '-0', '+1', '1.5', '1,5', '1e3', '0x1', '1 000', -1, 1.5, '1234567890'])(
    '%j is none',
    (value) => {
      for (const [object_id, name, field] of integers)
        expect([object_id, name, codesOf(name, field, value)]).toEqual([object_id, name, ['field/wrong']]);
    },
  );
  test.each(['0', '7', 7, ' 12 ', '007'])('%j is one', (value) => {
    for (const [object_id, name, field] of integers)
      expect([object_id, name, storedAs(name, field, value)]).toEqual([object_id, name, Number(value)]);
  });
});

test.each(['-1', '-0.5', -1])('no sum and no decimal is below zero: %j', (value) => {
  for (const [object_id, name, field] of WRITTEN.filter(([, , { kind }]) => kind === 'decimal'))
    expect([object_id, name, codesOf(name, field, value).length]).toEqual([object_id, name, 1]);
});

describe.each([
  [
    'email',
    'user/email',
    ['bad mail', 'a@b', 'a b@c.ru', 'a@b@c.ru', 'имя <a@b.ru>', 'a@b..ru'],
    ['a@b.ru', ' a@b.ru ', ''],
  ],
  [
    'phone',
    'user/phone',
    ['123', '123456789', '1234567890123456', '+7 (495) 12', 'доб. 4951234567', '7+4951234567'],
    ['4951234567', '+7 (495) 123-45-67', '123456789012345', ''],
  ],
] as const)('a field written as %s (AMB-133)', (format, code, wrong, right) => {
  const fields = WRITTEN.filter(([, , field]) => field.format === format);
  test('belongs to people', () => expect(fields.map(([object_id]) => object_id)).toContain('employee'));
  test.each(wrong)('is not %j', (value) => {
    for (const [, name, field] of fields) expect(codesOf(name, field, value)).toEqual([code]);
  });
  test.each(right)('is %j', (value) => {
    for (const [, name, field] of fields) expect(storedAs(name, field, value)).toBe(value.trim());
  });
});

test('no text is longer than its field, of any object', () => {
  for (const [object_id, name, field] of WRITTEN.filter(
    ([, , { kind, max, values, digits }]) =>
      (kind === 'text' || kind === 'code') && max && !values && !digits,
  )) {
    const long = 'я'.repeat((field.max ?? 0) + 1);
    expect([object_id, name, codesOf(name, field, long)]).toEqual([object_id, name, ['field/too-long']]);
  }
});
