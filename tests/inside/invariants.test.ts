import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/db/tx.ts';
import type { FileStore } from '../../server/store/file-store.ts';
import { takeDemoFiles } from '../support/demo-files.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';

const own = shared(ownProcess);
let client: Client;
let db: Db;
let files: FileStore;
const find = shared(async () => (await import('../../server/invariants/invariants.ts')).violations);
let document: number;

beforeAll(async () => {
  takeDemoFiles(own.dataDir);
  files = await (await import('../../server/store/store.ts')).fileStore();
  client = new Client({ connectionString: own.database.url });
  await client.connect();
  db = { rows: async (sql, values = []) => (await client.query(sql, [...values])).rows };
  const [row] = await db.rows<{ id: string }>(
    `select "id" from "document" where "status_id" = 'processed' and "version" >= 4 order by "id" limit 1`,
  );
  document = Number(row?.id);
});

/** What a test plants, past what the database forbids, is gone after it. */
beforeEach(() =>
  client.query(
    'begin; alter table "audit" disable trigger user; alter table "document_status" disable trigger user',
  ),
);
afterEach(() => client.query('rollback'));

afterAll(async () => {
  await client?.end();
});

async function* linesOf(...lines: string[]): AsyncIterable<string> {
  yield* lines;
}

const found = async (only: string, journal?: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = [];
  for await (const { invariant, what } of find(
    { db, files, undoneAfterS: 60, ...(journal ? { journal } : {}) },
    [only],
  )) {
    expect(invariant).toBe(only);
    all.push(what);
  }
  return all;
};

const plant = (sql: string, ...values: unknown[]) => client.query(sql, values);

test('the demo company holds them all', async () => {
  for (const name of ['I1', 'I2', 'I3', 'I5', 'I6', 'I7', 'I8', 'I10', 'I13', 'I15'])
    expect(await found(name), name).toEqual([]);
});

describe('I1 sees', () => {
  test('a status that is not the last one', async () => {
    await plant(`update "document" set "status_id" = 'draft' where "id" = $1`, document);
    expect(await found('I1')).toEqual([expect.stringContaining(`document ${document} `)]);
  });
  test('a version that is not the last number, and a document without history that claims one', async () => {
    await plant('update "document" set "version" = "version" + 1 where "id" = $1', document);
    expect(await found('I1')).toHaveLength(1);
    await plant('update "document" set "version" = "version" - 1 where "id" = $1', document);
    await plant('delete from "document_status" where "registrator_id" = $1', document);
    expect(await found('I1')).toHaveLength(1);
  });
});

describe('I15 sees', () => {
  test('a leave whose entries are not what it takes', async () => {
    const leave = `(select "id" from "document" where "object_id" = 'vacation' and "status_id" = 'processed' order by "id" limit 1)`;
    await plant('alter table "leave_entry" disable trigger user');
    await plant(`delete from "leave_entry" where "document_id" = ${leave}`);
    expect(await found('I15')).toEqual([expect.stringContaining('its entries say 0')]);
  });
  test('entries of a leave that takes nothing', async () => {
    await plant('alter table "document" disable trigger user');
    await plant(`update "document" set "replaced" = true where "id" = (
      select "document_id" from "leave_entry" where "cause" = 'leave' order by "id" limit 1)`);
    expect(await found('I15')).toEqual([expect.stringContaining('takes 0 parts of days')]);
  });
});

describe('I2 sees', () => {
  test('a hole in a history', async () => {
    await plant('delete from "document_status" where "registrator_id" = $1 and "seq" = 2', document);
    expect(await found('I2')).not.toEqual([]);
  });
  test('a double number', async () => {
    await plant('drop index "document_status_registrator_id_seq_key"');
    await plant('update "document_status" set "seq" = 2 where "registrator_id" = $1 and "seq" = 3', document);
    expect(await found('I2')).not.toEqual([]);
  });
  test('a move that starts elsewhere than the one before it ended', async () => {
    await plant(
      `update "document_status" set "from_status_id" = 'draft' where "registrator_id" = $1 and "seq" = 3`,
      document,
    );
    expect(await found('I2')).toEqual([expect.stringMatching(`document ${document}, row 3 .*draft`)]);
  });
});

