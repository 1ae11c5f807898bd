import { runProgram } from '../../bin/program.ts';
import { connect } from '../../server/db/connect.ts';
import { startPortal } from '../support/portal.ts';
import type { Row } from './row.ts';

const PEOPLE = 10_000;
const WANTED_S = 120;
/** Directories send a few calls at a time. */
const CONNECTIONS = 4;
const DOMAIN = 'directory.bench';
const SCHEMAS = {
  user: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  patch: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
};

/** A directory makes ten thousand people by single calls, then changes each of them. */
export const benchDirectory = async (url: string): Promise<Row[]> => {
  const database = await connect(url);
  const forget = () =>
    database.query(`
      delete from "outbox" where "kind" = 'mail' and ("payload" ->> 'user_id')::bigint in (select "id" from "app_user" where "email" like '%@${DOMAIN}');
      delete from "user_role" where "user_id" in (select "id" from "app_user" where "email" like '%@${DOMAIN}');
      delete from "app_user" where "email" like '%@${DOMAIN}';
      delete from "employee" where "email" like '%@${DOMAIN}'`);
  await forget();
  const { rows } = await database.query<{ code: string }>(
    `select o."code" from "organization" o join "client" c on c."id" = o."client_id" where c."code" = 'big' order by o."id" limit 1`,
  );
  const { output } = await runProgram('bin/scim-token.ts', ['big', rows[0]?.code ?? ''], {
    env: { DATABASE_URL: url },
  });
  const token = output.trim().split('\n').at(-1) ?? '';
  const portal = await startPortal({ databaseUrl: url, env: { ROLE: 'web' } });
  const call = async (method: string, path: string, body: object): Promise<string> => {
    const answer = await fetch(`${portal.origin}/api/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { id: string }).id;
  };
  try {
    const ids: string[] = [];
    const made = await timed(async (index) => {
      ids[index] = await call('POST', '/Users', personOf(index));
    });
    const changed = await timed((index) => call('PATCH', `/Users/${ids[index]}`, changeOf(index)));
    const seconds = made + changed;
    return [
      {
        name: `${PEOPLE} people made and changed by single calls of a directory`,
        value: `${made.toFixed(1)} s and ${changed.toFixed(1)} s, ${Math.round((2 * PEOPLE) / seconds)} calls a second`,
        wanted: `< ${WANTED_S} s together`,
        holds: seconds < WANTED_S,
      },
    ];
  } finally {
    await portal.stop();
    await forget();
    await database.query('vacuum (analyze) "employee", "app_user", "user_role", "outbox", "audit"');
    await database.end();
  }
};

const personOf = (index: number) => ({
  schemas: SCHEMAS.user,
  userName: `directory${index}`,
  externalId: `directory-${index}`,
  name: { familyName: `Каталогова${index}`, givenName: 'Инна' },
  emails: [{ value: `d${index}@${DOMAIN}`, type: 'work', primary: true }],
  active: true,
});

const changeOf = (index: number) => ({
  schemas: SCHEMAS.patch,
  Operations: [
    { op: 'replace', path: 'name.givenName', value: 'Анна' },
    {
      op: 'replace',
      path: 'phoneNumbers[type eq "work"].value',
      value: `+7 900 ${String(index).padStart(7, '0')}`,
    },
    { op: 'replace', path: 'active', value: index % 2 === 0 },
  ],
});

/** Seconds until `work` is done with all people. */
const timed = async (work: (index: number) => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < PEOPLE) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return (performance.now() - begun) / 1_000;
};
