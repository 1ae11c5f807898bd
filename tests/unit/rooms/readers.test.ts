import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Reader } from '../../../server/beside/reader.ts';
import { READERS } from '../../../server/beside/readers.ts';

test('the process beside has every reader of every room, each under a name of its own', async () => {
  const rooms = globSync('server/**/readers.ts', { exclude: ['server/beside/**'] });
  expect(rooms.length).toBeGreaterThan(3);
  const all: Reader<never, unknown>[] = [];
  for (const room of rooms)
    all.push(
      ...Object.values(
        (await import(/* @vite-ignore */ join(process.cwd(), room))) as Record<
          string,
          Reader<never, unknown>
        >,
      ),
    );
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect([...READERS.keys()].sort()).toEqual(all.map(({ name }) => name).sort());
  for (const reader of all) expect(READERS.get(reader.name)).toBe(reader);
});

test('a reader brings what reads only when it is asked', async () => {
  for (const reader of READERS.values())
    expect([reader.name, await reader.load()]).toEqual([reader.name, expect.any(Function)]);
});
