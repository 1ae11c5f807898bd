import type { Row } from '../db/row.ts';
import { db, inTransaction } from '../db/tx.ts';
import { log } from '../log.ts';
import { checkNewest, keepVerdict } from './check-newest.ts';

/** Checks the audit of each client that was not checked for a day; what is broken goes to the operator's log too. */
export const checkDaily = async (): Promise<void> => {
  for (const { id } of await db.rows<Row<'client', 'id'>>(DUE)) {
    const verdict = await checkNewest(id);
    await inTransaction((tx) => keepVerdict(tx, id, null, verdict));
    if (verdict.broken) log.error({ client_id: id, ...verdict.broken }, 'the audit is broken');
  }
};

const DUE = `select c."id" from "client" c where not exists (
    select 1 from "audit_check" k where k."client_id" = c."id" and k."moment" > now() - interval '24 hours')
  order by c."id"`;
