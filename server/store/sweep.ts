import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import type { FileStore } from './file-store.ts';
import { fileStore } from './store.ts';

const BATCH = 500;

/**
 * A day ago by the database's clock, which is that of all portals. Bytes lie in the store a moment before their row is
 * written: a portal whose own clock is ahead would take them for forgotten.
 */
const dayAgo = async (db: Db): Promise<Date> => {
  const [row] = await db.rows<{ before: number }>(
    `select (extract(epoch from clock_timestamp() - interval '1 day') * 1000)::float8 as before`,
  );
  return new Date(row?.before ?? 0);
};

/**
 * Removes bytes older than a day that no living row names, be it a file, a paper, a template or a person with a photo:
 * uploads whose row never came, deletions that never ended.
 */
export const sweepOrphans = async (db: Db): Promise<void> => {
  const store = await fileStore();
  for await (const name of orphansOf(db, store, await dayAgo(db))) await store.remove(name);
};

/** Names in the store that came before `before` and belong to no living row. */
export async function* orphansOf(db: Db, store: FileStore, before: Date): AsyncIterable<string> {
  let old: string[] = [];
  for await (const { name, modified } of store.list()) {
    if (modified < before) old.push(name);
    if (old.length === BATCH) {
      yield* unnamed(db, old);
      old = [];
    }
  }
  yield* unnamed(db, old);
}

/** Those of the names that no living row has. */
export const unnamed = async function* (db: Db, names: readonly string[]): AsyncIterable<string> {
  if (names.length === 0) return;
  const known = await db.rows<Row<'file', 'name'>>(
    `select "name" from "file" where "name" = any($1::text[]) and not "deleted"
     union all select "name" from "paper" where "name" = any($1::text[])
     union all select "name" from "template_version" where "name" = any($1::text[])
     union all select "photo_name" from "employee" where "photo_name" = any($1::text[])`,
    [names],
  );
  const living = new Set(known.map((row) => row.name));
  for (const name of names) if (!living.has(name)) yield name;
};

/** Removes temporary files of uploads that were not written to for a day. */
export const sweepUnfinished = async (db: Db): Promise<void> => {
  const { unfinished } = await fileStore();
  const before = await dayAgo(db);
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
};
