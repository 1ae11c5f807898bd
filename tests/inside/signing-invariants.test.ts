import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileStore } from '../../server/store/file-store.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';
import { plantSignature } from '../support/signing/planted-signature.ts';

const own = shared(ownProcess);
let client: Client;
let files: FileStore;
const invariant = shared(async () => (await import('../../server/invariants/checks/signing.ts')).I4);
let documents: number[];

beforeAll(async () => {
  files = await (await import('../../server/store/store.ts')).fileStore();
  client = new Client({ connectionString: own.database.url });
  await client.connect();
  const { rows } = await client.query(
    `select "id" from "document" where "status_id" = 'processed' and "version" >= 4 order by "id" limit 2`,
  );
  documents = rows.map((row) => Number(row.id));
});
afterAll(async () => {
  await client?.end();
});

beforeEach(() =>
  client.query(
    `begin; ${['audit', 'document_status', 'signature', 'file'].map((table) => `alter table "${table}" disable trigger user`).join('; ')}`,
  ),
);
afterEach(() => client.query('rollback'));

const query = (sql: string, values: unknown[] = []) => client.query(sql, values);
const found = async (): Promise<string[]> => {
  const all: string[] = [];
  const question = {
    db: {
      rows: async (sql: string, values: readonly unknown[] = []) => (await query(sql, [...values])).rows,
    },
    files,
    undoneAfterS: 60,
  };
  for await (const { invariant: name, what } of invariant(question as never)) {
    expect(name).toBe('I4');
    all.push(what);
  }
  return all;
};
const plant = () => plantSignature(query, documents[0] ?? 0);

/** A request that followed its document's last move by a leg of the same role. */
const plantWithRequest = async (requestStatus?: string) => {
  const [document] = documents;
  const { rows } = await query(
    `insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "status_id", "version")
     select "client_id", "organization_id", 'request', 'planted', "employee_id", coalesce($2, "status_id"), 1 from "document" where "id" = $1
     returning "id"`,
    [document, requestStatus ?? null],
  );
  const request = Number(rows[0]?.id);
  await query('insert into "request" ("id", "legal_document_id") values ($1, $2)', [request, document]);
  await query(
    `insert into "document_status" ("object_id", "registrator_id", "seq", "from_status_id", "status_id", "workflow_id", "business_role",
       "reject", "organization_id", "user_id", "employee_id")
     select 'request', $2, 1, h."from_status_id", coalesce($3, h."status_id"), h."workflow_id", h."business_role", h."reject",
       h."organization_id", h."user_id", h."employee_id"
     from "document_status" h join "document" d on d."id" = h."registrator_id" and d."version" = h."seq" where d."id" = $1`,
    [document, request, requestStatus ?? null],
  );
  return plantSignature(query, document ?? 0, undefined, request);
};

