import { connect } from '../../server/db/connect.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import type { Row } from './row.ts';

const ROWS = 10_000;
const WRITTEN_S = 60;
/** Years that nothing else measured has. */
const FIRST_YEAR = 2060;

/** A file of ten thousand limits of leave, looked at and written in one transaction. */
export const benchDictionaryFile = async (url: string): Promise<Row[]> => {
  const database = await connect(url);
  const forget = () => database.query('delete from "vacation_limit" where "period" >= $1', [FIRST_YEAR]);
  const portal = await startPortal({ databaseUrl: url, env: { ROLE: 'web' } });
  try {
    await forget();
    const { rows: people } = await database.query<{ number: string }>(
      `select e."number" from "employee" e join "organization" o on o."id" = e."organization_id"
         join "client" c on c."id" = o."client_id"
       where c."code" = 'big' and not exists (select 1 from "app_user" u where u."employee_id" = e."id" and u."login" = 'big-hr')
       order by e."id" limit ${ROWS}`,
    );
    const lines = Array.from({ length: ROWS }, (_, index) => {
      const year = FIRST_YEAR + Math.floor(index / people.length);
      return `${people[index % people.length]?.number};${year};${year}-01-01;28;28;2020-01-01`;
    });
    const file = ['employee_id;period;on_date;norma;days_limit;employee_start_date', ...lines].join('\r\n');
    const token = await signIn(portal.origin, 'big-hr', 'Portal#1', 'big');
    const sent = async (mode: string): Promise<number> => {
      const body = new FormData();
      body.set('mode', mode);
      body.set('file', new Blob([file]), 'limits.csv');
      const begun = performance.now();
      const answer = await fetch(`${portal.origin}/api/dictionaries/vacationlimits/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
      const text = await answer.text();
      if (!text.includes(`"added":${ROWS},`)) throw new Error(text.slice(0, 500));
      return (performance.now() - begun) / 1_000;
    };
    const [looked, written] = [await sent('preview'), await sent('write')];
    return [row(`a file of ${ROWS} limits of leave looked at`, looked), row('the same written', written)];
  } finally {
    await forget();
    await portal.stop();
    await database.end();
  }
};

const row = (name: string, seconds: number): Row => ({
  name,
  value: `${seconds.toFixed(1)} s, ${Math.round(ROWS / seconds)} rows a second`,
  wanted: `< ${WRITTEN_S} s`,
  holds: seconds < WRITTEN_S,
});
