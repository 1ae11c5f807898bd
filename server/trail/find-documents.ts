import type { Actor } from '../../lib/access/actor.ts';
import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import type { AuditDocuments } from '../../lib/rpc/audit.ts';
import { db } from '../db/tx.ts';
import { mayReadAudit } from './may-read.ts';

/** Documents of the client that have a number, with whose they are. Refuses: access_denied. */
export const findDocuments = async (actor: Actor, number: string): Promise<AuditDocuments> => {
  mayReadAudit(actor);
  return db.rows<AuditDocuments[number]>(FOUND, [
    actor.client_id,
    FAMILY_IDENTITIES.map(({ object_id }) => object_id),
    [...new Set([number, number.toUpperCase()])],
  ]);
};

/** By the index of numbers, which begins with the organization and the family. */
const FOUND = `select d."id", d."object_id", d."number", coalesce(e."name", '') as name, coalesce(nullif(e."name_eng", ''), e."name", '') as name_eng
  from "document" d left join "employee" e on e."id" = d."employee_id"
  where d."organization_id" in (select o."id" from "organization" o where o."client_id" = $1)
    and d."object_id" = any($2) and d."number" = any($3)
  order by d."id" desc limit 20`;
