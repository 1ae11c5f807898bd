import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heldBy } from '../../lib/documents/counting.ts';
import { vacation } from '../../lib/documents/families/vacation/index.ts';
import { connect } from '../../server/db/connect.ts';
import { GRANTED_YEARS } from '../../server/families/vacation/balances.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { load } from './load.ts';
import type { Row } from './row.ts';

/** Enough that a commit waiting for its disk leaves no processor idle, on either side. */
const CONNECTIONS = 16;
const SECONDS = 5;
const SETS = 7;
const MOST = 36_000;

/**
 * Moves over HTTP (the whole hr office agrees what was sent: of one person a few calls run at once, of several more)
 * beside pgbench running the same statements in one transaction.
 */
export const benchMoves = async (url: string): Promise<Row[]> => {
  const client = await connect(url);
  const { rows: pools } = await client.query<{ id: string; status_id: string; next_status_id: string }>(
    `select w."id", w."status_id", w."next_status_id" from "workflow" w join "client" c on c."id" = w."client_id"
     where c."code" = 'big' and w."object_id" = 'vacation' and w."business_role" = 'hr' and not w."reject"
       and (w."status_id", w."next_status_id") in (('prepared', 'agreed'), ('agreed', 'approved'), ('approved', 'processed'))
     order by (select count(*) from (select 1 from "document" d where d."client_id" = c."id" and d."object_id" = 'vacation'
               and d."status_id" = w."status_id" limit ${MOST}) n) desc limit 1`,
  );
  const pool = pools[0];
  if (!pool) throw new Error('no large company');
  const { rows: waiting } = await client.query<{ id: string }>(
    `select d."id" from "document" d join "client" c on c."id" = d."client_id"
     where c."code" = 'big' and d."object_id" = 'vacation' and d."status_id" = $2
       and not exists (select 1 from "app_user" u join "user_role" r on r."user_id" = u."id" and r."role" = 'hr'
         where u."employee_id" = d."employee_id")
     order by d."id" limit $1`,
    [MOST, pool.status_id],
  );
  const { rows: officers } = await client.query<{ login: string }>(
    `select u."login" from "app_user" u join "client" c on c."id" = u."client_id" and c."code" = 'big'
     join "user_role" r on r."user_id" = u."id" and r."role" = 'hr' order by u."id"`,
  );
  await client.end();
  const ids = waiting.map((row) => Number(row.id));
  const step = { id: Number(pool.id), from: pool.status_id, to: pool.next_status_id };
  const perSet = Math.floor(ids.length / SETS);
  if (perSet < 500) throw new Error(`only ${ids.length} documents wait: seed the bench's database anew`);
  const portal = await startPortal({ databaseUrl: url, env: { ROLE: 'web' } });
  const ratios: { ours: number; theirs: number }[] = [];
  try {
    const tokens = await Promise.all(
      officers.map(({ login }) => signIn(portal.origin, login, 'Portal#1', 'big')),
    );
    for (let set = 0; set < SETS; set += 1) {
      const mine = ids.slice(set * perSet, set * perSet + perSet / 2);
      const others = ids.slice(set * perSet + perSet / 2, (set + 1) * perSet);
      const ours = await load(
        (index) => {
          const id = mine[index];
          const token = tokens[index % tokens.length] ?? '';
          return id === undefined ? undefined : move(portal.origin, token, id, step);
        },
        {
          connections: CONNECTIONS,
          seconds: SECONDS,
          warmUp: 20,
          check: (body) => body.includes('"result"'),
        },
      );
      if (ours.failed > 0)
        throw new Error(`${ours.failed} moves were refused, the first with ${ours.refusal}`);
      ratios.push({ ours: ours.perSecond, theirs: pgbench(url, others, step) });
    }
  } finally {
    await portal.stop();
  }
  ratios.sort((a, b) => a.ours / a.theirs - b.ours / b.theirs);
  const { ours, theirs } = ratios[Math.floor(SETS / 2)] ?? { ours: 0, theirs: 1 };
  const ratio = ours / theirs;
  return [
    {
      name: 'moves of documents, over pgbench with the same statements',
      value: `${ratio.toFixed(2)} (${ours.toFixed(0)}/s over ${theirs.toFixed(0)}/s)`,
      wanted: '>= 0.5',
      holds: ratio >= 0.5,
    },
  ];
};

interface Leg {
  id: number;
  from: string;
  to: string;
}

const move = (origin: string, token: string, id: number, step: Leg) => ({
  method: 'POST' as const,
  url: `${origin}/api/rpc`,
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': `bench-${id}-${Date.now()}`,
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'table.add',
    params: {
      object: 'document_status',
      data: [{ object_id: 'vacation', registrator_id: id, workflow_id: step.id, status_id: step.to }],
    },
  }),
});

/** The statements of one move, with the values the portal would send, in the scripting of pgbench. */
const pgbench = (url: string, ids: number[], step: Leg): number => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-pgbench-'));
  const script = join(folder, 'move.sql');
  const [low, high] = [Math.min(...ids), Math.max(...ids)];
  const moving = { status_id: step.from, next_status_id: step.to, reject: false };
  const isCounted = heldBy(vacation, moving).balance;
  writeFileSync(
    script,
    MOVE_SCRIPT.replaceAll('{counted}', () => (isCounted ? COUNTED : ''))
      .replaceAll('{step}', String(step.id))
      .replaceAll('{from}', step.from)
      .replaceAll('{to}', step.to)
      .replaceAll('{low}', String(low))
      .replaceAll('{high}', String(high)),
  );
  const run = spawnSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '2', '-T', String(SECONDS), '-f', script, url],
    { encoding: 'utf8' },
  );
  const tps = /tps = ([\d.]+)/.exec(run.stdout ?? '')?.[1];
  if (!tps)
    throw new Error(
      `pgbench is needed for this line (Debian: postgresql-contrib). ${run.stderr ?? run.error?.message ?? ''}`,
    );
  return Number(tps);
};

