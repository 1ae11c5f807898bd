import type { Client } from 'pg';
import { connect } from '../../server/db/connect.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { type Figures, load } from './load.ts';
import type { Row } from './row.ts';

const PEOPLE = 10_000;
const ROUNDS = 3;
const LIST_S = 5;
const PREVIEW_S = 10;
const WRITTEN_S = 30;
const SLOWER = 1.5;

/** A file of ten thousand people: looked at, written, and a list of another reader meanwhile. */
export const benchPeople = async (url: string): Promise<Row[]> => {
  const database = await connect(url);
  await forget(database);
  const portal = await startPortal({ databaseUrl: url, env: { ROLE: 'web' } });
  try {
    const token = await signIn(portal.origin, 'big-hr', 'Portal#1', 'big');
    const send = (mode: string, seen = ''): Promise<string> => {
      const body = new FormData();
      body.set('mode', mode);
      if (seen) body.set('seen', seen);
      if (mode !== 'preview') body.set('invite', 'now');
      body.set('file', new Blob([people()]), 'people.csv');
      const headers = { authorization: `Bearer ${token}` };
      return fetch(`${portal.origin}/api/users/import`, { method: 'POST', body, headers }).then((answer) =>
        answer.text(),
      );
    };
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await oneRound(portal.origin, token, send));
      await forget(database);
    }
    const middle = (of: (round: Round) => number): Round => {
      const found = rounds.toSorted((a, b) => of(a) - of(b))[Math.floor(ROUNDS / 2)];
      if (!found) throw new Error('no round was measured');
      return found;
    };
    const slower = (round: Round): number => round.busy.p95 / round.quiet.p95;
    const usual = middle(slower);
    return [
      row(`a file of ${PEOPLE} people looked at`, middle(({ preview }) => preview).preview, PREVIEW_S),
      row(
        'the same written, while somebody reads lists',
        middle(({ written }) => written).written,
        WRITTEN_S,
      ),
      {
        name: 'their list while it is written, p95 over that of quiet',
        value: `${slower(usual).toFixed(2)} (${usual.busy.p95.toFixed(1)} ms over ${usual.quiet.p95.toFixed(1)} ms; median ${usual.busy.p50.toFixed(1)} over ${usual.quiet.p50.toFixed(1)})`,
        wanted: `<= ${SLOWER}`,
        holds: slower(usual) <= SLOWER,
      },
    ];
  } finally {
    await portal.stop();
    await forget(database);
    await database.end();
  }
};

interface Round {
  readonly quiet: Figures;
  readonly busy: Figures;
  readonly preview: number;
  readonly written: number;
}

const oneRound = async (
  origin: string,
  token: string,
  send: (mode: string, seen?: string) => Promise<string>,
): Promise<Round> => {
  const quiet = await lists(origin, token, LIST_S);
  const preview = await timed(() => send('preview'), '"outcome":"add"');
  const { seen } = (JSON.parse(preview.said) as { result: { seen: string } }).result;
  let done = false;
  const writing = timed(() => send('all', seen), '"written":true').finally(() => {
    done = true;
  });
  const busy = await lists(origin, token, WRITTEN_S * 4, () => done);
  return { quiet, busy, preview: preview.seconds, written: (await writing).seconds };
};

const row = (name: string, seconds: number, wanted: number): Row => ({
  name,
  value: `${seconds.toFixed(1)} s (${(seconds / wanted).toFixed(2)} of what it may take)`,
  wanted: `< ${wanted} s`,
  holds: seconds < wanted,
});

const timed = async (work: () => Promise<string>, says: string) => {
  const begun = performance.now();
  const said = await work();
  if (!said.includes(says)) throw new Error(`the file was refused: ${said.slice(-500)}`);
  return { said, seconds: (performance.now() - begun) / 1_000 };
};

const lists = async (
  origin: string,
  token: string,
  seconds: number,
  isOver = (): boolean => false,
): Promise<Figures> => {
  const asked = new URLSearchParams({ object: 'vacation', rowsPerPage: '25' });
  const shot = {
    method: 'GET' as const,
    url: `${origin}/api/view?${asked}`,
    headers: { authorization: `Bearer ${token}` },
  };
  const figures = await load((index) => (index > WARM_UP && isOver() ? undefined : shot), {
    connections: 1,
    seconds,
    warmUp: WARM_UP,
    check: (body) => body.includes('"data":[{'),
  });
  if (figures.failed > 0) throw new Error(`a list was refused: ${figures.refusal}`);
  return figures;
};
const WARM_UP = 30;

const DOMAIN = 'file.bench';

/** The first person has no manager; each manager has ten reports. */
const people = (): string =>
  [
    'email;name;number;hire_date;position;department;manager;phone',
    ...Array.from({ length: PEOPLE }, (_, index) => {
      const manager = index === 0 ? '' : `p${Math.floor((index - 1) / 10)}@${DOMAIN}`;
      return `p${index}@${DOMAIN};Файлова Инна ${index};Ф-${index};02.03.2026;Специалист;Отдел ${index % 50};${manager};+7 900 000 00 00`;
    }),
  ].join('\r\n');

/** Removes what a run wrote, except the audit. */
const forget = async (database: Client): Promise<void> => {
  const theirs = `(select "id" from "employee" where "email" like '%@${DOMAIN}')`;
  await database.query(`
    delete from "outbox" where "kind" = 'mail' and ("payload" ->> 'user_id')::bigint in (select "id" from "app_user" where "email" like '%@${DOMAIN}');
    delete from "subordination" where "employee_id" in ${theirs};
    delete from "user_role" where "user_id" in (select "id" from "app_user" where "email" like '%@${DOMAIN}');
    delete from "app_user" where "email" like '%@${DOMAIN}';
    delete from "employee" where "email" like '%@${DOMAIN}'`);
  await database.query(
    'vacuum (analyze) "employee", "app_user", "user_role", "subordination", "outbox", "audit"',
  );
};
