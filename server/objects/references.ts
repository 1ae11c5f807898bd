import type { Actor } from '../../lib/access/actor.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { objectOf } from '../../lib/registry/registry.ts';
import { wrongField } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import type { Columns } from './parse-record.ts';

/**
 * References of rows must name rows of the caller's own client, by id or by code; a foreign row is as wrong as none.
 * Many rows are asked at once, by one statement for each field. Refuses: validation.
 */
export const referencesExist = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  ...rows: readonly Columns[]
): Promise<void> => {
  for (const [name, { references, kind }] of Object.entries(object.fields)) {
    if (!references) continue;
    const named = new Set(rows.flatMap((columns) => columns[name] ?? []));
    if (named.size === 0) continue;
    const sql = REFERENCE[references] ?? referenceTo(references, kind === 'id' ? 'id' : 'code');
    const found = await tx.rows(sql, [[...named], actor.client_id]);
    if (found.length < named.size) throw wrongField(name);
  }
};

/** The table of an object that a field references and, where it has rows of others too, the condition that leaves its own. */
export const referredTo = (object_id: string): { readonly table: string; readonly only: string } => {
  const { tables: [table] = [object_id], discriminator } = objectOf(object_id) ?? {};
  return {
    table,
    only:
      typeof discriminator?.value === 'string'
        ? ` and "${discriminator.column}" = '${discriminator.value}'`
        : '',
  };
};

/** Rows of a client's dictionary, named by their ids or by their codes. */
const referenceTo = (object_id: string, by: 'id' | 'code'): string => {
  const { table, only } = referredTo(object_id);
  return `select distinct "${by}" from "${table}" where "${by}" = any($1) and "client_id" = $2${only}`;
};

/** Tables whose rows are shared, or belong to a client through another. */
const REFERENCE: Readonly<Record<string, string>> = {
  status:
    'select distinct "id" from "status" where "id" = any($1) and ("client_id" is null or "client_id" = $2)',
  employee:
    'select e."id" from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = any($1) and o."client_id" = $2',
};
