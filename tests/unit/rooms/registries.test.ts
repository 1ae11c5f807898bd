import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { METHODS, type MethodName } from '../../../lib/contract/contract.ts';
import { METHODS_OF_FAMILIES } from '../../../lib/documents/families/methods.ts';
import type { ObjectDefinition } from '../../../lib/objects/object.ts';
import { allObjects } from '../../../lib/registry/registry.ts';
import { ACTIONS } from '../../../server/auth/actions/registry.ts';
import { INVARIANTS } from '../../../server/invariants/invariants.ts';
import { HANDLERS } from '../../../server/rpc/handlers.ts';

/** What the files of a folder give out, file by file. */
const given = async (files: string): Promise<[file: string, exported: object][]> =>
  Promise.all(
    globSync(files)
      .sort()
      .map(
        async (file): Promise<[string, object]> => [
          file,
          await import(/* @vite-ignore */ join(process.cwd(), file)),
        ],
      ),
  );

test('every method of a family is what its folder says, and answers from its room', async () => {
  const said = await given('lib/documents/families/*/methods.ts');
  const answered = await given('server/families/*/methods.ts');
  const familyOf = (file: string) => file.split('/').at(-2);
  expect(answered.map(([file]) => familyOf(file))).toEqual(said.map(([file]) => familyOf(file)));
  expect(said.length).toBeGreaterThan(0);
  const methods = said.flatMap(([, exported]) => Object.values(exported).flatMap(Object.entries));
  expect(Object.fromEntries(methods)).toEqual(METHODS_OF_FAMILIES);
  for (const [name, method] of methods) expect(METHODS[name as MethodName]).toBe(method);
  const handlers = answered.flatMap(([, exported]) => Object.values(exported).flatMap(Object.entries));
  expect(handlers.map(([name]) => name).sort()).toEqual(methods.map(([name]) => name).sort());
  for (const [name, handler] of handlers)
    expect(HANDLERS[name as keyof typeof METHODS_OF_FAMILIES]).toBe(handler);
});

test('every file of actions of an account has one that callers may name', async () => {
  const known: unknown[] = Object.values(ACTIONS);
  for (const [file, exported] of await given('server/auth/actions/!(registry).ts'))
    expect([file, Object.values(exported).some((each) => known.includes(each))]).toEqual([file, true]);
});

test('every object that is defined can be asked for', async () => {
  const isObject = (value: unknown): value is ObjectDefinition =>
    typeof value === 'object' && value !== null && 'object_id' in value && 'tables' in value;
  const defined = (await given('lib/{objects,registry}/**/*.ts')).flatMap(([, exported]) =>
    Object.values(exported).filter(isObject),
  );
  expect(defined.length).toBeGreaterThan(20);
  for (const object of defined)
    expect([object.object_id, allObjects().includes(object)]).toEqual([object.object_id, true]);
});

test('the invariants have the numbers from 1 on, each once', () => {
  expect(Object.keys(INVARIANTS)).toEqual(Array.from({ length: 15 }, (_, index) => `I${index + 1}`));
});
