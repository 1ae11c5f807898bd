import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Grid, gridOf } from './matrix-grid.ts';

const TEXT = readFileSync(join(import.meta.dirname, '../contract/rights.txt'), 'utf8');
const [TABLES = '', READERS = '', BY_ROW = ''] = TEXT.split(/^== .*\n/m).slice(1);

/** The reviewed table of each object; one that stands twice throws, and a line of no table. */
export const reviewedTables = (): readonly { readonly object: string; readonly grid: Grid }[] => {
  const TABLE = /^([\w, ]+):\n((?: .*\n)+)/gm;
  const tables = [...TABLES.matchAll(TABLE)].flatMap(([, names = '', table = '']) =>
    names.split(', ').map((object) => ({ object, grid: gridOf(table) })),
  );
  const unread = TABLES.replaceAll(TABLE, '').match(/^(?!#).*\S.*$/m);
  if (unread) throw new Error(`«${unread[0]}» of rights.txt belongs to no table`);
  const objects = tables.map(({ object }) => object);
  const twice = objects.filter((object, index) => objects.indexOf(object) !== index);
  if (twice.length > 0) throw new Error(`${twice} stand twice in rights.txt`);
  return tables;
};

/** Fields that only some roles may read, filter, sort and count by, with those roles. */
export const reviewedReaders: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...READERS.matchAll(/^([a-z, ]+): (.*(?:\n .*)*)/gm)].flatMap(([, roles = '', fields = '']) =>
    fields.split(/\s+/).map((field) => [field, roles.split(', ')]),
  ),
);

/** Fields readable in some rows only. */
export const fieldsByRow: readonly string[] = BY_ROW.trim().split(/\s+/);
