import type { Actor } from '../../lib/access/actor.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { wrongField } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import type { Columns } from './parse-record.ts';

/**
 * References of rows must name rows of the caller's own client, by id or by code; a foreign row is as wrong as none. Many
 * rows are asked at once, by one statement for each field. Refuses: validation.
 */
export const referencesExist = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  ...rows: readonly Columns[]
): Promise<void> => {
  for (const [name, { references: table, kind }] of Object.entries(object.fields)) {
    if (!table) continue;
    const named = new Set(rows.flatMap((columns) => columns[name] ?? []));
    if (named.size === 0) continue;
    const sql = REFERENCE[table] ?? referenceTo(table, kind === 'id' ? 'id' : 'code');
    const found = await tx.rows(sql, [[...named], actor.client_id]);
    if (found.length < named.size) throw wrongField(name);
  }
};

/** Rows of a client's dictionary, named by their ids or by their codes. */
const referenceTo = (table: string, by: 'id' | 'code'): string =>
  `select distinct "${by}" from "${table}" where "${by}" = any($1) and "client_id" = $2`;

/** Tables whose rows are shared, or belong to a client through another. */
const REFERENCE: Readonly<Record<string, string>> = {
  status:
    'select distinct "id" from "status" where "id" = any($1) and ("client_id" is null or "client_id" = $2)',
  employee:
    'select e."id" from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = any($1) and o."client_id" = $2',
};
