import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ObjectDefinition } from '../../../lib/objects/object.ts';
import { allObjects, objectOf } from '../../../lib/objects/registry.ts';

const having = (name: string): ObjectDefinition[] =>
  allObjects().filter((each) => each.tables.length === 1 && each.fields[name]?.write !== undefined);

test('what has a name of its own has an English one beside it, as long, and asks for it no sooner', () => {
  const named = having('name').filter((each) => each.object_id !== 'user_filter');
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

/** Dictionaries of trips and expenses, and what their screens will call them. */
const TRAVEL = ['expense_type', 'expense_goal', 'city', 'btrip_destination', 'currency_rate', 'perdiem_rate'];

test('what trips and expenses read has a name, and so has each of its fields, in both languages', () => {
  for (const locale of ['ru', 'en']) {
    const { object, field } = JSON.parse(readFileSync(`messages/${locale}/dictionaries.json`, 'utf8'));
    expect([locale, Object.keys(object)]).toEqual([locale, TRAVEL]);
    const needed = TRAVEL.flatMap((object_id) => Object.keys(objectOf(object_id)?.fields ?? {}));
    const shown = new Set(needed.filter((name) => name !== 'id' && name !== 'client_id'));
    expect([locale, Object.keys(field).sort()]).toEqual([locale, [...shown].sort()]);
  }
});
