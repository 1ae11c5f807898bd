import { timesheetForm } from '../../prisma/seed/forms/timesheet-form.ts';
import { connect } from '../../server/db/connect.ts';
import { startPortal } from '../support/portal.ts';
import { get, rpc, signIn } from '../support/rpc.ts';
import type { Row } from './row.ts';

const MONTH = '2026-06';
const ROUNDS = 7;
const WANTED_S = 1;
/** Two hundred and fifty pages, made beside. */
const PAGES_S = 10;

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
      row('the same as pages of the form T-13', await pagesOf(portal.origin, token), PAGES_S),
    ];
  } finally {
    await portal.stop();
    await database.end();
  }
};

/** How long the form T-13 of the month takes, by a template that is brought for it. */
const pagesOf = async (origin: string, token: string): Promise<number> => {
  const answered = async (answer: Promise<{ result?: unknown }>): Promise<unknown> => {
    const { result } = await answer;
    if (result === undefined) throw new Error(JSON.stringify(await answer));
    return (result as { data: unknown }).data;
  };
  const code = `bench-${process.pid}`;
  const record = { code, name: 'Т-13', object_id: 'timesheet', kind: 'XLSX' };
  const [form] = (await answered(
    rpc(origin, token, 'table.add', { object: 'template', data: [record] }),
  )) as { id: number }[];
  const body = new FormData();
  body.set('file', new Blob([timesheetForm() as Uint8Array<ArrayBuffer>]), 't13.xlsx');
  const brought = fetch(`${origin}/api/templates/${form?.id}/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { version_id } = (await answered(brought.then((answer) => answer.json()))) as { version_id: number };
  await answered(rpc(origin, token, 'template.publish', { id: form?.id, version_id, in_force: null }));
  const begun = performance.now();
  const asked = new URLSearchParams({ filter: `month = '${MONTH}'`, as: 'pdf' });
  const pages = await get(origin, token, `/excel/${code}?${asked}`);
  if (!pages.ok) throw new Error(await pages.text());
  await pages.arrayBuffer();
  const seconds = (performance.now() - begun) / 1_000;
  await rpc(origin, token, 'table.del', { object: 'template', data: [{ id: form?.id }] });
  return seconds;
};

const row = (name: string, seconds: number, wanted = WANTED_S): Row => ({
  name,
  value: `${seconds.toFixed(2)} s`,
  wanted: `< ${wanted} s`,
  holds: seconds < wanted,
});
