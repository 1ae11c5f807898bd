import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import type { Known } from '../../lib/parameters/wrong-value.ts';
import type { Db } from '../db/tx.ts';

interface Row {
  types: { id: number; code: string }[];
  statuses: string[];
}

/** What a client has that values of parameters may name. */
export const readKnown = async (db: Db, clientId: number): Promise<Known> => {
  const [row] = await db.rows<Row>(KNOWN, [clientId]);
  return {
    types: new Set(row?.types.map(({ code }) => code.toLowerCase())),
    type_ids: new Set(row?.types.map(({ id }) => String(id))),
    objects: new Set(FAMILY_IDENTITIES.map(({ object_id }) => object_id)),
    statuses: new Set(row?.statuses),
  };
};

const KNOWN = `select
    (select coalesce(json_agg(t), '[]'::json) from (
      select "id", "code" from "document_type" where "client_id" = $1) t) as types,
    (select coalesce(json_agg("id"), '[]'::json) from "status"
      where "client_id" is null or "client_id" = $1) as statuses`;
