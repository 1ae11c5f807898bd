import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../server/db/tx.ts';
import type { startBoss } from '../../server/jobs/boss.ts';
import type { prepareQueue } from '../../server/jobs/prepare-queue.ts';
import type { relay } from '../../server/jobs/relay.ts';
import type { startJobs } from '../../server/jobs/start.ts';
import type { emitSignal } from '../../server/notifications/signals.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';

const KINDS = ['document_moved', 'files_removed'];

const own = shared(ownProcess);
let db: Db;
let server: {
  startBoss: typeof startBoss;
  relay: typeof relay;
  startJobs: typeof startJobs;
  prepareQueue: typeof prepareQueue;
  emitSignal: typeof emitSignal;
};
let jobs: Awaited<ReturnType<typeof startJobs>> | undefined;

/** A document with people around it, all of one organization. */
let paper: {
  id: number;
  owner: number;
  managers: number[];
  client_id: number;
  organization_id: number;
  other: number;
};

beforeAll(async () => {
  const [tx, boss, queue, relaying, start, signals] = await Promise.all([
    import('../../server/db/tx.ts'),
    import('../../server/jobs/boss.ts'),
    import('../../server/jobs/prepare-queue.ts'),
    import('../../server/jobs/relay.ts'),
    import('../../server/jobs/start.ts'),
    import('../../server/notifications/signals.ts'),
  ]);
  db = tx.db;
  server = { ...boss, ...queue, ...relaying, ...start, ...signals };
  const [row] = await db.rows<{
    id: number;
    owner: number;
    client_id: number;
    organization_id: number;
    managers: number[];
    other: number;
  }>(
    `select d."id", d."employee_id" as owner, d."client_id", d."organization_id",
       (select json_agg(s."manager_id") from "subordination" s where s."employee_id" = d."employee_id" and s."type" = 'direct' and not s."disabled") as managers,
       (select e."id" from "employee" e where e."organization_id" = d."organization_id" and e."id" <> d."employee_id" and "acts_as_manager"(e."id")
          and not exists (select 1 from "subordination" s where s."employee_id" = d."employee_id" and s."manager_id" = e."id") limit 1) as other
     from "document" d join "app_user" u on u."employee_id" = d."employee_id" and u."login" = 'employee' limit 1`,
  );
  if (!row) throw new Error('the demo company has no document');
  paper = row;
});

beforeEach(async () => {
  await db.rows('delete from "message"');
  await db.rows('delete from "outbox"');
  await db.rows('drop schema if exists pgboss cascade');
  await server.prepareQueue(own.database.url);
});

afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});

/** A move as `transition` leaves it behind; answers the id of its intention. */
const moved = async (status_id: string, actor: number | null, comments = ''): Promise<number> => {
  const [row] = await db.rows<{ id: number }>(
    `with last as (select coalesce(max("seq"), 0) + 1 as seq from "document_status" where "registrator_id" = $1),
       history as (
         insert into "document_status" ("object_id", "registrator_id", "seq", "from_status_id", "status_id", "workflow_id", "business_role", "organization_id", "user_id", "employee_id", "comments")
         select 'vacation', $1, last.seq, '', $2, 0, 'hr', $3, 1, $4, $5 from last returning "seq")
     insert into "outbox" ("client_id", "kind", "payload")
     select $6, 'document_moved', json_build_object('kind', 'document_moved', 'registrator_id', $1::bigint, 'object_id', 'vacation', 'seq', history."seq") from history
     returning "id"`,
    [paper.id, status_id, paper.organization_id, actor, comments, paper.client_id],
  );
  wake();
  return row?.id ?? 0;
};

/** Wakes the outbox as a notification of the database would. */
const wake = () => server.emitSignal({ kind: 'missed' });

const told = async (outbox_id: number): Promise<string[]> => {
  const rows = await db.rows<{ recipient_id: string }>(
    'select "recipient_id" from "message" where "outbox_id" = $1 order by 1',
    [outbox_id],
  );
  return rows.map((row) => row.recipient_id);
};

const done = (...ids: number[]) =>
  vi.waitFor(
    async () => {
      const rows = await db.rows(
        'select 1 from "outbox" where "id" = any($1::bigint[]) and "done_at" is not null',
        [ids],
      );
      expect(rows).toHaveLength(ids.length);
    },
    { timeout: 60_000, interval: 20 },
  );

const people = (...ids: (number | string)[]) => ids.map(String).sort();

