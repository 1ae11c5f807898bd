import { beforeAll, describe, expect, test } from 'vitest';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';
import { plantSignature } from '../support/signing/planted-signature.ts';
import { sealedSignature } from '../support/signing/sealed-signature.ts';

shared(ownProcess);
const db = shared(async () => (await import('../../server/db/tx.ts')).db);
let documents: number[];

beforeAll(async () => {
  const rows = await db.rows<{ id: number }>(
    `select "id" from "document" where "status_id" = 'processed' and "version" >= 4 order by "id" limit 3`,
  );
  documents = rows.map((row) => row.id);
});

const signed = async (change: object = {}): Promise<number> => {
  const query = async (sql: string, values: unknown[] = []) => ({ rows: await db.rows(sql, values) });
  const bytes = await sealedSignature(`Заявление ${documents.length}`);
  const material = { ...bytes.material, ...change };
  return (await plantSignature(query, documents.shift() ?? 0, { ...bytes, material })).signature;
};

const verdictOf = async (id: number) => {
  const { judgeStored, readStored, rowDigests } = await import(
    '../../server/signing/verify/stored-signature.ts'
  );
  const [signature] = await readStored(db, 's."id" = $1', [id]);
  if (!signature) throw new Error(`no signature ${id}`);
  return judgeStored(db, signature, rowDigests(signature), 'test');
};

describe('the lists that signatures were judged by', () => {
  test('are kept once for all of them, and decide as they did', async () => {
    const ids = [await signed(), await signed()];
    const named = await db.rows<{ crl: string; bytes: number; kept: number }>(
      `select crl, pg_column_size(s."material") as bytes,
         (select count(*)::int from "kept_crl" k where k."sha256" = crl and encode(sha256(k."der"), 'hex') = crl) as kept
       from "signature" s, jsonb_array_elements_text(s."material" -> 'crls') crl where s."id" = any($1)`,
      [ids],
    );
    expect(named).toHaveLength(2);
    expect(new Set(named.map(({ crl }) => crl)).size).toBe(1);
    expect(named.map(({ kept }) => kept)).toEqual([1, 1]);
    for (const id of ids) expect(await verdictOf(id)).toMatchObject({ verdict: 'passed', code: 'ok' });
  });

  test('are missed where one is gone: such a signature is not good', async () => {
    expect(await verdictOf(await signed({ crls: ['0'.repeat(64)] }))).toMatchObject({
      verdict: 'indeterminate',
      code: 'crl_missing',
    });
  });

  test('are changed and taken away by nobody', async () => {
    for (const statement of [`update "kept_crl" set "der" = ''`, 'delete from "kept_crl"'])
      await expect(db.rows(statement)).rejects.toThrow('append-only');
  });
});
