import { addDays, addMonths } from '../../lib/kernel/day.ts';
import { connect } from '../../server/db/connect.ts';
import { startPortal } from '../support/portal.ts';
import { rpc, signIn } from '../support/rpc.ts';
import { load } from './load.ts';
import type { Row } from './row.ts';

const WANTED_MS = { month: 150, year: 600 };

/** The calendar of hr, who reads the whole organization: the first hundred people with their days, and all absences. */
export const benchTeamCalendar = async (url: string): Promise<Row[]> => {
  const first = await busyMonth(url);
  const portal = await startPortal({ databaseUrl: url, env: { ROLE: 'web' } });
  try {
    const token = await signIn(portal.origin, 'big-hr', 'Portal#1', 'big');
    const rows: Row[] = [];
    for (const [span, months] of [
      ['month', 1],
      ['year', 12],
    ] as const) {
      const asked = { first, last: addDays(addMonths(first, months), -1) };
      const { result, error } = await rpc(portal.origin, token, 'calendar.team', asked);
      const told = result?.data as unknown as { total: number; heads: unknown[] } | undefined;
      if (!told || told.heads.length === 0) throw new Error(`nobody is away: ${JSON.stringify(error)}`);
      const measured = await load(() => call(portal.origin, token, asked), {
        connections: 1,
        seconds: 4,
        warmUp: 5,
        check: (body) => body.includes('"heads"'),
      });
      if (measured.failed > 0) throw new Error(measured.refusal);
      rows.push({
        name: `team calendar: a ${span} of ${told.total} people, p95`,
        value: `${measured.p95.toFixed(0)} ms (median ${measured.p50.toFixed(0)} ms)`,
        wanted: `< ${WANTED_MS[span]} ms`,
        holds: measured.p95 < WANTED_MS[span],
      });
    }
    return rows;
  } finally {
    await portal.stop();
  }
};

/** The first day of the month in which most leaves begin. */
const busyMonth = async (url: string): Promise<string> => {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ month: string }>(
      `select date_trunc('month', "start_date")::date::text as month from "document"
       where "object_id" = 'vacation' and extract(month from "start_date") <= 6 group by 1 order by count(*) desc, 1 limit 1`,
    );
    return rows[0]?.month ?? '';
  } finally {
    await client.end();
  }
};

const call = (origin: string, token: string, params: object) => ({
  method: 'POST' as const,
  url: `${origin}/api/rpc`,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'calendar.team', params }),
});
