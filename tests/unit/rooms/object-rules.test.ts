import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { allObjects } from '../../../lib/registry/registry.ts';
import '../../../server/object-rules.ts';
import { type ObjectRules, type RulesByObject, rulesOf, tellRules } from '../../../server/objects/rules.ts';

/** What each room of the server adds to each of its objects. */
const added: { room: string; object_id: string; rules: ObjectRules }[] = [];

beforeAll(async () => {
  for (const room of globSync('server/*/object-rules.ts')) {
    const { objectRules } = (await import(/* @vite-ignore */ join(process.cwd(), room))) as {
      objectRules: RulesByObject;
    };
    for (const [object_id, rules] of Object.entries(objectRules)) added.push({ room, object_id, rules });
  }
});

test('the list engine is told what every room adds to its objects', () => {
  expect(new Set(added.map(({ room }) => room)).size).toBeGreaterThan(5);
  for (const { room, object_id, rules } of added) {
    const { before = [], after = [], computed = {}, ...ways } = rules;
    const told = rulesOf(object_id);
    expect([room, object_id, told]).toEqual([room, object_id, expect.objectContaining(ways)]);
    expect([room, object_id, told.before]).toEqual([room, object_id, expect.arrayContaining([...before])]);
    expect([room, object_id, told.after]).toEqual([room, object_id, expect.arrayContaining([...after])]);
    expect([room, object_id, told.computed]).toEqual([room, object_id, expect.objectContaining(computed)]);
  }
});

test('what a room adds to is an object there is, and what it computes a field of it', () => {
  const objects = new Map(allObjects().map((object) => [object.object_id, object]));
  for (const { room, object_id, rules } of added) {
    expect([room, object_id, objects.has(object_id)]).toEqual([room, object_id, true]);
    for (const name of Object.keys(rules.computed ?? {}))
      expect([object_id, name, objects.get(object_id)?.fields[name]?.computed]).toEqual([
        object_id,
        name,
        true,
      ]);
  }
});

test('every computed field of every object is computed by a room', () => {
  for (const { object_id, fields } of allObjects())
    for (const [name, { computed }] of Object.entries(fields))
      if (computed)
        expect([object_id, name, typeof rulesOf(object_id).computed?.[name]]).toEqual([
          object_id,
          name,
          // What a field is for the caller alone is written from who calls.
          name === 'discussion_unread' ? 'function' : 'string',
        ]);
});

test('two rooms that give one field or one way of writing are not taken', () => {
  const del = async () => [];
  expect(() => tellRules([{ grant: { del } }, { grant: { del } }])).toThrow('del of grant');
  const computed = (login: string) => ({ grant: { computed: { login } } });
  expect(() => tellRules([computed('1'), computed('2')])).toThrow('login of grant');
});

test('an engine that was told nothing writes nothing', async () => {
  vi.resetModules();
  const untold = await import('../../../server/objects/rules.ts');
  expect(() => untold.rulesOf('grant')).toThrow('was not told');
});
