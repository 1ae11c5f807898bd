import { dbOf } from '../../prisma/seed/session.ts';
import { connect } from '../../server/db/connect.ts';
import type { Tx } from '../../server/db/tx.ts';
import { accruePeople } from '../../server/families/vacation/accrue.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { load } from './load.ts';
import type { Row } from './row.ts';

const PEOPLE = 10_000;
const AT_ONCE = 500;
const RECOMPUTED_S = 10;
const ONE_MS = 20;
const SECONDS = 5;

/** Days of leave of all people recounted as the night does, and those of one person as their screen asks. */
export const benchLeaves = async (url: string): Promise<Row[]> => {
  const { first, seconds, people, entries } = await recomputed(url);
  const portal = await startPortal({ databaseUrl: url, env: { ROLE: 'web' } });
  try {
    const token = await signIn(portal.origin, 'big-employee', 'Portal#1', 'big');
    const one = await load(
      () => ({
        method: 'POST',
        url: `${portal.origin}/api/rpc`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'leave.balance', params: {} }),
      }),
      { connections: 1, seconds: SECONDS, warmUp: 50, check: (body) => body.includes('"explained":') },
    );
    if (one.failed > 0) throw new Error(`a balance was refused: ${one.refusal}`);
    return [
      {
        name: `balances of ${people} people counted anew`,
        value: `${seconds.toFixed(1)} s (${(seconds / RECOMPUTED_S).toFixed(2)} of what it may take; the first time, with ${entries} months to enter, ${first.toFixed(1)} s)`,
        wanted: `< ${RECOMPUTED_S} s`,
        holds: seconds < RECOMPUTED_S,
      },
      {
        name: "one person's days, their sum and what is foretold, median over HTTP",
        value: `${one.p50.toFixed(1)} ms (p95 ${one.p95.toFixed(1)} ms)`,
        wanted: `< ${ONE_MS} ms`,
        holds: one.p50 < ONE_MS,
      },
    ];
  } finally {
    await portal.stop();
  }
};

/** As if the organization had just begun to earn days by month; rolled back at the end. */
const recomputed = async (url: string) => {
  const client = await connect(url);
  try {
    await client.query("begin; set local timezone = 'UTC'");
    const { rows } = await client.query<{ id: number }>(
      `select e."id"::float8 as id from "employee" e join "organization" o on o."id" = e."organization_id"
       where o."code" = 'big' order by 1 limit ${PEOPLE}`,
    );
    const people = rows.map(({ id }) => id);
    await client.query(
      'delete from "vacation_limit" where "employee_id" = any($1) and "period" > extract(year from now()) - 2',
      [people],
    );
    const { rows: days } = await client.query<{ today: string }>('select current_date::text as today');
    const tx = dbOf(client) as unknown as Tx;
    const all = async (): Promise<number> => {
      const begun = performance.now();
      for (let from = 0; from < people.length; from += AT_ONCE)
        await accruePeople(
          tx,
          people.slice(from, from + AT_ONCE),
          { vacation_accrual: '1' },
          days[0]?.today ?? '',
        );
      return (performance.now() - begun) / 1_000;
    };
    const first = await all();
    const seconds = await all();
    const { rows: entered } = await client.query<{ count: number }>(
      `select count(*)::int from "leave_entry" where "cause" = 'accrual'`,
    );
    return { first, seconds, people: people.length, entries: entered[0]?.count ?? 0 };
  } finally {
    await client.query('rollback').catch(() => undefined);
    await client.end();
  }
};
