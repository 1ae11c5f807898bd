import type { Actor } from '../../lib/access/actor.ts';
import { eq } from '../../lib/filter/filter.ts';
import type { Field, ObjectDefinition } from '../../lib/objects/object.ts';
import { allObjects } from '../../lib/registry/registry.ts';
import type { DictionaryUses } from '../../lib/rpc/dictionaries.ts';
import { refusal } from '../call/call-error.ts';
import { ownWords } from '../client/own-words.ts';
import { db } from '../db/tx.ts';
import { sentence } from '../i18n/sentence.ts';
import { scopedRows } from '../objects/scoped-rows.ts';
import { keptBy } from './keeping.ts';

/** More are not counted: that it is used much is all that matters. */
const COUNTED = 10_000;

/**
 * Where a row is used by the rows of the whole client, whether or not its keeper may read them: only how many there are
 * is told. Refuses: not_found, access_denied.
 */
export const usesOf = async (
  actor: Actor,
  { name, id }: { readonly name: string; readonly id: number | string },
): Promise<DictionaryUses> => {
  const { object } = keptBy(actor, name);
  const row = await keysOf(actor, object, id);
  const words = await ownWords(actor);
  const counted = await Promise.all(
    placesOf(object.tables[0]).map(async (place) => ({ place, count: await countOf(actor, place, row) })),
  );
  return counted
    .filter(({ count }) => count > 0)
    .map(({ place, count }) => ({
      object: place.object_id,
      field: place.field,
      label: sentence('ru', `dictionaries.used.${place.object_id}`, undefined, words),
      label_eng: sentence('en', `dictionaries.used.${place.object_id}`, undefined, words),
      count: Math.min(count, COUNTED),
      more: count > COUNTED,
    }));
};

interface Keys {
  readonly id: number | string;
  readonly code: string | undefined;
}

const keysOf = async (actor: Actor, object: ObjectDefinition, id: number | string): Promise<Keys> => {
  const code = object.fields.code && !object.fields.code.from ? 'b0."code"' : 'null';
  const [row] = await scopedRows<{ id: number | string; code: string | null }>(
    db,
    object,
    [object.scope(actor), eq('id', id)],
    `b0."id", ${code} as code`,
  );
  if (!row) throw refusal('not_found');
  return { id: row.id, code: row.code ?? undefined };
};

/** What was done to a row is no use of it. */
const TRAIL = 'audit';

/** Rows of this table are every client's: only what says whose it is can be counted by them. */
const SHARED = 'status';

/** A column by which rows of a table name rows of another. */
interface Place {
  readonly object_id: string;
  readonly field: string;
  readonly table: string;
  readonly column: string;
  readonly by: 'id' | 'code';
  /** Rows say themselves whose they are. */
  readonly ofClient: boolean;
}

/** Every column that names rows of a table, each once: what its object says it references, or takes other columns through. */
export const placesOf = (table: string): readonly Place[] => {
  const places = new Map<string, Place>();
  for (const object of allObjects().filter(({ object_id, view }) => !view && object_id !== TRAIL))
    for (const [name, field] of Object.entries(object.fields)) {
      const place = placeIn(object, name, field, table);
      const isOthers = table === SHARED && !place?.ofClient;
      if (place && !isOthers && !places.has(`${place.table}.${place.column}`))
        places.set(`${place.table}.${place.column}`, place);
    }
  return [...places.values()];
};

const placeIn = (object: ObjectDefinition, name: string, field: Field, table: string): Place | undefined => {
  const through = field.from?.table === table ? field.from.ref : undefined;
  const naming = through ?? (field.references === table ? name : undefined);
  const at = naming === undefined ? undefined : object.fields[naming];
  if (naming === undefined || !at || at.from || at.computed) return undefined;
  const own = object.fields.client_id;
  const first = object.tables[0];
  const holder = at.table ?? first;
  return {
    object_id: holder === 'document' ? 'document' : object.object_id,
    field: naming,
    table: holder,
    column: at.column ?? naming,
    by: at.kind === 'id' || table === SHARED ? 'id' : 'code',
    ofClient: holder === 'document' || (holder === first && own !== undefined && !own.from && !own.computed),
  };
};

const countOf = async (actor: Actor, place: Place, { id, code }: Keys): Promise<number> => {
  const value = place.by === 'id' ? id : code;
  if (value === undefined) return 0;
  const mine = place.ofClient ? ' and "client_id" = $2' : '';
  const [row] = await db.rows<{ count: number }>(
    `select count(*)::int as count from (select 1 from "${place.table}" where "${place.column}" = $1${mine} limit ${COUNTED + 1}) x`,
    place.ofClient ? [value, actor.client_id] : [value],
  );
  return row?.count ?? 0;
};
