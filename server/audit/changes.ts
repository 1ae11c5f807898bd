import type { DictionaryChange } from '../../lib/rpc/dictionaries.ts';
import { db } from '../db/tx.ts';

const CHANGES = 50;

/** Who changed a row and how, by its stream; the newest first. Whether the caller may know is asked before. */
export const changesOf = async (client_id: number, stream: string): Promise<DictionaryChange[]> => {
  const told = await db.rows<Told>(HISTORY, [client_id, stream, CHANGES]);
  return told.map(({ detail: { was = null, ...became }, ...change }) => ({ ...change, was, became }));
};

interface Told extends Pick<DictionaryChange, 'seq' | 'action' | 'moment' | 'who' | 'who_eng'> {
  readonly detail: Record<string, unknown> & { readonly was?: Record<string, unknown> };
}

const HISTORY = `select a."seq", a."action", a."moment", a."detail"::json as detail,
    coalesce(e."name", u."login", '') as who, coalesce(nullif(e."name_eng", ''), e."name", u."login", '') as who_eng
  from "audit" a left join "employee" e on e."id" = a."employee_id" left join "app_user" u on u."id" = a."user_id"
  where a."client_id" = $1 and a."stream" = $2 and a."action" like 'table.%' order by a."seq" desc limit $3`;
