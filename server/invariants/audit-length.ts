import type { Row } from '../db/row.ts';
import { type Db, db } from '../db/tx.ts';

/** A row this old has no neighbour that is still to be committed: what is counted up to it stays counted. */
const SETTLED = `interval '5 minutes'`;

/** More rows than these are not counted while a caller waits. */
const COUNTED = 10_000;

type Count = Pick<Row<'audit_check', 'moment' | 'rows'>, 'moment' | 'rows'>;

/**
 * How many settled rows a client's audit has, from the last count on: the whole of it is counted once. Null where that
 * takes longer than a statement may.
 */
export const countSettled = async (client_id: number): Promise<Count> => {
  const [last] = await db.rows<Count>(
    'select "moment", "rows" from "audit_check" where "client_id" = $1 and "rows" is not null order by "id" desc limit 1',
    [client_id],
  );
  const [clock] = await db.rows<{ moment: string }>('select now() as moment');
  if (!clock) throw new Error('the audit has no clock');
  return { moment: clock.moment, rows: await between(client_id, last, clock.moment) };
};

const TOO_LONG = '57014';

const between = async (
  client_id: number,
  last: Count | undefined,
  moment: string,
): Promise<number | null> => {
  try {
    const [newer] = await db.rows<{ rows: number }>(
      `select count(*) as rows from "audit" where "client_id" = $1 and "moment" <= $3::timestamptz - ${SETTLED}
         and ($2::timestamptz is null or "moment" > $2::timestamptz - ${SETTLED})`,
      [client_id, last?.moment ?? null, moment],
    );
    return (last?.rows ?? 0) + (newer?.rows ?? 0);
  } catch (error) {
    if ((error as { code?: string }).code === TOO_LONG) return null;
    throw error;
  }
};

/** How many rows there are now: those of the last count, and those since; `rows_exact` is false where there are more. */
export const lengthNow = async (
  from: Db,
  client_id: number,
  last: Count | undefined,
): Promise<{ rows: number; rows_exact: boolean }> => {
  const known = last && last.rows !== null ? last : undefined;
  const [newer] = await from.rows<{ rows: number }>(
    `select count(*) as rows from (select 1 from "audit" where "client_id" = $1
       and ($2::timestamptz is null or "moment" > $2::timestamptz - ${SETTLED}) limit ${COUNTED + 1}) newer`,
    [client_id, known?.moment ?? null],
  );
  const count = newer?.rows ?? 0;
  return { rows: (known?.rows ?? 0) + Math.min(count, COUNTED), rows_exact: count <= COUNTED };
};