describe('I3 sees', () => {
  test('a move that no step allows', async () => {
    await plant(
      `update "document_status" set "business_role" = 'accountant' where "registrator_id" = $1 and "seq" = 3`,
      document,
    );
    expect(await found('I3')).toEqual([expect.stringContaining(`document ${document}, row 3`)]);
  });
  test('no fault in a step of the second level that is named so in the history', async () => {
    await plant(`update "workflow" set "detail" = '{"second_level":"1"}' where "business_role" = 'manager'`);
    await plant(
      `update "document_status" set "business_role" = 'second_manager' where "business_role" = 'manager'`,
    );
    expect(await found('I3')).toEqual([]);
    expect(await found('I4')).toEqual([]);
  });
  test('a step of another client', async () => {
    await plant(`insert into "client" ("code", "name") values ('other', 'other')`);
    await plant(
      `update "workflow" set "client_id" = (select "id" from "client" where "code" = 'other')
       where "id" = (select "workflow_id" from "document_status" where "registrator_id" = $1 and "seq" = 1)`,
      document,
    );
    expect(await found('I3')).not.toEqual([]);
  });
});

describe('T78: I5 sees', () => {
  const stream = () => `document:${document}`;
  test('a changed row', async () => {
    await plant(
      `update "audit" set "detail" = replace("detail", '"seq":2', '"seq":2 ') where "stream" = $1`,
      stream(),
    );
    expect(await found('I5')).toEqual([expect.stringMatching(`${stream()} .*changed after`)]);
  });
  test('another person put in', async () => {
    await plant('update "audit" set "user_id" = 424242 where "stream" = $1 and "seq" = 2', stream());
    expect(await found('I5')).toEqual([expect.stringMatching(`${stream()} 2 was changed`)]);
  });
  test('a row that is gone from the middle, with the move it told of', async () => {
    await plant(
      `delete from "audit" where "stream" = $1 and "action" = 'move' and "detail"::json ->> 'seq' = '2'`,
      stream(),
    );
    expect(await found('I5')).toEqual([
      expect.stringMatching(`${stream()} .*stands where`),
      expect.stringContaining(`document ${document}, row 2 of its history is not in the audit`),
    ]);
  });
  test('a chain written anew from some row on', async () => {
    await plant(
      `update "audit" set "prev_hash" = repeat('0', 64) where "stream" = $1 and "seq" = 3`,
      stream(),
    );
    expect(await found('I5')).toEqual([
      expect.stringContaining('does not continue'),
      expect.stringContaining('was changed'),
    ]);
  });
});

describe('I6 sees', () => {
  const NAME = 'a-planted-file-0000';
  const keep = async (content: string) => {
    const { digestOf } = await import('../../server/store/digest.ts');
    const { Readable } = await import('node:stream');
    const { hash, streebog_hash, size } = await digestOf(Readable.from([Buffer.from(content)]));
    await plant(
      `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash", "registrator_id", "document_object_id", "creator_user_id")
       values (1, $1, 'x.png', 'image/png', $2, $3, $4, $5, 'vacation', 1)`,
      NAME,
      size,
      hash,
      streebog_hash,
      document,
    );
  };
  const put = async (content: string) => {
    await writeFile(join(files.unfinished, 'planted'), content);
    await files.put(join(files.unfinished, 'planted'), NAME);
  };
  afterEach(() => files.remove(NAME));

  test('nothing where bytes and row agree', async () => {
    await keep('same');
    await put('same');
    expect(await found('I6')).toEqual([]);
  });
  test('a row without bytes', async () => {
    await keep('gone');
    expect(await found('I6')).toEqual([expect.stringContaining('has no bytes')]);
  });
  test('other bytes, and bytes of another length', async () => {
    await keep('same');
    await put('sane');
    expect(await found('I6')).toEqual([expect.stringContaining('other bytes')]);
    await put('longer');
    expect(await found('I6')).toEqual([expect.stringContaining('6 bytes instead of 4')]);
  });
  test('old bytes without a row, and leaves young ones alone', async () => {
    const { utimes } = await import('node:fs/promises');
    await put('orphan');
    expect(await found('I6')).toEqual([]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(own.dataDir, 'files', NAME.slice(0, 2), NAME.slice(2, 4), NAME), yesterday, yesterday);
    expect(await found('I6')).toEqual([`bytes ${NAME} belong to no file`]);
  });
});

