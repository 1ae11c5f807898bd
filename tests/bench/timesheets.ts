import { connect } from '../../server/db/connect.ts';
import { startPortal } from '../support/portal.ts';
import { rpc, signIn } from '../support/rpc.ts';
import type { Row } from './row.ts';

const MONTH = '2026-06';
const ROUNDS = 7;
const WANTED_S = 1;

/** The timesheets of a company for a month: read before they are formed, formed, formed again, read. */
export const benchTimesheets = async (url: string): Promise<Row[]> => {
  const database = await connect(url);
  await database.query('delete from "timesheet"');
  await database.query('vacuum (analyze) "timesheet"');
  const portal = await startPortal({ databaseUrl: url, env: { ROLE: 'web' } });
  try {
    const token = await signIn(portal.origin, 'big-hr', 'Portal#1', 'big');
    const timed = async (method: string, params: object): Promise<{ seconds: number; answer: string }> => {
      const begun = performance.now();
      const answer = await rpc(portal.origin, token, method, params);
      const text = JSON.stringify(answer.result);
      if (text === undefined) throw new Error(JSON.stringify(answer));
      return { seconds: (performance.now() - begun) / 1_000, answer: text };
    };
    const read = async () => {
      const all: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        all.push((await timed('timesheet.month', { month: MONTH, of: 'organization' })).seconds);
      return all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    };
    const before = await read();
    const first = await timed('timesheet.form', { month: MONTH });
    const again = await timed('timesheet.form', { month: MONTH });
    const after = await read();
    const people = JSON.parse(first.answer).data.added as number;
    return [
      row(`a month of ${people} timesheets, reckoned and read`, before),
      row('the same formed', first.seconds),
      row('the same formed again, nothing changed', again.seconds),
      row('the same read as they were formed', after),
    ];
  } finally {
    await portal.stop();
    await database.end();
  }
};

const row = (name: string, seconds: number): Row => ({
  name,
  value: `${seconds.toFixed(2)} s`,
  wanted: `< ${WANTED_S} s`,
  holds: seconds < WANTED_S,
});