describe('I4', () => {
  test('holds of the demo company, and of signatures with all that belongs to them', async () => {
    expect(await found()).toEqual([]);
    await plant();
    expect(await found()).toEqual([]);
  });

  test('holds of a signature whose request went along', async () => {
    await plantWithRequest();
    expect(await found()).toEqual([]);
  });

  test('sees a signature without its row of history, or beside that of somebody else', async () => {
    const { signature } = await plant();
    await query('update "signature" set "user_id" = 424242 where "id" = $1', [signature]);
    expect(await found()).toEqual([expect.stringContaining(`signature ${signature} `)]);
    await query('update "signature" set "document_status_id" = 0 where "id" = $1', [signature]);
    expect(await found()).toEqual([expect.stringContaining('has no row of history')]);
  });

  test('sees another value, certificate or file than the audit tells of', async () => {
    const { signature, file } = await plant();
    for (const change of [`"value_hash" = 'x'`, `"thumbprint" = 'x'`]) {
      await query('savepoint here');
      await query(`update "signature" set ${change} where "id" = $1`, [signature]);
      expect(await found(), change).toEqual([expect.stringContaining('not in the audit as it stands')]);
      await query('rollback to savepoint here');
    }
    await query(`update "file" set "streebog_hash" = repeat('0', 64) where "id" = $1`, [file]);
    expect(await found()).toEqual([expect.stringContaining('not in the audit as it stands')]);
  });

  test('sees a signed file that is gone, moved elsewhere, or was not what was shown', async () => {
    const { file } = await plant();
    const wrong = [expect.stringContaining(`over file ${file}, which is gone or was not what was shown`)];
    for (const sql of [
      `update "file" set "deleted" = true where "id" = ${file}`,
      `update "file" set "registrator_id" = ${documents[1]} where "id" = ${file}`,
      `update "sign_intent" set "used_at" = null where "file_id" = ${file}`,
      `update "sign_intent" set "document_id" = ${documents[1]} where "file_id" = ${file}`,
    ]) {
      await query('savepoint here');
      await query(sql);
      expect(await found(), sql).toEqual(wrong);
      await query('rollback to savepoint here');
    }
  });

  test('sees that from where somebody signed is not what their record hashed', async () => {
    const origin = Buffer.from('{"version":1,"address":"203.0.113.77"}');
    const record = {
      version: 2,
      session: { origin_sha256: createHash('sha256').update(origin).digest('hex') },
    };
    const { signature } = await plant();
    const keep = (evidence: object, kept: Buffer | null) =>
      query('update "signature" set "evidence" = $2, "origin" = $3 where "id" = $1', [
        signature,
        Buffer.from(JSON.stringify(evidence)),
        kept,
      ]);
    await keep(record, origin);
    expect(await found()).toEqual([]);
    await keep({ version: 1, session: { address: '203.0.113.77' } }, null);
    expect(await found()).toEqual([]);
    const wrong = [expect.stringContaining(`signature ${signature} `)];
    for (const kept of [Buffer.from('{"version":1,"address":"203.0.113.78"}'), null]) {
      await keep(record, kept);
      expect(await found()).toEqual(wrong);
    }
  });

  test('sees one signature that stands twice', async () => {
    await query(
      'drop index "signature_thumbprint_value_hash_key"; drop index "signature_intent_id_key"; drop index "signature_public_id_key"',
    );
    const first = await plant();
    const second = await plantSignature(query, documents[1] ?? 0);
    for (const [column, what] of [
      ['intent_id', 'intent'],
      ['public_id', 'public address'],
    ]) {
      await query('savepoint here');
      await query(
        `update "signature" set "${column}" = (select "${column}" from "signature" where "id" = $1) where "id" = $2`,
        [first.signature, second.signature],
      );
      expect(await found(), what).toContain(`signature ${first.signature} stands 2 times by its ${what}`);
      await query('rollback to savepoint here');
    }
    await query(
      `update "signature" s set "thumbprint" = f."thumbprint", "value_hash" = f."value_hash" from "signature" f where f."id" = $1 and s."id" = $2`,
      [first.signature, second.signature],
    );
    expect(await found()).toContain(`signature ${first.signature} stands 2 times by its value`);
  });

  test('sees a request that stayed behind its document, where a leg leads along', async () => {
    const { document, request } = await plantWithRequest('declined');
    await query(`update "workflow" set "disabled" = true where "object_id" = 'request'`);
    expect(await found()).toEqual([]);
    await query(
      `insert into "workflow" ("client_id", "object_id", "business_role", "status_id", "next_status_id", "reject", "detail")
       select d."client_id", 'request', h."business_role", h."from_status_id", d."status_id", h."reject", '{"leg": "1"}'
       from "document_status" h join "document" d on d."id" = h."registrator_id" and d."version" = h."seq" where d."id" = $1`,
      [document],
    );
    expect(await found()).toEqual([
      `document ${document} was signed into processed, its request ${request} says declined`,
    ]);
  });

  test('sees a request that never moved', async () => {
    const { request } = await plantWithRequest();
    await query('delete from "document_status" where "registrator_id" = $1', [request]);
    expect(await found()).toEqual([expect.stringContaining(`its request ${request} says`)]);
  });

  test('sees an hour without a visual, and is content with one made since', async () => {
    const { signature, request } = await plant();
    await query(`update "signature" set "signed_at" = now() - interval '61 minutes' where "id" = $1`, [
      signature,
    ]);
    expect(await found()).toEqual([`signature ${signature} has no visual in request ${request}`]);
    const visual = (age: string) =>
      query(
        `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash", "kind", "registrator_id",
           "document_object_id", "creator_user_id", "server_made", "create_date")
         values (1, gen_random_uuid()::text, 'x_visual.pdf', 'application/pdf', 1, '', '', 'visual', $1, 'request', 1, true, now() - $2::interval)`,
        [request, age],
      );
    await visual('2 hours');
    expect(await found()).toHaveLength(1);
    await visual('1 minute');
    expect(await found()).toEqual([]);
  });
});
