import { routeNamed } from '../../lib/routes/table.ts';
import type { Tx } from '../db/tx.ts';
import type { Effect, Intention } from '../outbox/effect.ts';
import { HR_MAILBOX } from './recipients.ts';
import { noticeOf, tell } from './tell.ts';

interface Handed extends Record<string, unknown> {
  readonly client_id: number;
  readonly organization_id: number;
  /** Who decides now; null: hr. */
  readonly now: number | null;
  readonly was_name: string;
  readonly count: number;
}

/** Tells managers, or hr, of documents that waited for a manager who cannot decide any more. */
export const tellHandedOver: Effect = {
  inside: async (tx, intentions) => {
    for (const handed of await readHanded(tx, intentions)) await tellOne(tx, handed);
  },
};

const tellOne = (tx: Tx, { client_id, organization_id, now, was_name, count }: Handed): Promise<void> =>
  tell(
    tx,
    client_id,
    [{ recipient: now ?? HR_MAILBOX, organization_id }],
    noticeOf('handed_over', `/${routeNamed('approvals')?.path ?? ''}`, { name: was_name, count }),
  );

/** Intentions not carried out yet, as they were intended. */
const readHanded = (tx: Tx, intentions: readonly Intention[]): Promise<Handed[]> =>
  tx.rows<Handed>(
    `select o."client_id", coalesce(n."organization_id", (o."payload" ->> 'organization_id')::bigint) as organization_id,
       n."id" as now, coalesce(w."name", 'none') as was_name, (o."payload" ->> 'count')::int as count
     from "outbox" o left join "employee" n on n."id" = (o."payload" ->> 'now')::bigint
       left join "employee" w on w."id" = (o."payload" ->> 'was')::bigint
     where o."id" = any($1::bigint[]) and o."done_at" is null order by o."id" for update of o`,
    [intentions.map(({ outbox_id }) => outbox_id)],
  );