/** Values of the length the portal's own have, on the channel it listens to; a colon before a word would be a variable of pgbench. */
const SIGNAL = `{"id": 1000000,"object_id":"vacation","employee_id": 1000000,"manager_id": 1000000,"organization_id": 1,"status_id":"{to}"}`;
const ANSWER = `{"data":[{"id": 1000000,"object_id":"vacation","registrator_id": 1000000,"seq": 4,"from_status_id":"{from}","status_id":"{to}","workflow_id": {step},"business_role":"hr","reject":"0","indicators":"","organization_id": 1,"user_id": 1000000,"employee_id": 1000000,"behalf_employee_id": null,"grant_id": null,"comments":"","create_date":"2026-11-21T10-00-00.000Z"}]}`;
const DETAIL = `{"seq": 4,"from":"{from}","to":"{to}","workflow_id": {step},"business_role":"hr","comments":""}`;
const INTENTION = `{"kind":"document_moved","registrator_id": 1000000,"object_id":"vacation","seq": 4}`;
const HASH = '0'.repeat(64);

/** What a move that comes to take from a limit asks besides, under the lock of the person: the type, the balance. */
const COUNTED = `select "object_id", "organization_id", "disabled", "code", "detail" from "document_type" where "id" = (select "document_type_id" from "document" where "id" = :doc) and "client_id" = :client;
select 1 from "employee" where "id" = :employee for no key update;
${GRANTED_YEARS.replace(/\s+/g, ' ').replace(/\$(\d)/g, (_, at) => [':employee', ':year', ':year', ':start', 'array[:doc]', ':type'][at - 1] ?? '')};
`;

/** One random sent document, then the portal's statements of a move: session, key, lock, read, situation, write. */
const MOVE_SCRIPT = `\\set pick random({low}, {high})
\\set key random(1, 1000000000000)
select d."id" as doc, d."version" as version, d."employee_id" as employee, d."document_type_id" as type, d."start_date" as start, extract(year from d."start_date")::int as year from "document" d where d."id" >= :pick and d."object_id" = 'vacation' order by d."id" limit 1 \\gset
select u."id" as user_id, s."id" as session_id, u."login", u."client_id" as client, c."code", u."employee_id" as actor_employee, e."organization_id" as organization, (select array_agg(r."role") from "user_role" r where r."user_id" = u."id" and r."organization_id" = e."organization_id") as roles, (select array_agg(m."manager_id") from "subordination" m where m."employee_id" = u."employee_id" and m."type" = 'direct' and not m."disabled") as managers from "auth_session" s join "app_user" u on u."id" = s."user_id" join "client" c on c."id" = u."client_id" left join "employee" e on e."id" = u."employee_id" where s."id" = (select max("session_id") from "auth_token") \\gset
begin;
insert into "idempotency" ("user_id", "key", "request_hash") values (:user_id, 'pgbench-' || :key, 'x') on conflict do nothing;
select 1 from "document" where "id" = :doc for update;
select b0.*, b1.*, t."code", t."detail", (select count(*)::int from "file" f where f."registrator_id" = b0."id" and not f."deleted" and not f."server_made") from "document" b0 join "vacation" b1 on b1."id" = b0."id" left join "document_type" t on t."id" = b0."document_type_id" where b0."object_id" = 'vacation' and b0."id" = :doc and (b0."employee_id" = :actor_employee or b0."organization_id" = :organization);
select clock_timestamp() as moment, nextval(pg_get_serial_sequence('document_status', 'id')) as history, (select row_to_json(w) from (select * from "workflow" where "id" = {step} and "client_id" = :client) w) as step, (select "rules_version" from "client" where "id" = :client), (select row_to_json(a) from (select "seq", "hash" from "audit" where "stream" = 'document:' || :doc order by "seq" desc limit 1) a) \\gset
{counted}with history as (insert into "document_status" ("id", "object_id", "registrator_id", "seq", "from_status_id", "status_id", "workflow_id", "business_role", "organization_id", "user_id", "employee_id") select :history, 'vacation', :doc, coalesce(max("seq"), 0) + 1, '{from}', '{to}', {step}, 'hr', :organization, :user_id, :actor_employee from "document_status" where "registrator_id" = :doc), cache as (update "document" set "status_id" = '{to}', "workflow_id" = {step}, "version" = "version" + 1, "status_date" = now(), "updated_at" = now() where "id" = :doc), intention as (insert into "outbox" ("client_id", "kind", "payload", "done_at") values (:client, 'bench', '${INTENTION}'::json, now())), trail as (insert into "audit" ("client_id", "stream", "seq", "moment", "user_id", "action", "object_id", "record_id", "detail", "prev_hash", "hash") select :client, 'bench:' || :doc, coalesce(max("seq"), 0) + 1, now(), :user_id, 'move', 'vacation', :doc, '${DETAIL}', '${HASH}', '${HASH}' from "audit" where "stream" = 'bench:' || :doc) select pg_notify('portal_changed', '${SIGNAL}');
update "idempotency" set "answer" = '${ANSWER}' where "user_id" = :user_id and "key" = 'pgbench-' || :key;
commit;
`;
