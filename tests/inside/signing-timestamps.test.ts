import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oid, sequence } from '../../lib/signing/der-write.ts';
import { OID } from '../../lib/signing/oids.ts';
import { timestampRequest } from '../../lib/signing/timestamp.ts';
import type { Db } from '../../server/db/tx.ts';
import type { stampSignatures } from '../../server/signing/timestamps/timestamps.ts';
import type { readStored, StoredSignature } from '../../server/signing/verify/stored-signature.ts';
import { type ListServer, listServer } from '../support/list-server.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';
import { type Authority, extension, type Identity, rootAuthority } from '../support/signing/authority.ts';
import { ecKey } from '../support/signing/keys.ts';
import { answerAbout, wholeAnswer } from '../support/signing/ocsp-answer.ts';
import { plantSignature } from '../support/signing/planted-signature.ts';
import { sealedSignature } from '../support/signing/sealed-signature.ts';
import { answer, tokenFor } from '../support/signing/time-authority.ts';
import { startTsa } from '../support/signing/tsa-server.ts';

const DAY_MS = 86_400_000;
const around = { from: new Date(Date.now() - DAY_MS), until: new Date(Date.now() + 30 * DAY_MS) };
/** In whole seconds, as answers say them. */
const second = Math.floor(Date.now() / 1_000) * 1_000;
const today = {
  from: new Date(second - 60_000),
  until: new Date(second + DAY_MS),
  revokedAt: new Date(second - 60_000),
};

shared(ownProcess);
const tsa = shared(startTsa);
let responder: ListServer | undefined;
let db: Db;
let effect: typeof stampSignatures;
let read: typeof readStored;
let root: Authority;
let signer: Identity;
let clerk: Identity;
let stranger: Identity;
let another: Uint8Array;
let documents: number[];

beforeAll(async () => {
  process.env.TSA_URL = tsa.url;
  process.env.CRL_HOSTS = '127.0.0.1';
  ({ db } = await import('../../server/db/tx.ts'));
  ({ stampSignatures: effect } = await import('../../server/signing/timestamps/timestamps.ts'));
  ({ readStored: read } = await import('../../server/signing/verify/stored-signature.ts'));
  root = rootAuthority('Служба времени', ecKey(), around);
  signer = root.issue({ key: ecKey(), more: [forTimestamps], ...around });
  clerk = root.issue({ key: ecKey(), ...around });
  stranger = rootAuthority('Чужая служба', ecKey(), around).issue({
    key: ecKey(),
    more: [forTimestamps],
    ...around,
  });
  another = tokenFor(signer, timestampRequest('00', '11'), { time: new Date() });
  const [trusted] = await db.rows<{ id: number }>(
    `insert into "trusted_certificate" ("client_id", "kind", "name", "thumbprint", "der", "not_after")
     select "id", 'root', 'tsa', 'tsa', $1, $2 from "client" where "code" = 'eg' returning "id"`,
    [Buffer.from(root.der), around.until],
  );
  await db.rows(
    `insert into "trusted_crl" ("certificate_id", "der", "this_update", "next_update") values ($1, $2, $3, $4)`,
    [trusted?.id, Buffer.from(root.crl(around)), around.from, around.until],
  );
  const rows = await db.rows<{ id: number }>(
    `select "id" from "document" where "status_id" = 'processed' and "version" >= 4 order by "id" limit 20`,
  );
  documents = rows.map((row) => row.id);
});
afterAll(async () => {
  await responder?.close();
});

const signed = async (): Promise<number> => {
  const query = async (sql: string, values: unknown[] = []) => ({ rows: await db.rows(sql, values) });
  const bytes = await sealedSignature(`Заявление ${documents.length}`);
  return (await plantSignature(query, documents.shift() ?? 0, bytes)).signature;
};

const stored = async (id: number): Promise<StoredSignature> => {
  const [signature] = await read(db, 's."id" = $1', [id]);
  if (!signature) throw new Error(`no signature ${id}`);
  return signature;
};

const stamp = async (id: number): Promise<unknown> =>
  effect.outside?.([{ outbox_id: 0, client_id: 1, payload: { signature_id: id } }]);

/** An honest answer of this moment. */
const honest = (request: Uint8Array) => answer(tokenFor(signer, request, { time: new Date() }));

