import type { Actor } from '../../lib/access/actor.ts';
import { anyOf } from '../../lib/filter/filter.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { valueOrThrow } from '../call/call-error.ts';
import type { Db } from '../db/tx.ts';
import { listQuery } from './list-query.ts';
import { readPage } from './read-page.ts';

/** Rows by id as the caller's view shows them with their lines, in the order of `ids`; rows out of scope are left out. */
export const rowsById = async (
  db: Db,
  actor: Actor,
  object: ObjectDefinition,
  ids: readonly (number | string)[],
): Promise<Record<string, unknown>[]> => {
  const lines = Object.keys(object.fields).filter((name) => object.fields[name]?.lines);
  const asked = { rowsPerPage: 'all' as const, ...(lines.length > 0 ? { with: lines.join(',') } : {}) };
  const query = { ...listQuery(object, actor, asked), also: anyOf('id', ids) };
  const page = valueOrThrow(await readPage(db, actor, query));
  const byId = new Map(
    page.rows.map((row) => JSON.parse(row) as Record<string, unknown>).map((row) => [row.id, row]),
  );
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
};
