import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { METHODS } from '../../../lib/rpc/contract.ts';

const PARTS = new URL('../../../lib/rpc/contract/', import.meta.url);

/** The names of the methods in every file of the contract. */
const told = async (): Promise<string[]> => {
  const files = await Promise.all(
    readdirSync(PARTS).map(async (name) => (await import(new URL(name, PARTS).href)) as object),
  );
  return files.flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => (name.endsWith('Methods') ? Object.keys(value) : [])),
  );
};

test('every method of every subject is in the contract, and none is told twice', async () => {
  const names = await told();
  expect(names.sort()).toEqual(Object.keys(METHODS).sort());
});