describe('a timestamp', () => {
  test('is asked for, judged, kept with what it was judged by, and goes along with the signature', async () => {
    const id = await signed();
    tsa.answers(honest);
    await stamp(id);
    const signature = await stored(id);
    expect(signature).toMatchObject({
      level: 'LT',
      material: { timestamp: { chain: [expect.any(String), expect.any(String)] } },
    });
    expect(Math.abs(Date.parse(signature.timestamp_at ?? '') - Date.now())).toBeLessThan(60_000);

    const { cmsToHandOver, judgeStored, rowDigests } = await import(
      '../../server/signing/verify/stored-signature.ts'
    );
    const { timestampsIn } = await import('../../lib/signing/timestamp.ts');
    expect(timestampsIn(cmsToHandOver(signature))).toHaveLength(1);
    const report = await judgeStored(db, signature, rowDigests(signature), 'test');
    expect(report).toMatchObject({ verdict: 'passed' });
    expect(report.checks.at(-1)).toEqual({ name: 'timestamp', outcome: 'passed' });
    const asked = tsa.asked();
    await stamp(id);
    expect(tsa.asked()).toBe(asked);
  });

  test('by an authority without a list is taken when the responder speaks for it', async () => {
    const authority = rootAuthority('Служба с ответчиком', ecKey(), around);
    const [good, bad] = [0, 1].map(() => authority.issue({ key: ecKey(), more: [forTimestamps], ...around }));
    if (!good || !bad) throw new Error('no authority');
    responder = await listServer();
    await db.rows(
      `insert into "trusted_certificate" ("client_id", "kind", "name", "thumbprint", "der", "not_after", "ocsp_url")
       select "id", 'root', 'tsa', 'answered', $1, $2, $3 from "client" where "code" = 'eg'`,
      [Buffer.from(authority.der), around.until, `http://127.0.0.1:${responder.port}/`],
    );
    const stampBy = async (by: Identity, status: 'good' | 'revoked', id: number) => {
      if (responder) responder.answer = wholeAnswer(answerAbout(by, authority, { ...today, status }));
      tsa.answers((request) => answer(tokenFor(by, request, { time: new Date() })));
      await stamp(id);
      return stored(id);
    };
    const id = await signed();
    await expect(stampBy(bad, 'revoked', id)).rejects.toThrow(/certificate_revoked/);
    const signature = await stampBy(good, 'good', id);
    expect(signature).toMatchObject({
      level: 'LT',
      material: { timestamp: { crls: [], ocsp: [expect.any(String)] } },
    });
    const { judgeStored, rowDigests } = await import('../../server/signing/verify/stored-signature.ts');
    await responder.close();
    expect(await judgeStored(db, signature, rowDigests(signature), 'test')).toMatchObject({
      verdict: 'passed',
    });
  });

  test('that is exchanged later is seen', async () => {
    const [one, other] = [await signed(), await signed()];
    tsa.answers(honest);
    await stamp(one);
    await stamp(other);
    await db.rows(
      `update "signature" set "timestamp_token" = (select "timestamp_token" from "signature" where "id" = $2) where "id" = $1`,
      [one, other],
    );
    const { judgeStored, rowDigests } = await import('../../server/signing/verify/stored-signature.ts');
    const signature = await stored(one);
    expect(await judgeStored(db, signature, rowDigests(signature), 'test')).toMatchObject({
      verdict: 'failed',
      code: 'timestamp_invalid',
    });
  });

  test.each<[string, (request: Uint8Array) => Uint8Array, RegExp]>([
    ['about another signature', () => answer(another), /timestamp_imprint/],
    ['to another question', (request) => honest(withOtherNonce(request)), /timestamp_nonce/],
    [
      'of another time',
      (request) => answer(tokenFor(signer, request, { time: new Date(Date.now() - DAY_MS / 2) })),
      /timestamp_time/,
    ],
    [
      'by a stranger',
      (request) => answer(tokenFor(stranger, request, { time: new Date() })),
      /untrusted_chain/,
    ],
    ['by a clerk', (request) => answer(tokenFor(clerk, request, { time: new Date() })), /timestamp_purpose/],
    ['with a refusal', () => answer(undefined), /status 2/],
    ['with anything', () => new Uint8Array(100), /unreadable/],
    ['with too much', () => new Uint8Array(70_000), /unreadable/],
  ])('is not taken when the authority answers %s', async (_, lie, reason) => {
    const id = await signed();
    const { askTimestamp } = await import('../../server/signing/timestamps/time-authority.ts');
    const { signatureValueOf } = await import('../../lib/signing/verify/proof-of-time.ts');
    const { cms, client_id } = await stored(id);
    const value = signatureValueOf(new Uint8Array(cms)) ?? '';
    tsa.answers(lie);
    await expect(askTimestamp(tsa.url, value, client_id)).rejects.toThrow(reason);
    await expect(stamp(id)).rejects.toThrow();
    expect(await stored(id)).toMatchObject({ level: 'B', timestamp_token: null, timestamp_at: null });
  });

  test('is waited for no longer than patience lasts, and a silent authority is let rest', async () => {
    const [one, other] = [await signed(), await signed()];
    const { askTimestamp, Unanswered } = await import('../../server/signing/timestamps/time-authority.ts');
    tsa.answers(undefined);
    const { client_id } = await stored(one);
    await expect(askTimestamp(tsa.url, '00', client_id, 50)).rejects.toThrow(Unanswered);
    await tsa.stop();
    await expect(stamp(one)).rejects.toThrow(Unanswered);
    await expect(stamp(other)).rejects.toThrow(/just now/);
    expect(await stored(one)).toMatchObject({ level: 'B', timestamp_token: null });
  });
});

const forTimestamps = extension(OID.extendedKeyUsage, sequence(oid(OID.timeStamping)), true);

const withOtherNonce = (request: Uint8Array): Uint8Array => {
  const other = new Uint8Array(request);
  // The nonce stands before the three bytes of the last field.
  const at = other.length - 4;
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
};