describe('a message of a move goes', () => {
  test('to the owner when somebody else moved the document', async () => {
    jobs = await server.startJobs();
    const ids = [await moved('approved', paper.other), await moved('approved', paper.owner)];
    await done(...ids);
    expect(await told(ids[0] ?? 0)).toEqual(people(paper.owner));
    expect(await told(ids[1] ?? 0)).toEqual([]);
  });

  test('of a document that was sent to the direct managers, except the one who sent it', async () => {
    jobs = await server.startJobs();
    const [manager = 0] = paper.managers;
    const ids = [await moved('prepared', paper.owner), await moved('prepared', manager)];
    await done(...ids);
    expect(await told(ids[0] ?? 0)).toEqual(people(...paper.managers));
    expect(await told(ids[1] ?? 0)).toEqual(people(paper.owner));
  });

  test('of an agreed or confirmed one also to the mailbox of hr', async () => {
    jobs = await server.startJobs();
    const ids = [await moved('agreed', paper.other), await moved('confirmed', paper.owner)];
    await done(...ids);
    expect(await told(ids[0] ?? 0)).toEqual(people(paper.owner, 'hr'));
    expect(await told(ids[1] ?? 0)).toEqual(['hr']);
  });

  test('of a sent one to hr where no manager has a step', async () => {
    jobs = await server.startJobs();
    await db.rows(
      `update "workflow" set "disabled" = true where "object_id" = 'vacation' and "business_role" = 'manager' and "status_id" = 'prepared'`,
    );
    const id = await moved('prepared', paper.owner);
    await done(id);
    expect(await told(id)).toEqual(people(...paper.managers, 'hr'));
    await db.rows(
      `update "workflow" set "disabled" = false where "object_id" = 'vacation' and "business_role" = 'manager' and "status_id" = 'prepared'`,
    );
  });

  test('also to the manager of the manager where a step of the second level leads on, in words of their own', async () => {
    jobs = await server.startJobs();
    const [step] = await db.rows<{ id: number }>(
      `insert into "workflow" ("client_id", "object_id", "business_role", "status_id", "next_status_id", "detail")
       values ($1, 'vacation', 'manager', 'confirmed', 'approved', '{"second_level":"1"}') returning "id"`,
      [paper.client_id],
    );
    const [above] = await db.rows<{ id: number }>(
      `insert into "subordination" ("employee_id", "manager_id") select d."manager_id", $2 from "document" d where d."id" = $1
       on conflict do nothing returning "id"`,
      [paper.id, paper.other],
    );
    try {
      const ids = [await moved('confirmed', paper.managers[0] ?? 0), await moved('confirmed', paper.other)];
      await done(...ids);
      expect(await told(ids[0] ?? 0)).toEqual(expect.arrayContaining(people(paper.owner, paper.other, 'hr')));
      expect(await told(ids[1] ?? 0)).not.toContain(String(paper.other));
      const [message] = await db.rows<{ text: string; text_eng: string }>(
        'select "text", "text_eng" from "message" where "outbox_id" = $1 and "recipient_id" = $2',
        [ids[0], String(paper.other)],
      );
      expect(message?.text).toContain('ждёт вашего согласования');
      expect(message?.text_eng).toContain('needs your endorsement');
      await db.rows('update "workflow" set "disabled" = true where "id" = $1', [step?.id]);
      const after = await moved('confirmed', paper.managers[0] ?? 0);
      await done(after);
      expect(await told(after)).toEqual(people(paper.owner, 'hr'));
    } finally {
      await db.rows('delete from "subordination" where "id" = $1', [above?.id]);
      await db.rows('delete from "workflow" where "id" = $1', [step?.id]);
    }
  });

  test('nowhere when the document was deleted meanwhile', async () => {
    jobs = await server.startJobs();
    const [intention] = await db.rows<{ id: number }>(
      `insert into "outbox" ("client_id", "kind", "payload") values (1, 'document_moved', '{"registrator_id": 987654321, "seq": 1, "object_id": "vacation"}') returning "id"`,
    );
    wake();
    await done(intention?.id ?? 0);
    expect(await db.rows('select 1 from "message"')).toEqual([]);
  });
});

test('what was told of a document is found by an index, however many messages there are', async () => {
  const { inTransaction } = await import('../../server/db/tx.ts');
  const plan = await inTransaction(async (tx) => {
    await tx.rows('set local enable_seqscan = off');
    return tx.rows<Record<string, string>>(`explain select 1 from "message" where "registrator_id" = 1`);
  });
  expect(plan.flatMap((row) => Object.values(row)).join('\n')).toContain(
    'message_registrator_id_recipient_id_idx',
  );
});

