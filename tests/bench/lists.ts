import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { connect } from '../../server/db/connect.ts';
import '../../server/object-rules.ts';
import { listQuery } from '../../server/objects/list-query.ts';
import { compileList } from '../../server/objects/list-statement.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { type Figures, load } from './load.ts';
import type { Row } from './row.ts';

const LIST = {
  object: 'vacation',
  filter: "status_id <> 'declined' and start_date >= '2020-01-01'",
  orderBy: 'start_date',
  sort: 'desc',
  rowsPerPage: 50,
  select:
    'id,number,document_type_name,document_type_name_eng,start_date,end_date,days,status_id,status_name,status_name_eng,employee_name,employee_name_eng,manager_name,manager_name_eng,comments,create_date,updated_at',
} as const;

const CONNECTIONS = 8;
const SECONDS = 3;
/** Many short rounds, side by side: a machine that is shared runs faster and slower from minute to minute. */
const ROUNDS = 9;

/** Lists over HTTP beside a bare handler of the same SQL, and their growth from the small company to the large one. */
export const benchLists = async (large: string, small: string): Promise<Row[]> => {
  const [person, colleague] = [await employeeOf(large), await employeeOf(small)];
  // Jobs have a process of their own, as in the line of moves.
  const env = { ROLE: 'web' };
  const portal = await startPortal({ databaseUrl: large, env });
  const bare = await startBare(large, ownListSql(person));
  const before = await startPortal({ databaseUrl: small, env });
  try {
    const token = await signIn(portal.origin, 'big-employee', 'Portal#1', 'big');
    const hr = await signIn(portal.origin, 'big-hr', 'Portal#1', 'big');
    const smallToken = await signIn(before.origin, 'big-employee', 'Portal#1', 'big');
    const view = (origin: string, bearer: string, whose: Actor) => {
      const params = Object.entries(ownListOf(whose)).map(([name, value]) => [name, String(value)]);
      const url = `${origin}/api/view?${new URLSearchParams(params)}`;
      return () => ({ method: 'GET' as const, url, headers: { authorization: `Bearer ${bearer}` } });
    };
    const ours: Figures[] = [];
    const theirs: Figures[] = [];
    const check = (body: string) => body.includes('"data":[{');
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(
        await load(view(portal.origin, token, person), {
          connections: CONNECTIONS,
          seconds: SECONDS,
          warmUp: 50,
          check,
        }),
      );
      theirs.push(
        await load(() => ({ method: 'GET', url: bare.origin, headers: {} }), {
          connections: CONNECTIONS,
          seconds: SECONDS,
          warmUp: 50,
          check,
        }),
      );
    }
    const rounds = ours
      .map((each, round) => ({ mine: each.perSecond, yardstick: theirs[round]?.perSecond ?? 1 }))
      .sort((a, b) => a.mine / a.yardstick - b.mine / b.yardstick);
    const { mine, yardstick } = rounds[Math.floor(ROUNDS / 2)] ?? { mine: 0, yardstick: 1 };
    const calm = { connections: 2, seconds: SECONDS, warmUp: 100, check };
    const calmRounds: { little: Figures; big: Figures }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      calmRounds.push({
        little: await load(view(before.origin, smallToken, colleague), calm),
        big: await load(view(portal.origin, token, person), calm),
      });
    calmRounds.sort((a, b) => a.big.p95 / a.little.p95 - b.big.p95 / b.little.p95);
    const { little, big } = calmRounds[Math.floor(ROUNDS / 2)] as (typeof calmRounds)[number];
    const hrQuery = new URLSearchParams({
      object: 'vacation',
      orderBy: 'id',
      sort: 'desc',
      rowsPerPage: '50',
      select: LIST.select,
    });
    const organization = await load(
      () => ({
        method: 'GET',
        url: `${portal.origin}/api/view?${hrQuery}`,
        headers: { authorization: `Bearer ${hr}` },
      }),
      calm,
    );
    const failed = [
      ...ours,
      ...theirs,
      ...calmRounds.flatMap((each) => [each.little, each.big]),
      organization,
    ].reduce((sum, each) => sum + each.failed, 0);
    if (failed > 0) throw new Error(`${failed} answers were not lists`);
    const ratio = mine / yardstick;
    const growth = big.p95 / little.p95;
    return [
      {
        name: 'own list, 50 rows, over a bare handler',
        value: `${ratio.toFixed(2)} (${mine.toFixed(0)}/s over ${yardstick.toFixed(0)}/s)`,
        wanted: '>= 0.6',
        holds: ratio >= 0.6,
      },
      {
        name: 'own list, p95 of the large company over the small one',
        value: `${growth.toFixed(2)} (${big.p95.toFixed(1)} ms over ${little.p95.toFixed(1)} ms)`,
        wanted: '<= 1.3',
        holds: growth <= 1.3,
      },
      {
        name: "hr's list of the whole organization, first page, p95",
        value: `${organization.p95.toFixed(1)} ms`,
        wanted: '< 30 ms',
        holds: organization.p95 < 30,
      },
    ];
  } finally {
    bare.stop();
    await portal.stop();
    await before.stop();
  }
};

/** `big-employee` as `authenticate` answers them. */
export const employeeOf = async (url: string): Promise<Actor> => {
  const client = await connect(url);
  const { rows } = await client.query<Omit<Actor, 'roles'> & { roles: Actor['roles'] }>(
    `select u."id" as user_id, u."login", u."employee_id", u."employee_id" as real_employee_id, e."organization_id", u."client_id",
       (select array_agg(r."role") from "user_role" r where r."user_id" = u."id") as roles
     from "app_user" u join "employee" e on e."id" = u."employee_id" where u."login" = 'big-employee'`,
  );
  await client.end();
  const [row] = rows;
  if (!row) throw new Error('no large company');
  return {
    ...row,
    session_id: 0,
    client_code: 'big',
    grant_id: null,
    manager_ids: [],
    assisted_ids: [],
    roles: ['user', ...row.roles],
    locale: 'ru',
  };
};

/** The list of one's own documents. */
const ownListOf = (person: Actor) => ({
  ...LIST,
  filter: `${LIST.filter} and employee_id = ${person.employee_id}`,
});

/** The statement the portal itself runs for that list. */
const ownListSql = (person: Actor): Statement => {
  const { object, ...input } = ownListOf(person);
  return listSql(person, object, input);
};

interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

/** The statement the portal runs for a reader's list of a family. */
export const listSql = (
  person: Actor,
  object_id: string,
  input: Parameters<typeof listQuery>[2],
): Statement => {
  const family = familyOf(object_id);
  if (!family) throw new Error(`no documents of ${object_id}`);
  const compiled = compileList(listQuery(family.object, person, input));
  if (!compiled.ok) throw new Error(compiled.error.reason);
  return compiled.value;
};

/** A bare handler of a statement, in a process of its own. */
export const startBare = async (url: string, statement: Statement) => {
  const file = join(mkdtempSync(join(tmpdir(), 'eg-bench-')), 'list.json');
  writeFileSync(file, JSON.stringify(statement));
  const child = spawn(process.execPath, [new URL('./bare.ts', import.meta.url).pathname, url, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  return { origin: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
};