describe('I7 sees', () => {
  const intend = (seconds: number, done = false) =>
    plant(
      `insert into "outbox" ("client_id", "kind", "payload", "create_date", "done_at")
       values (1, 'document_moved', json_build_object('registrator_id', $1::bigint, 'seq', 3), now() - make_interval(secs => $2), case when $3 then now() end) returning "id"`,
      document,
      seconds,
      done,
    );
  test('an intention that was left lying, and not a fresh one', async () => {
    await intend(10);
    expect(await found('I7')).toEqual([]);
    await plant('delete from "outbox"');
    await intend(61);
    expect(await found('I7')).toEqual([expect.stringContaining('was not carried out')]);
  });
  test('a move that was sent out twice', async () => {
    await intend(10);
    await intend(10);
    expect(await found('I7')).toEqual([expect.stringContaining('sent out twice')]);
  });
  test('somebody told twice', async () => {
    await plant('drop index "message_outbox_id_recipient_id_key"');
    for (const _ of [1, 2])
      await plant(
        `insert into "message" ("client_id", "organization_id", "recipient_id", "code", "outbox_id") values (1, 1, '5', 'moved', 987654)`,
      );
    expect(await found('I7')).toEqual(['5 was told twice of intention 987654']);
  });
  test('an owner who was not told of what others did', async () => {
    await plant(
      'update "document_status" set "employee_id" = null where "registrator_id" = $1 and "seq" = 3',
      document,
    );
    await intend(10, true);
    expect(await found('I7')).toEqual([expect.stringContaining(`the owner of document ${document}`)]);
  });
});

describe('I8 sees', () => {
  const key = (name: string, answer: string | null) =>
    plant(
      `insert into "idempotency" ("user_id", "key", "request_hash", "answer") values (1, $1, '', $2)`,
      name,
      answer,
    );
  const moved = '{"data":[{"id":7,"seq":2,"from_status_id":"draft"}]}';
  test('nothing where each key has its own effect', async () => {
    await key('a', moved);
    await key('b', '{"data":[{"id":8,"seq":2,"from_status_id":"draft"}]}');
    await key('c', '{"data":{"id":7}}');
    await key('d', '{"data":[{"id":7,"number":"ОТ-7"}]}');
    expect(await found('I8')).toEqual([]);
  });
  test('a key that stands without its answer', async () => {
    await key('a', null);
    expect(await found('I8')).toEqual(['key a of user 1 has no answer']);
  });
  test('a key that was taken twice', async () => {
    await plant('alter table "idempotency" drop constraint "idempotency_pkey"');
    await key('a', '{}');
    await key('a', '{}');
    expect(await found('I8')).toEqual(['key a of user 1 was taken twice']);
  });
  test('one effect under two keys', async () => {
    await key('a', moved);
    await key('b', moved);
    expect(await found('I8')).toEqual(['row 7 of a history is the answer to 2 keys']);
  });
});

const person = '(select "id" from "app_user" order by "id" limit 1)';

describe('I9 sees', () => {
  const session = async (ended = false) =>
    Number(
      (
        await plant(
          `insert into "auth_session" ("user_id", "origin", "expires_at", "ended_at")
           values (${person}, 'password', now() + interval '1 hour', case when $1 then now() end) returning "id"`,
          ended,
        )
      ).rows[0].id,
    );
  const refresh = (of: number, name: string, replaced = false) =>
    plant(
      `insert into "auth_token" ("hash", "session_id", "kind", "expires_at", "replaced_at")
       values (sha256($2), $1, 'refresh', now() + interval '1 hour', case when $3 then now() end)`,
      of,
      name,
      replaced,
    );
  test('a second live refresh token, and not one that was replaced', async () => {
    const id = await session();
    await refresh(id, 'a', true);
    await refresh(id, 'b');
    expect(await found('I9')).toEqual([]);
    await refresh(id, 'c');
    expect(await found('I9')).toEqual([`session ${id} has 2 live refresh tokens`]);
  });
  test('a live one of somebody who may not enter, and of a session that has ended', async () => {
    await refresh(await session(), 'a');
    await plant(`update "app_user" set "disabled" = true where "id" = ${person}`);
    expect(await found('I9')).toEqual([expect.stringContaining('may not enter')]);
    await plant(`update "app_user" set "disabled" = false where "id" = ${person}`);
    await refresh(await session(true), 'b');
    expect(await found('I9')).toHaveLength(1);
  });
});

describe('I11 sees', () => {
  test('rights beside an account that are not its own', async () => {
    expect(await found('I11')).toEqual([]);
    await plant(
      `update "app_user" set "access" = '{"roles":{"1":["admin"]},"above":[]}' where "id" = ${person}`,
    );
    expect(await found('I11')).toHaveLength(1);
    await plant(`update "app_user" set "has_passkey" = true where "id" <> ${person}`);
    expect((await found('I11')).length).toBeGreaterThan(2);
  });
});

