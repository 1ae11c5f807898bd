import { expect, test } from 'vitest';
import { namedIn, namingOf } from '../../../lib/audit/named-values.ts';
import { allObjects } from '../../../lib/registry/registry.ts';

/** References whose values people know as they are, or that the audit says by the words of the workflow. */
const SAID_OTHERWISE = ['status_id', 'next_status_id', 'currency_code', 'quoted_in'];

test('every field of an object that refers to another is told by a name', () => {
  const unnamed = allObjects().flatMap(({ object_id, fields }) =>
    Object.entries(fields).flatMap(([field, { references }]) => {
      if (references === undefined || SAID_OTHERWISE.includes(field)) return [];
      const named = namingOf(field)?.object.replace(/^user$/, 'app_user');
      return named === references ? [] : [`${object_id}.${field} -> ${references}`];
    }),
  );
  expect(unnamed).toEqual([]);
});

test('what is looked up is an object that lists know', () => {
  const known = new Set(['document', ...allObjects().map(({ object_id }) => object_id)]);
  for (const field of ['employee_id', 'user_id', 'city_id', 'destination_id', 'country_code'])
    expect(known).toContain(namingOf(field)?.object);
});

test('ids before and after a change are gathered by object, once each, beside those that a row adds', () => {
  const row = (detail: unknown) => ({
    object_id: 'subordination',
    action: 'table.edit',
    detail: JSON.stringify(detail),
  });
  expect(
    namedIn([
      row({ was: { manager_id: 1 }, manager_id: 2, employee_id: 3 }),
      row({
        was: { employee_id: null, country_code: "K'Z" },
        employee_id: 2,
        country_code: 'KZ',
        city_id: 7,
      }),
    ]),
  ).toEqual([
    { object: 'employee', by: 'id', keys: [1, 2, 3] },
    { object: 'country', by: 'code', keys: ['KZ'] },
    { object: 'city', by: 'id', keys: [7] },
  ]);
});
