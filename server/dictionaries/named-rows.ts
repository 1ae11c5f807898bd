import type { Actor } from '../../lib/access/actor.ts';
import { folded } from '../../lib/kernel/folded.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { objectOf } from '../../lib/registry/registry.ts';
import type { DictionaryField } from '../../lib/rpc/dictionaries.ts';
import type { Db } from '../db/tx.ts';
import { scopedRows } from '../objects/scoped-rows.ts';

/** A row that a field may name, by what stands in a file. */
export interface Named extends Record<string, unknown> {
  readonly id: number | string;
  /** Its code, or the number of a person; '' where it has none. */
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  /** Of a person: whose number it is. */
  readonly organization_id?: number;
}

/** Rows that a field may name, found at once however many there are. */
export interface NamedRows {
  /** All rows that a text means: by its code, else by `#id`, else by a name of it. */
  readonly meant: (text: string, organization_id?: number) => readonly Named[];
  readonly byId: (id: unknown) => Named | undefined;
}

export const NOTHING_NAMED: NamedRows = { meant: () => [], byId: () => undefined };

/** Whether a code of an object is one within an organization only: the number of a person. */
export const isOfOrganization = (name: string): boolean => {
  const { code, number, organization_id } = objectOf(name)?.fields ?? {};
  return !code && number !== undefined && organization_id !== undefined;
};

/** The rows that fields of a file may name, by object; those of organizations where a person is named. */
export const namedRows = async (
  db: Db,
  actor: Actor,
  fields: readonly DictionaryField[],
): Promise<ReadonlyMap<string, NamedRows>> => {
  const objects = new Set(
    fields.flatMap(({ references }) => {
      if (!references) return [];
      return isOfOrganization(references.object) ? [references.object, 'organization'] : [references.object];
    }),
  );
  return new Map(
    await Promise.all([...objects].map(async (name) => [name, await rowsOf(db, actor, name)] as const)),
  );
};

const rowsOf = async (db: Db, actor: Actor, name: string): Promise<NamedRows> => {
  const object = objectOf(name);
  if (!object) return NOTHING_NAMED;
  const own = isOfOrganization(name) ? ', b0."organization_id"' : '';
  return lookedUp(
    await scopedRows<Named>(
      db,
      object,
      [object.scope(actor)],
      `b0."id", b0."${codeOf(object)}"::text as code, b0."name", b0."name_eng"${own}`,
    ),
  );
};

const codeOf = ({ fields }: ObjectDefinition): string =>
  fields.code ? 'code' : fields.number ? 'number' : 'id';

/** How a file names a row that has no code. */
export const numbered = (id: number | string): string => `#${id}`;

export const lookedUp = (rows: readonly Named[]): NamedRows => {
  const byCode = Map.groupBy(rows, ({ code }) => code);
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const byName = new Map<string, Named[]>();
  for (const row of rows)
    for (const name of new Set([plain(row.name), plain(row.name_eng)]))
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), row]);
  const within = (found: readonly Named[] | undefined, organization_id: number | undefined) =>
    (found ?? []).filter((row) => organization_id === undefined || row.organization_id === organization_id);
  return {
    meant: (text, organization_id) => {
      const numbered = text.startsWith('#') ? byId.get(text.slice(1)) : undefined;
      const found = [byCode.get(text), numbered && [numbered], byName.get(plain(text))];
      return found.map((rows) => within(rows, organization_id)).find(({ length }) => length > 0) ?? [];
    },
    byId: (id) => {
      const row = byId.get(String(id));
      return row?.id === id ? row : undefined;
    },
  };
};

/** A text as it is compared with another. */
export const plain = (text: string): string => folded(text.trim());