describe('I12 sees', () => {
  const certificate = async (print: string) =>
    Number(
      (
        await plant(
          `insert into "certificate" ("client_id", "employee_id", "name", "type", "serial_number", "thumbprint",
             "issued_date", "expiration_date", "der")
           select u."client_id", u."employee_id", 'x', '2', $1, $1, now(), now() + interval '1 year', '\\x00'
           from "app_user" u where u."id" = ${person} returning "id"`,
          print,
        )
      ).rows[0].id,
    );
  test('a second key of a person, the key of a revoked certificate, and one in no list', async () => {
    const first = await certificate('a');
    await plant(`insert into "signing_key" ("certificate_id", "salt", "blob") values ($1, 'x', 'x')`, first);
    expect(await found('I12')).toEqual([]);
    await certificate('b');
    expect(await found('I12')).toEqual([expect.stringContaining('2 signing keys')]);
    await plant('update "certificate" set "revoked_at" = now(), "disabled" = true where "id" = $1', first);
    expect(await found('I12')).toEqual([
      `certificate ${first} is out of use and still has its key`,
      `certificate ${first} is revoked and no list was made since`,
    ]);
  });
  test('an order that was granted by who asked, by whom it is for, or used without a grant', async () => {
    const order = (asked: string, decided: string, granted: boolean) =>
      plant(
        `insert into "key_order" ("client_id", "employee_id", "kind", "asked_by", "decided_by", "decided_at", "granted",
           "used_at", "expires_at")
         select u."client_id", u."employee_id", 'issue', ${asked}, ${decided}, now(), $1, now(), now()
         from "app_user" u where u."id" = ${person}`,
        granted,
      );
    await order('-1', '-2', true);
    expect(await found('I12')).toEqual([]);
    await order('-1', '-1', true);
    await order('-1', person, true);
    await order('-1', '-2', false);
    expect(await found('I12')).toHaveLength(3);
  });
});

describe('I13 sees', () => {
  test('the history of a document that is gone and that nobody deleted', async () => {
    await plant('delete from "document" where "id" = $1', document);
    expect(await found('I13')).toEqual([
      `document ${document} has a history and is gone, and nobody deleted it`,
    ]);
    await plant(
      `insert into "audit" ("client_id", "stream", "seq", "action", "object_id", "record_id", "detail", "prev_hash", "hash")
       select 1, 'document:' || $1::bigint, 99, 'table.del', 'vacation', '', '{}', '', ''`,
      document,
    );
    expect(await found('I13')).toEqual([]);
  });
  test('a request made to sign a document that is gone', async () => {
    await plant(
      `with made as (
         insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id")
         select "client_id", "organization_id", 'request', 'x', "employee_id" from "document" where "id" = $1 returning "id")
       insert into "request" ("id", "legal_document_id") select "id", -1 from made`,
      document,
    );
    expect(await found('I13')).toEqual([expect.stringContaining('document -1, which is gone')]);
  });
});

describe('I10 sees', () => {
  test('an acknowledged move that is not there', async () => {
    const there = JSON.stringify({ registrator_id: document, seq: 3 });
    expect(await found('I10', linesOf(there, ''))).toEqual([]);
    const lost = JSON.stringify({ registrator_id: document, seq: 99 });
    expect(await found('I10', linesOf(there, lost))).toEqual([
      expect.stringContaining(`document ${document}, row 99`),
    ]);
  });
  test('a journal that cannot be read', async () => {
    expect(await found('I10', linesOf('{"registrator_id":', 'null'))).toHaveLength(2);
  });
});

describe('npm run invariants', () => {
  const run = (...options: string[]) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, ['server/invariants/cli.ts', ...options], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          said += text;
        });
      child.once('close', (code) => resolve({ code, said }));
    });

  test('ends with 0 when all hold, with 1 and the violations when not, with 2 when it cannot ask', async () => {
    expect(await run()).toEqual({
      code: 0,
      said: 'I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14 I15: all hold\n',
    });
    const journal = join(own.dataDir, 'moves.jsonl');
    await writeFile(journal, `{"registrator_id":${document},"seq":99}\n`);
    expect(await run('--only', 'I1,I10', '--journal', journal)).toEqual({
      code: 1,
      said: `I10 document ${document}, row 99 was acknowledged and is not there\nI1 I10: 1 violations\n`,
    });
    expect(await run('--only', 'I99')).toEqual({ code: 2, said: 'There is no invariant I99.\n' });
  });
});
