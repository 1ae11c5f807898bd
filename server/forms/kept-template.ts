import { buffer } from 'node:stream/consumers';
import { type Actor, keepsStaff } from '../../lib/access/actor.ts';
import { eq } from '../../lib/filter/filter.ts';
import { type FormKind, template } from '../../lib/objects/forms.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { formObject } from '../../lib/registry/form-object.ts';
import { refusal, valueOrThrow } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import { readList } from '../objects/list.ts';
import { listQuery } from '../objects/list-query.ts';
import { fileStore } from '../store/store.ts';

/** A template as those who keep it work with it. */
export interface KeptTemplate {
  readonly id: number;
  readonly object_id: string;
  readonly kind: FormKind;
  readonly organization_id: number | null;
  /** What it is filled from. */
  readonly object: ObjectDefinition;
}

/** A template the caller keeps. Refuses: access_denied, not_found. */
export const keptTemplate = async (db: Db, actor: Actor, id: number): Promise<KeptTemplate> => {
  if (!keepsStaff(actor)) throw refusal('access_denied');
  const query = listQuery(template, actor, { select: 'id,object_id,kind,organization_id' });
  const [row] = valueOrThrow(await readList(db, { ...query, also: eq('id', id) })).rows;
  const found = row === undefined ? undefined : (JSON.parse(row) as Omit<KeptTemplate, 'object'>);
  const object = found && formObject(found.object_id);
  if (!object) throw refusal('not_found');
  return { ...found, object };
};

export type VersionRow = Row<
  'template_version',
  'id' | 'number' | 'name' | 'original_name' | 'size' | 'hash' | 'problems' | 'fields'
>;

/** A version of a template, the newest where none is named; undefined where it has none. Refuses: not_found. */
export const versionOf = async (
  db: Db,
  template_id: number,
  version_id: number | undefined,
): Promise<VersionRow | undefined> => {
  const [row] = await db.rows<VersionRow>(
    `select "id", "number", "name", "original_name", "size", "hash", "problems", "fields" from "template_version"
     where "template_id" = $1 and ($2::bigint is null or "id" = $2) order by "number" desc limit 1`,
    [template_id, version_id ?? null],
  );
  if (!row && version_id !== undefined) throw refusal('not_found');
  return row;
};

/** The bytes of a version. */
export const bytesOf = async (name: string): Promise<Uint8Array> => {
  const stream = await (await fileStore()).open(name);
  if (!stream) throw new Error('a version of a template has no bytes');
  return new Uint8Array(await buffer(stream));
};