describe('its words', () => {
  test('are printed in both languages, with number, person and comment', async () => {
    jobs = await server.startJobs();
    const id = await moved('declined', paper.other, 'Даты заняты {number}');
    await done(id);
    const [message] = await db.rows<Record<string, unknown>>(
      'select * from "message" where "outbox_id" = $1',
      [id],
    );
    expect(message).toMatchObject({
      code: 'moved',
      route: `/uvacation/${paper.id}`,
      object_id: 'vacation',
      organization_id: paper.organization_id,
    });
    expect(message?.text).toMatch(
      /^Ваш отпуск \d\d\.\d\d( – \d\d\.\d\d)? отклонён · \S+\s\S\.\s\S\. · «Даты заняты \{number\}» · ОТ-\d+$/u,
    );
    expect(message?.text_eng).toMatch(
      /^Your vacation \d+( [A-Z][a-z]{2})?( ?– ?\d+ [A-Z][a-z]{2})? was declined · [A-Z][a-z]+(\s[A-Z]\.)+ · “Даты заняты \{number\}” · ОТ-\d+$/u,
    );
    expect(message?.values).toMatchObject({
      status_id: 'declined',
      comments: 'Даты заняты {number}',
      actor_name: expect.any(String),
    });
  });

  test('tell a manager whose vacation waits, and for which days', async () => {
    jobs = await server.startJobs();
    const id = await moved('prepared', paper.owner);
    await done(id);
    const [message] = await db.rows<{ text: string; text_eng: string }>(
      'select "text", "text_eng" from "message" where "outbox_id" = $1',
      [id],
    );
    expect(message?.text).toMatch(
      /^\S+\s\S\.\s\S\.: отпуск \d\d\.\d\d( – \d\d\.\d\d)? ждёт согласования · ОТ-\d+$/u,
    );
    expect(message?.text_eng).toMatch(
      /^[A-Z][a-z]+(\s[A-Z]\.)+: vacation \d+( [A-Z][a-z]{2})?( ?– ?\d+ [A-Z][a-z]{2})? needs endorsement · ОТ-\d+$/u,
    );
  });

  test('are those the client has put in place of the shipped ones, of moves and of everything else', async () => {
    jobs = await server.startJobs();
    const { noticeOf, tell } = await import('../../server/notifications/tell.ts');
    const { inTransaction } = await import('../../server/db/tx.ts');
    await db.rows(
      `insert into "lan" ("client_id", "alias", "name", "name_eng") values
         ($1, 'notifications.moved', 'Стало: {status_id}', 'Now: {status_id}'),
         ($1, 'notifications.keys.pin_changed', 'Новый ПИН', 'A new PIN')`,
      [paper.client_id],
    );
    const id = await moved('confirmed', paper.other);
    await done(id);
    await inTransaction((tx) =>
      tell(
        tx,
        paper.client_id,
        [{ recipient: paper.owner, organization_id: paper.organization_id }],
        noticeOf('keys.pin_changed', 'profile'),
      ),
    );
    const texts = await db.rows(
      'select "text", "text_eng" from "message" where "recipient_id" = $1 order by "id"',
      [String(paper.owner)],
    );
    await db.rows(`delete from "lan" where "alias" like 'notifications.%'`);
    expect(texts).toEqual([
      { text: 'Стало: confirmed', text_eng: 'Now: confirmed' },
      { text: 'Новый ПИН', text_eng: 'A new PIN' },
    ]);
  });

  test("are the client's own where it has any, and a stray brace in them breaks nothing", async () => {
    jobs = await server.startJobs();
    await db.rows(
      `insert into "lan" ("client_id", "alias", "name", "name_eng") values ($1, 'msg_vacation_declined', 'Нет: {number} {{ {constructor} {unknown}', '')`,
      [paper.client_id],
    );
    const id = await moved('declined', paper.other);
    await done(id);
    const [message] = await db.rows<{ text: string; text_eng: string }>(
      'select "text", "text_eng" from "message" where "outbox_id" = $1',
      [id],
    );
    expect(message?.text).toMatch(/^Нет: ОТ-\d+ \{\{ \{constructor\} \{unknown\}$/);
    expect(message?.text_eng).toBe(message?.text);
    await db.rows(`delete from "lan" where "alias" = 'msg_vacation_declined'`);
  });
});

describe('the outbox', () => {
  test('makes one job of an intention, however often it is relayed', async () => {
    const boss = await server.startBoss(KINDS);
    const id = await moved('approved', paper.other);
    const [once, twice] = await Promise.all([server.relay(boss, KINDS), server.relay(boss, KINDS)]);
    expect([...once, ...twice]).toEqual(['document_moved']);
    await db.rows('update "outbox" set "relayed_at" = null');
    expect(await server.relay(boss, KINDS)).toEqual(['document_moved']);
    expect(await db.rows(`select 1 from pgboss.job where "name" = 'document_moved'`)).toHaveLength(1);
    await boss.stop({ graceful: false });

    jobs = await server.startJobs();
    await done(id);
    expect(await told(id)).toEqual(people(paper.owner));
  });

  test('keeps an intention whose relay did not commit', async () => {
    const boss = await server.startBoss(KINDS);
    await moved('approved', paper.other);
    const broken = Object.assign(Object.create(boss), {
      insert: () => Promise.reject(new Error('killed here')),
    });
    await expect(server.relay(broken, KINDS)).rejects.toThrow('killed here');
    expect(await db.rows('select 1 from "outbox" where "relayed_at" is null')).toHaveLength(1);
    await boss.stop({ graceful: false });
  });

  test('tells once, also when the job is done a second time', async () => {
    jobs = await server.startJobs();
    const id = await moved('approved', paper.other);
    await done(id);
    const before = await db.rows('select "id" from "message"');
    await db.rows(
      `update pgboss.job set "state" = 'created', "completed_on" = null where "name" = 'document_moved'`,
    );
    await db.rows('update "outbox" set "done_at" = null');
    await done(id);
    expect(await db.rows('select "id" from "message"')).toEqual(before);
  });

  test('puts a poisoned intention off and goes on with the others', async () => {
    await db.rows(
      `insert into "outbox" ("client_id", "kind", "payload") values (1, 'document_moved', '{"registrator_id": "poison", "seq": 1}'), (1, 'files_removed', '{}'), (1, 'unheard of', '{}')`,
    );
    const ids = [await moved('approved', paper.other), await moved('declined', paper.other)];
    jobs = await server.startJobs();
    await done(...ids);
    const late = await moved('agreed', paper.other);
    await done(late);
    const undone = await db.rows<{ kind: string }>(
      `select "kind" from "outbox" where "done_at" is null and "kind" <> 'mail' order by "id"`,
    );
    expect(undone.map((row) => row.kind)).toEqual(['document_moved', 'files_removed', 'unheard of']);
    await expect
      .poll(() => db.rows(`select 1 from pgboss.job where "state" = 'retry' or "retry_count" > 0`))
      .toHaveLength(2);
  });

  test('gives the work of a dead worker to another', async () => {
    const boss = await server.startBoss(KINDS);
    const id = await moved('approved', paper.other);
    await server.relay(boss, KINDS);
    expect(await boss.fetch('document_moved')).toHaveLength(1);
    await db.rows(`update pgboss.job set "started_on" = now() - interval '1 minute'`);
    await boss.supervise();
    await boss.stop({ graceful: false });

    jobs = await server.startJobs();
    await done(id);
    expect(await told(id)).toEqual(people(paper.owner));
  });

  test('survives a queue too old to be migrated', async () => {
    const id = await moved('approved', paper.other);
    await db.rows('update "outbox" set "relayed_at" = now()');
    await db.rows('drop schema pgboss cascade');
    await db.rows('create schema pgboss');
    await db.rows('create table pgboss.version as select 24 as "version"');
    await db.rows(`create table pgboss.job as select 'document_moved' as "name"`);
    await server.prepareQueue(own.database.url);

    jobs = await server.startJobs();
    await done(id);
    expect(await told(id)).toEqual(people(paper.owner));
  });

  test('keeps its jobs in the queue of today over a start', async () => {
    const boss = await server.startBoss(KINDS);
    await moved('approved', paper.other);
    await server.relay(boss, KINDS);
    await boss.stop({ graceful: false });

    const next = await server.startBoss(KINDS);
    expect(await next.fetch('document_moved')).toHaveLength(1);
    expect(await server.relay(next, KINDS)).toEqual([]);
    await next.stop({ graceful: false });
  });

  test('is carried by several processes at once without doubling', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 60; index += 1)
      ids.push(await moved(index % 2 ? 'agreed' : 'approved', paper.other));
    const several = await Promise.all([server.startJobs(), server.startJobs(), server.startJobs()]);
    await done(...ids);
    await Promise.all(several.map((each) => each.stop()));
    const rows = await db.rows<{ count: number }>('select count(*)::int as count from "message"');
    expect(rows).toEqual([{ count: 90 }]);
  });
});

