import { expect, test } from 'vitest';
import type { ObjectDefinition } from '../../../lib/objects/object.ts';
import { allObjects } from '../../../lib/registry/registry.ts';

const having = (name: string): ObjectDefinition[] =>
  allObjects().filter((each) => each.tables.length === 1 && each.fields[name]?.write !== undefined);

/** A view is named by its owner, and people of the accounting system as it calls them. */
const ONE_LANGUAGE: ReadonlySet<string> = new Set(['user_filter', 'employee_1c']);

test('what has a name of its own has an English one beside it, as long, and asks for it no sooner', () => {
  const named = having('name').filter(({ object_id }) => !ONE_LANGUAGE.has(object_id));
  expect(named.length).toBeGreaterThan(5);
  for (const { object_id, fields } of named) {
    expect([object_id, fields.name_eng?.write, fields.name_eng?.max]).toEqual([
      object_id,
      'always',
      fields.name?.max,
    ]);
    expect([object_id, fields.name_eng?.required && !fields.name?.required]).not.toEqual([object_id, true]);
  }
});

test('what stands in an order can be taken out of use, and says when it was changed', () => {
  const sorted = having('sort');
  expect(sorted.length).toBeGreaterThan(2);
  for (const { object_id, fields } of sorted)
    expect([object_id, fields.sort, fields.disabled, fields.updated_at]).toEqual([
      object_id,
      { kind: 'integer', write: 'always' },
      { kind: 'flag', write: 'always' },
      { kind: 'moment' },
    ]);
});
