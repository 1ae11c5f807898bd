import type { Actor } from '../../lib/access/actor.ts';
import type { DictionaryChange } from '../../lib/rpc/dictionaries.ts';
import { refusal } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import { rowsById } from '../objects/read-rows.ts';
import { keptBy } from './keeping.ts';

const CHANGES = 50;

/** Who changed a row and how, the newest first. Refuses: not_found, access_denied. */
export const historyOf = async (
  actor: Actor,
  { name, id }: { readonly name: string; readonly id: number | string },
): Promise<DictionaryChange[]> => {
  const { object } = keptBy(actor, name);
  const [row] = await rowsById(db, actor, object, [id]);
  if (!row) throw refusal('not_found');
  const told = await db.rows<Told>(HISTORY, [actor.client_id, `${object.object_id}:${id}`, CHANGES]);
  return told.map(({ detail: { was = null, ...became }, ...change }) => ({ ...change, was, became }));
};

interface Told extends Pick<DictionaryChange, 'seq' | 'action' | 'moment' | 'who' | 'who_eng'> {
  readonly detail: Record<string, unknown> & { readonly was?: Record<string, unknown> };
  readonly [column: string]: unknown;
}

const HISTORY = `select a."seq", a."action", a."moment", a."detail"::json as detail,
    coalesce(e."name", u."login", '') as who, coalesce(nullif(e."name_eng", ''), e."name", u."login", '') as who_eng
  from "audit" a left join "employee" e on e."id" = a."employee_id" left join "app_user" u on u."id" = a."user_id"
  where a."client_id" = $1 and a."stream" = $2 and a."action" like 'table.%' order by a."seq" desc limit $3`;
