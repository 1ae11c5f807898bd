import type { Actor } from '../../lib/access/actor.ts';
import { objectOf } from '../../lib/objects/registry.ts';
import type { DictionaryField } from '../../lib/rpc/dictionaries.ts';
import type { Db } from '../db/tx.ts';
import { scopedRows } from '../objects/scoped-rows.ts';
import { lookedUp, type NamedRows, NOBODY_NAMED } from './columns.ts';

/** The rows that fields of a file may name, by object. People go by their number. */
export const namedRows = async (
  db: Db,
  actor: Actor,
  fields: readonly DictionaryField[],
): Promise<ReadonlyMap<string, NamedRows>> => {
  const objects = [...new Set(fields.flatMap(({ references }) => references?.object ?? []))];
  const read = await Promise.all(objects.map(async (name) => [name, await rowsOf(db, actor, name)] as const));
  return new Map(read);
};

const rowsOf = async (db: Db, actor: Actor, name: string): Promise<NamedRows> => {
  const object = objectOf(name);
  if (!object) return NOBODY_NAMED;
  const code = object.fields.code ? 'code' : object.fields.number ? 'number' : 'id';
  const rows = await scopedRows<{ id: number; code: string; name: string; name_eng: string }>(
    db,
    object,
    [object.scope(actor)],
    `b0."id", b0."${code}"::text as code, b0."name", b0."name_eng"`,
  );
  return lookedUp(
    rows.map((row) => ({
      id: row.id,
      code: row.code,
      names: [row.name, row.name_eng].filter((each) => each !== ''),
    })),
  );
};