describe('housekeeping', () => {
  test('sweeps what is past its time and leaves the rest', async () => {
    const { sweep } = await import('../../server/jobs/housekeeping.ts');
    await db.rows(
      `insert into "rate_limit" ("key", "count", "expires_at") values ('old', 1, now() - interval '25 hours'), ('new', 1, now() + interval '1 minute')`,
    );
    await db.rows(
      `insert into "idempotency" ("user_id", "key", "request_hash", "answer", "create_date") values (1, 'old', '', '{}', now() - interval '25 hours'), (1, 'new', '', '{}', now())`,
    );
    await sweep();
    expect(await db.rows(`select "key" from "rate_limit" where "key" in ('old', 'new')`)).toEqual([
      { key: 'new' },
    ]);
    expect(await db.rows(`select "key" from "idempotency" where "key" in ('old', 'new')`)).toEqual([
      { key: 'new' },
    ]);
  });

  test('ends the sessions of browsers that were left alone, and no others', async () => {
    const { sweep } = await import('../../server/jobs/housekeeping.ts');
    const sessions = await db.rows<{ id: number; address: string }>(
      `with u as (insert into "app_user" ("client_id", "login", "password_hash") values ($1, 'left-alone', '') returning "id")
       insert into "auth_session" ("user_id", "address", "in_browser", "active_at", "expires_at")
       select u."id", s."address", s."in_browser", now() - s."idle", now() + interval '1 day' from u,
         (values ('gone', true, interval '19 minutes'), ('there', true, interval '17 minutes'), ('program', false, interval '10 hours'))
           as s("address", "in_browser", "idle") returning "id", "address"`,
      [paper.client_id],
    );
    await sweep();
    expect(
      await db.rows(
        `select "address" from "auth_session" where "ended_at" is not null and "id" = any($1::bigint[])`,
        [sessions.map(({ id }) => id)],
      ),
    ).toEqual([{ address: 'gone' }]);
    expect(await db.rows(`select "record_id" from "audit" where "action" = 'idle_sign_out'`)).toEqual([
      { record_id: String(sessions.find(({ address }) => address === 'gone')?.id) },
    ]);
  });

  test('removes bytes and unfinished files that nobody knows for a day, and no younger ones', async () => {
    const { utimes, writeFile, readdir } = await import('node:fs/promises');
    const { fileStore } = await import('../../server/store/store.ts');
    const { sweepOrphans, sweepUnfinished } = await import('../../server/store/sweep.ts');
    const { sweep } = await import('../../server/jobs/housekeeping.ts');
    const store = await fileStore();
    const put = async (name: string) => {
      await writeFile(`${store.unfinished}/${name}`, name);
      await store.put(`${store.unfinished}/${name}`, name);
    };
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const name of ['old-orphan-0000000000', 'new-orphan-0000000000', 'old-known-00000000000'])
      await put(name);
    for (const name of ['old-orphan-0000000000', 'old-known-00000000000'])
      await utimes(
        `${own.dataDir}/files/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`,
        yesterday,
        yesterday,
      );
    await db.rows(
      `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash", "registrator_id", "document_object_id", "creator_user_id")
       values (1, 'old-known-00000000000', 'x', 'image/png', 1, '', '', $1, 'vacation', 1)`,
      [paper.id],
    );
    const left = async () => {
      const names: string[] = [];
      for await (const { name } of store.list()) names.push(name);
      return names.sort();
    };
    const ahead = Date.now() + 30 * 3_600_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(ahead);
    await sweepOrphans(db);
    clock.mockRestore();
    expect(await left()).toEqual(['new-orphan-0000000000', 'old-known-00000000000']);
    await sweep();
    expect(await left()).toEqual(['new-orphan-0000000000', 'old-known-00000000000']);

    await writeFile(`${store.unfinished}/old.part`, '');
    await writeFile(`${store.unfinished}/new.part`, '');
    await utimes(`${store.unfinished}/old.part`, yesterday, yesterday);
    await sweepUnfinished(db);
    expect(await readdir(store.unfinished)).toEqual(['new.part']);
  });
});
