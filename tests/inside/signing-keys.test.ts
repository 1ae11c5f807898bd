import { createHash, verify, X509Certificate } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digestHex } from '../../lib/signing/algorithms.ts';
import { verifyDetached } from '../../lib/signing/verify/verify-detached.ts';
import type { giveDemoKeys } from '../../prisma/seed/demo/give-keys.ts';
import type { sealDetached, sealSigner } from '../../server/signing/authority/seal.ts';
import type { tellOfExpiry } from '../../server/signing/certificates/expiry.ts';
import type { signWithPin } from '../../server/signing/keys/employee-keys.ts';
import type { ownTrust } from '../../server/signing/trust/trust.ts';
import { sharedCompany } from '../support/shared.ts';
import { PIN } from '../support/signing-key.ts';

const { company } = sharedCompany();
let server: {
  signWithPin: typeof signWithPin;
  sealDetached: typeof sealDetached;
  sealSigner: typeof sealSigner;
  ownTrust: typeof ownTrust;
  tellOfExpiry: typeof tellOfExpiry;
  giveDemoKeys: typeof giveDemoKeys;
  issue: (employee_id: number) => Promise<number>;
};

beforeAll(async () => {
  const { inTransaction } = await import('../../server/db/tx.ts');
  const { makeKey, keepKey } = await import('../../server/signing/keys/issue-key.ts');
  server = {
    ...(await import('../../server/signing/keys/employee-keys.ts')),
    ...(await import('../../server/signing/authority/seal.ts')),
    ...(await import('../../server/signing/trust/trust.ts')),
    ...(await import('../../server/signing/certificates/expiry.ts')),
    ...(await import('../../prisma/seed/demo/give-keys.ts')),
    issue: async (employee_id) => {
      const key = await makeKey(employee_id, PIN);
      return (await inTransaction((tx) => keepKey(tx, key))).certificate_id;
    },
  };
});
beforeEach(() => company.db.query('delete from "pin_counter"'));

const bytes = (text: string) => new TextEncoder().encode(text);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const digestsOf = (text: string) => ({
  sha256: sha256(text),
  streebog256: digestHex('streebog256', bytes(text)),
  streebog512: digestHex('streebog512', bytes(text)),
});
const judge = async (cms: Uint8Array, text: string) =>
  verifyDetached({ cms, digests: digestsOf(text), at: new Date(), trust: await server.ownTrust() });
const signAll = (pin: string, ...texts: string[]) =>
  server.signWithPin({
    employee_id: company.people.employee.employee_id,
    pin,
    digests: texts.map(sha256),
    signing_time: new Date(),
  });

describe('a signature under a PIN', () => {
  beforeAll(() => server.issue(company.people.employee.employee_id));

  test('is good for its own document and no other, many at once', async () => {
    const texts = Array.from({ length: 25 }, (_, index) => `приказ ${index}`);
    const { signatures, certificate } = await signAll(PIN, ...texts);
    for (const [index, cms] of signatures.entries()) {
      const report = await judge(cms, texts[index] ?? '');
      expect([report.verdict, report.code]).toEqual(['passed', 'ok']);
      expect(report.signer?.thumbprint).toBe(certificate.thumbprint);
    }
    const [first = new Uint8Array()] = signatures;
    expect((await judge(first, 'приказ 1')).code).toBe('document_mismatch');
  });

  test('is not made with a wrong PIN, which counts, nor once the tries are used up', async () => {
    const outcomeOf = (pin: string) =>
      signAll(pin, 'x').then(
        () => 'signed',
        (error: { refusal?: { reason: string } }) => error.refusal?.reason,
      );
    const outcomes = [];
    for (const pin of ['7771', '7772', '7773', PIN]) outcomes.push(await outcomeOf(pin));
    expect(outcomes).toEqual(['wrong_pin', 'wrong_pin', 'pin_exhausted', 'pin_exhausted']);
    await company.db.query(`update "pin_counter" set "locked_until" = now() - interval '1 second'`);
    expect(await outcomeOf(PIN)).toBe('signed');
    expect(await outcomeOf(PIN)).toBe('signed');
  });

  test('of twenty parallel right PINs each is made', async () => {
    const done = await Promise.allSettled(Array.from({ length: 20 }, () => signAll(PIN, 'вместе')));
    const made = done.filter(({ status }) => status === 'fulfilled').length;
    // Two are worked on at once and each right one gives the tries back.
    expect(made).toBe(20);
  });

  test('of a revoked key is judged revoked, by the list that is fetched as well', async () => {
    const { signatures } = await signAll(PIN, 'заявление');
    await server.issue(company.people.employee.employee_id);
    const report = await judge(signatures[0] ?? new Uint8Array(), 'заявление');
    expect([report.verdict, report.code]).toEqual(['failed', 'certificate_revoked']);
  });
});

