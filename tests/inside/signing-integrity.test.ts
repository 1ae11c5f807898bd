import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';
import { type PlantedBytes, plantSignature } from '../support/signing/planted-signature.ts';
import { sealedSignature } from '../support/signing/sealed-signature.ts';

const own = shared(ownProcess);
const db = shared(async () => (await import('../../server/db/tx.ts')).db);
const check = shared(
  async () => (await import('../../server/signing/verify/integrity.ts')).checkDueSignatures,
);
let documents: number[];

beforeAll(async () => {
  const rows = await db.rows<{ id: number }>(
    `select "id" from "document" where "status_id" = 'processed' and "version" >= 4 order by "id" limit 10`,
  );
  documents = rows.map((row) => row.id);
});

/** Signed the day before yesterday as far as the night is concerned, and judged at that moment. */
const signed = async (bytes: PlantedBytes): Promise<number> => {
  const document = documents.shift() ?? 0;
  const query = async (sql: string, values: unknown[] = []) => ({ rows: await db.rows(sql, values) });
  const { signature } = await plantSignature(query, document, bytes);
  await due(signature);
  return signature;
};

/** As if the last look at it had been a day and a half ago. */
const due = (signature: number) =>
  db.rows(`update "signature" set "checked_at" = now() - interval '36 hours' where "id" = $1`, [signature]);

const found = async (signature: number) => {
  const [row] = await db.rows<{ code: string; fresh: boolean }>(
    `select "checked_code" as code, "checked_at" > now() - interval '1 minute' as fresh from "signature" where "id" = $1`,
    [signature],
  );
  return row;
};

const told = async (): Promise<number> => {
  const [row] = await db.rows<{ count: number }>(
    `select count(*)::int as count from "message" where "code" = 'notice' and "text" like 'Подпись документа%'`,
  );
  return row?.count ?? 0;
};

const pathOf = ({ name }: PlantedBytes) =>
  join(own.dataDir, 'files', name.slice(0, 2), name.slice(2, 4), name);

describe('the nightly look', () => {
  test('finds good what is good, of both kinds, and looks once a night', async () => {
    const [one, simple] = [
      await signed(await sealedSignature('Прошу предоставить отпуск')),
      await signed(await sealedSignature('Прошу перенести отпуск', { simple: true })),
    ];
    await check();
    expect(await found(one)).toEqual({ code: 'ok', fresh: true });
    expect(await found(simple)).toEqual({ code: 'ok', fresh: true });
    await db.rows(`update "signature" set "checked_code" = 'kept' where "id" = $1`, [one]);
    await check();
    expect(await found(one)).toMatchObject({ code: 'kept' });
    await db.rows(`update "signature" set "checked_code" = 'ok' where "id" = $1`, [one]);
    expect(await told()).toBe(0);
  });

  test('T60: sees a changed byte on the disk, and tells the admins once', async () => {
    const bytes = await sealedSignature('Прошу предоставить отпуск с 1 мая');
    const signature = await signed(bytes);
    await writeFile(pathOf(bytes), 'Прошу предоставить отпуск с 2 мая');
    await check();
    expect(await found(signature)).toEqual({ code: 'file_changed', fresh: true });
    const once = await told();
    expect(once).toBeGreaterThan(0);
    await due(signature);
    await check();
    expect(await found(signature)).toEqual({ code: 'file_changed', fresh: true });
    expect(await told()).toBe(once);
    const audit = await db.rows(
      `select 1 from "audit" where "action" = 'signature.broken' and ("detail"::json ->> 'signature_id')::bigint = $1`,
      [signature],
    );
    expect(audit).toHaveLength(1);
    const { registry } = await import('../../server/metrics.ts');
    expect(await registry.getSingleMetricAsString('portal_signatures_broken')).toMatch(
      /portal_signatures_broken 1$/m,
    );
  });

  test('sees a file that is gone', async () => {
    const bytes = await sealedSignature('Прошу отозвать');
    const signature = await signed(bytes);
    await rm(pathOf(bytes));
    await check();
    expect(await found(signature)).toMatchObject({ code: 'file_missing' });
  });

  test('sees another signature, another record and another file row than were signed', async () => {
    const [good, other, short, third] = [
      await sealedSignature('Согласен'),
      await sealedSignature('Не согласен'),
      await sealedSignature('Коротко'),
      await sealedSignature('Третье'),
    ];
    const [sealed, exchanged] = [
      await sealedSignature('Ознакомлен', { simple: true }),
      await sealedSignature('Ознакомлена', { simple: true }),
    ];
    const record = new TextDecoder().decode(sealed.evidence).replace('"x"', '"y"');
    const cases = [
      [await signed({ ...good, cms: other.cms }), 'document_mismatch'],
      [await signed({ ...short, cms: short.cms.subarray(0, 300) }), 'malformed'],
      [await signed({ ...sealed, evidence: new TextEncoder().encode(record) }), 'document_mismatch'],
      [await signed({ ...exchanged, ...nameAndHashes(third) }), 'document_mismatch'],
    ] as const;
    await check();
    for (const [signature, code] of cases) expect(await found(signature)).toMatchObject({ code });
  });

  test('says when a root is not ours', async () => {
    const bytes = await sealedSignature('Чужой');
    const signature = await signed(bytes);
    await db.rows(`update "portal_key" set "kind" = 'former' where "kind" = 'authority'`);
    await check();
    await db.rows(`update "portal_key" set "kind" = 'authority' where "kind" = 'former'`);
    expect(await found(signature)).toMatchObject({ code: 'untrusted_chain' });
  });

  test('goes on in the next round where its time ended', async () => {
    const signature = await signed(await sealedSignature('Следующий раунд'));
    await check(-1);
    expect(await found(signature)).toMatchObject({ fresh: false });
    await check();
    expect(await found(signature)).toEqual({ code: 'ok', fresh: true });
  });
});

const nameAndHashes = ({ name, size, hash, streebog_hash, streebog512_hash }: PlantedBytes) => ({
  name,
  size,
  hash,
  streebog_hash,
  streebog512_hash,
});
