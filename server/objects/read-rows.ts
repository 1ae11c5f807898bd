import type { Actor } from '../../lib/access/actor.ts';
import { anyOf } from '../../lib/filter/filter.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import type { Db } from '../db/tx.ts';
import { valueOrThrow } from '../rpc/call-error.ts';
import { listQuery, readList } from './list.ts';
import { withSteps } from './steps.ts';

/** Rows by id as the caller's view shows them, in the order of `ids`; rows out of scope are left out. */
export const rowsById = async (
  db: Db,
  actor: Actor,
  object: ObjectDefinition,
  ids: readonly (number | string)[],
): Promise<Record<string, unknown>[]> => {
  const query = { ...listQuery(object, actor, { rowsPerPage: 'all' }), also: anyOf('id', ids) };
  const page = valueOrThrow(await withSteps(db, actor, query, readList));
  const byId = new Map(
    page.rows.map((row) => JSON.parse(row) as Record<string, unknown>).map((row) => [row.id, row]),
  );
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
};
