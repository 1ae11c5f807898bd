import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { METHODS } from '../../../lib/contract/contract.ts';

/** The names of the methods in every file of the contract, and of those that belong to a family. */
const told = async (): Promise<string[]> => {
  const files = await Promise.all(
    globSync(['lib/contract/*.ts', 'lib/documents/families/*/methods.ts']).map(
      async (file) => (await import(/* @vite-ignore */ join(process.cwd(), file))) as object,
    ),
  );
  return files.flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => (name.endsWith('Methods') ? Object.keys(value) : [])),
  );
};

test('every method of every subject is in the contract, and none is told twice', async () => {
  const names = await told();
  expect(names.sort()).toEqual(Object.keys(METHODS).sort());
});