describe('the keys the demo comes with', () => {
  const PEOPLE = `from "app_user" u join "client" c on c."id" = u."client_id" where c."code" = 'eg'`;
  const signAs = async (login: string, text: string) => {
    const { rows } = await company.db.query(`select u."employee_id"::int ${PEOPLE} and u."login" = $1`, [
      login,
    ]);
    return server.signWithPin({
      employee_id: rows[0]?.employee_id,
      pin: '2580',
      digests: [sha256(text)],
      signing_time: new Date(),
    });
  };
  test('sign for employee, manager and hr with the PIN of the README, and for nobody else', async () => {
    await server.giveDemoKeys();
    for (const login of ['employee', 'manager', 'hr']) {
      const { signatures } = await signAs(login, login);
      const [cms = new Uint8Array()] = signatures;
      const report = await judge(cms, login);
      expect([login, report.verdict, report.code]).toEqual([login, 'passed', 'ok']);
    }
    for (const login of ['reviewer', 'employee2'])
      await expect(signAs(login, login)).rejects.toMatchObject({ refusal: { reason: 'no_signing_key' } });
  });
  test('are made once: who revoked theirs gets no other at the next start', async () => {
    const keys = async () => {
      const { rows } = await company.db.query(
        `select x."id"::int, x."disabled" from "certificate" x join "app_user" u on u."employee_id" = x."employee_id"
         where u."login" = 'employee' and u."client_id" = (select "id" from "client" where "code" = 'eg')`,
      );
      return rows;
    };
    await company.db.query(
      `update "certificate" set "disabled" = true, "revoked_at" = now() where "id" = $1`,
      [(await keys())[0]?.id],
    );
    await server.giveDemoKeys();
    expect(await keys()).toMatchObject([{ disabled: true }]);
  });
});

describe('the seal', () => {
  test('tells a record that was changed', async () => {
    const cms = await server.sealDetached(bytes('{"a":1}'), new Date());
    expect((await judge(cms, '{"a":1}')).verdict).toBe('passed');
    expect((await judge(cms, '{"a":2}')).code).toBe('document_mismatch');
  });

  test('signs as a PDF wants it, with the certificate that comes along', async () => {
    const signer = await server.sealSigner();
    const { publicKey } = new X509Certificate(signer.certificate);
    const value = await signer.sign(bytes('pdf'), 'SHA-256');
    expect(verify('sha256', bytes('pdf'), publicKey, value)).toBe(true);
    expect(verify('sha256', bytes('pdg'), publicKey, value)).toBe(false);
    expect(new X509Certificate(signer.certificateChain[0] ?? new Uint8Array()).ca).toBe(true);
  });

  test('is renewed before it ends; what it sealed stays good', async () => {
    const cms = await server.sealDetached(bytes('до'), new Date());
    await company.db.query(`update "portal_key" set "disabled" = true where "kind" = 'seal'`);
    const after = await server.sealDetached(bytes('после'), new Date());
    for (const [signature, text] of [
      [cms, 'до'],
      [after, 'после'],
    ] as const)
      expect((await judge(signature, text)).verdict).toBe('passed');
    const serials = [cms, after].map(async (each) => (await judge(each, '')).signer?.serial_number);
    expect(new Set(await Promise.all(serials)).size).toBe(2);
  });
});

test('people and hr are told 30, 7 and 1 days before a certificate ends, each once', async () => {
  const { employee_id } = company.people.clerk;
  const id = await server.issue(employee_id);
  const told: number[] = [];
  for (const days of [31, 30, 29, 8, 7, 6.5, 2, 1, 0.5]) {
    await company.db.query(
      `update "certificate" set "expiration_date" = now() + make_interval(secs => $2) where "id" = $1`,
      [id, days * 86_400 - 60],
    );
    const count = async () => {
      const { rows } = await company.db.query(
        `select count(*)::int as n from "message" where "recipient_id" = $1 and "text_eng" like '%expires in %'`,
        [String(employee_id)],
      );
      return Number(rows[0]?.n);
    };
    const before = await count();
    await server.tellOfExpiry();
    await server.tellOfExpiry();
    if ((await count()) > before) told.push(days);
  }
  expect(told).toEqual([30, 7, 1]);
});
