import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as asn1js from 'asn1js';
import { beforeAll, describe, expect, test } from 'vitest';
import { gostEngine } from '../../bin/gost-engine.ts';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { derOf, sorted } from '../../lib/signing/der-write.ts';
import { listServer } from '../support/list-server.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import { moveAs, moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';
import type { Authority, Identity } from '../support/signing/authority.ts';
import { daysFromStart } from '../support/signing/judged-now.ts';
import { ecKey, gostKeyPair, rsaKey, type TestKey } from '../support/signing/keys.ts';
import { answerAbout, wholeAnswer } from '../support/signing/ocsp-answer.ts';
import {
  attribute,
  attributesOf,
  type CmsWish,
  craft,
  DOCUMENT,
  type SignerWish,
  signDetached,
} from '../support/signing/signer.ts';
import { introduceSigning, shown, signaturesOf, signsWith, stamp } from '../support/signing-call.ts';
import { giveKey, PIN } from '../support/signing-key.ts';
import { believedAuthority, certify, register } from '../support/signing-qualified.ts';

const SEND = ['employee', 'draft', 'prepared'] as const;

const world = shared(() => openWorld(['employee', 'manager', 'hr', 'admin'], { CRL_HOSTS: '127.0.0.1' }));
let gost: Authority;
let mine: Identity;
const responder = shared(listServer);
beforeAll(async () => {
  await introduceSigning(world, { party: 'employee' });
  await signsWith(world, 'employee', '3');
  gost = await believedAuthority(world, gostKeyPair(256));
  mine = await certify(world, 'employee', gost, gostKeyPair(256));
  expect(outcome(await register(world, 'employee', mine))).toBe('ok');
});

const draft = () => addVacation(world.company, 'employee', 'draft');
const bytesOf = async ({ file }: Prepared): Promise<Uint8Array> => {
  const answer = await fetch(`${world.portal.origin}/api/files/${file.name}`, {
    headers: { authorization: `Bearer ${world.token('employee')}` },
  });
  return new Uint8Array(await answer.arrayBuffer());
};
const base64 = (der: Uint8Array): string => Buffer.from(der).toString('base64');
const signed = async (by: Identity, prepared: Prepared, chain: Uint8Array[] = []) =>
  signDetached(by, {
    bytes: await bytesOf(prepared),
    time: new Date(),
    chain: chain.map((der) => Uint8Array.from(der)),
  });

describe('is refused, and moves nothing:', () => {
  const refusedWith = async (prepared: Prepared, signature: string) => {
    const answer = await stamp(world, 'employee', prepared.intent_id, { signature });
    expect(await signaturesOf(world, prepared.document_id)).toEqual([]);
    expect(await standOf(world.company, prepared.document_id)).toMatchObject({ status_id: 'draft' });
    return [outcome(answer), answer.error?.data.values?.code];
  };

  test('a signature of another document', async () => {
    const [one, other] = [
      await shown(world, 'employee', await draft(), SEND),
      await shown(world, 'employee', await draft(), SEND),
    ];
    expect(await refusedWith(one, base64(await signed(mine, other)))).toEqual([
      'sign_failed',
      'document_mismatch',
    ]);
  });

  test('one that brings the document along, or another one', async () => {
    const prepared = await shown(world, 'employee', await draft(), SEND);
    const attributes = attributesOf(mine, { digest: prepared.digests.streebog256, time: new Date() });
    for (const content of [await bytesOf(prepared), DOCUMENT])
      expect(
        await refusedWith(prepared, base64(craft({ signers: [{ identity: mine, attributes }], content }))),
      ).toEqual(['sign_failed', 'not_detached']);
  });

  test('a certificate nobody registered, of the same authority and the same person', async () => {
    const unknown = await certify(world, 'employee', gost, gostKeyPair(256));
    const prepared = await shown(world, 'employee', await draft(), SEND);
    expect(await refusedWith(prepared, base64(await signed(unknown, prepared)))).toEqual([
      'certificate_not_yours',
      undefined,
    ]);
  });

  test('the registered certificate of somebody else', async () => {
    const theirs = await certify(world, 'manager', gost, gostKeyPair(256));
    expect(outcome(await register(world, 'manager', theirs))).toBe('ok');
    const prepared = await shown(world, 'employee', await draft(), SEND);
    expect(await refusedWith(prepared, base64(await signed(theirs, prepared)))).toEqual([
      'certificate_not_yours',
      undefined,
    ]);
  });

  test('a certificate that is over, one that is revoked, one of an authority nobody named', async () => {
    const over = await certify(world, 'employee', gost, gostKeyPair(256), [-9, -2]);
    const revokedKey = gostKeyPair(256);
    const prepared = await shown(world, 'employee', await draft(), SEND);
    expect(await refusedWith(prepared, base64(await signed(over, prepared)))).toEqual([
      'sign_failed',
      'certificate_expired',
    ]);
    const strict = await believedAuthority(world, gostKeyPair(256));
    const revoked = await certify(world, 'employee', strict, revokedKey);
    await world.company.db.query(
      `update "trusted_crl" set "der" = $1, "fetched_at" = clock_timestamp()
       where "certificate_id" = (select max("id") from "trusted_certificate")`,
      [
        Buffer.from(
          strict.crl({
            from: new Date(Date.now() - 86_400_000),
            until: new Date(Date.now() + 86_400_000),
            revoked: [revoked.serial],
          }),
        ),
      ],
    );
    expect(await refusedWith(prepared, base64(await signed(revoked, prepared)))).toEqual([
      'sign_failed',
      'certificate_revoked',
    ]);
    await world.company.db.query(
      `update "trusted_certificate" set "disabled" = true where "id" = (select max("id") from "trusted_certificate")`,
    );
    expect(await refusedWith(prepared, base64(await signed(revoked, prepared)))).toEqual([
      'sign_failed',
      'untrusted_chain',
    ]);
  });

  test.each([
    ['nothing', undefined, 'invalid_params'],
    ['no CMS', 'A'.repeat(400), 'sign_failed'],
    ['no base64', '«»'.repeat(200), 'sign_failed'],
  ] as const)('%s', async (_name, signature, reason) => {
    const prepared = await shown(world, 'employee', await draft(), SEND);
    const answer = await stamp(
      world,
      'employee',
      prepared.intent_id,
      signature === undefined ? {} : { signature },
    );
    expect(outcome(answer)).toBe(reason);
    expect(await signaturesOf(world, prepared.document_id)).toEqual([]);
  });
});

test('an authority without a list is believed when its responder speaks for the certificate', async () => {
  const authority = await believedAuthority(world, ecKey());
  const theirs = [0, 1].map(() => certify(world, 'employee', authority, ecKey()));
  const [good, gone] = await Promise.all(theirs);
  if (!good || !gone) throw new Error('no certificates');
  const newest = '(select max("id") from "trusted_certificate")';
  await world.company.db.query(`delete from "trusted_crl" where "certificate_id" = ${newest}`);
  await world.company.db.query(`update "trusted_certificate" set "ocsp_url" = $1 where "id" = ${newest}`, [
    `http://127.0.0.1:${responder.port}/`,
  ]);
  const say = (about: Identity, status: 'good' | 'revoked') => {
    const [from, until] = [daysFromStart(-0.1), daysFromStart(1)];
    const said = { from, until, status, revokedAt: from };
    responder.answer = wholeAnswer(answerAbout(about, authority, said));
  };
  say(good, 'good');
  const registered = await register(world, 'employee', good);
  const { certificate_id: id } = Object(registered.result?.data) as { certificate_id: number };
  const confirmed = await callAs(world, 'hr', 'sign.confirmCertificate', { id });
  expect(outcome(confirmed)).toBe('ok');
  const prepared = await shown(world, 'employee', await draft(), SEND);
  const signature = base64(await signed(good, prepared));
  expect(outcome(await stamp(world, 'employee', prepared.intent_id, { signature }))).toBe('ok');
  const [row] = await signaturesOf(world, prepared.document_id);
  const { rows } = await world.company.db.query(
    'select "material", "public_id" from "signature" where "id" = $1',
    [row?.id],
  );
  expect(rows[0].material).toMatchObject({ crls: [], ocsp: [expect.any(String)] });
  await world.company.db.query('delete from "trusted_ocsp"');
  const verified = await world.call('sign.verify', { public_id: rows[0].public_id }, {});
  expect(verified.result?.data).toMatchObject({ verdict: 'passed' });

  say(gone, 'revoked');
  const second = await shown(world, 'employee', await draft(), SEND);
  const refused = await stamp(world, 'employee', second.intent_id, {
    signature: base64(await signed(gone, second)),
  });
  expect([outcome(refused), refused.error?.data.values?.code]).toEqual([
    'sign_failed',
    'certificate_revoked',
  ]);
  expect(await signaturesOf(world, second.document_id)).toEqual([]);
});

test('a signature is good once: sent again for the same paper, as it was or in another wrapper, it is refused', async () => {
  const id = await draft();
  const first = await shown(world, 'employee', id, SEND);
  const attributes = attributesOf(mine, { digest: first.digests.streebog256, time: new Date() });
  const signature = mine.key.sign(derOf(new asn1js.Set({ value: sorted(attributes) })));
  const wrapped = (more: Partial<CmsWish> = {}, signer: Partial<SignerWish> = {}) =>
    base64(craft({ signers: [{ identity: mine, attributes, signature, ...signer }], ...more }));
  expect(outcome(await stamp(world, 'employee', first.intent_id, { signature: wrapped() }))).toBe('ok');
  const recall = stepOf(world.company, 'employee', 'prepared', 'draft');
  expect(outcome(await moveAs(world, 'employee', moveBy(recall, id, { comments: 'ещё раз' })))).toBe('ok');
  for (const replayed of [
    wrapped(),
    wrapped({ certificates: [mine.der, gost.der] }),
    wrapped({}, { unsigned: [attribute('1.3.6.1.4.1.311.88.1', new asn1js.Null())] }),
  ]) {
    const again = await shown(world, 'employee', id, SEND);
    expect(again.file.id).toBe(first.file.id);
    expect(outcome(await stamp(world, 'employee', again.intent_id, { signature: replayed }))).toBe(
      'already_signed',
    );
  }
  expect(await signaturesOf(world, id)).toHaveLength(1);
});

const engine = gostEngine();
describe.skipIf(engine === undefined)('openssl accepts what the portal took', () => {
  const judge = (cms: Uint8Array, bytes: Uint8Array, root: Uint8Array): string => {
    const folder = mkdtempSync(join(tmpdir(), 'eg-openssl-'));
    const at = (name: string) => join(folder, name);
    try {
      writeFileSync(at('doc'), bytes);
      writeFileSync(at('sig'), cms);
      writeFileSync(
        at('root.pem'),
        `-----BEGIN CERTIFICATE-----\n${base64(root).replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
      );
      execFileSync(
        '/usr/bin/openssl',
        `cms -verify -engine gost -binary -cades -inform DER -in ${at('sig')} -content ${at('doc')} -CAfile ${at('root.pem')} -purpose any -out ${at('out')}`.split(
          ' ',
        ),
        { stdio: 'pipe' },
      );
      return 'accepted';
    } catch (error) {
      return String((error as { stderr?: Buffer }).stderr);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test('with GOST, and refuses it over other bytes', async () => {
    const prepared = await shown(world, 'employee', await draft(), SEND);
    const bytes = await bytesOf(prepared);
    const cms = base64(await signed(mine, prepared));
    expect(outcome(await stamp(world, 'employee', prepared.intent_id, { signature: cms }))).toBe('ok');
    const [row] = await signaturesOf(world, prepared.document_id);
    expect(judge(row.cms, bytes, gost.der)).toBe('accepted');
    bytes[bytes.length - 8] = (bytes[bytes.length - 8] ?? 0) ^ 1;
    expect(judge(row.cms, bytes, gost.der)).toMatch(/digest|verification/i);
  });

  test('with a PIN', async () => {
    await introduceSigning(world, { party: 'employer' });
    await signsWith(world, 'manager', '2');
    await giveKey(world, 'manager');
    const id = await addVacation(world.company, 'employee', 'prepared');
    const prepared = await shown(world, 'manager', id, ['manager', 'prepared', 'agreed']);
    const bytes = await bytesOf(prepared);
    expect(outcome(await stamp(world, 'manager', prepared.intent_id, { pin: PIN }))).toBe('ok');
    const [row] = await signaturesOf(world, id);
    const { rows } = await world.company.db.query(
      `select "der" from "portal_key" where "kind" = 'authority'`,
    );
    expect(judge(row.cms, bytes, rows[0].der)).toBe('accepted');
  });
});

describe('a certificate', () => {
  // Each takes the place of the one before without hr's word.
  beforeAll(async () => {
    await putParameter(world.company.db, 'reissue_certificate_allowed', '1');
  });
  test.each([
    ['GOST 2012 of 256 bits, set A', () => gostKeyPair(256)],
    ['GOST 2012 of 256 bits, TC26 set A', () => gostKeyPair(256, '1.2.643.7.1.2.1.1.1')],
    ['GOST 2012 of 512 bits, set A', () => gostKeyPair(512)],
    ['RSA', () => rsaKey()],
    ['ECDSA', () => ecKey()],
  ] as const)('of %s signs', async (_name, make: () => TestKey) => {
    const authority = await believedAuthority(world, make());
    const identity = await certify(world, 'employee', authority, make());
    expect(outcome(await register(world, 'employee', identity))).toBe('ok');
    const prepared = await shown(world, 'employee', await draft(), SEND);
    expect(prepared.certificates.length).toBeGreaterThan(0);
    const answer = await stamp(world, 'employee', prepared.intent_id, {
      signature: base64(await signed(identity, prepared)).replace(/(.{64})/g, '$1\r\n'),
    });
    expect(outcome(answer)).toBe('ok');
    const [row] = await signaturesOf(world, prepared.document_id);
    expect(row).toMatchObject({
      type: '3',
      report: { verdict: 'passed' },
      serial_number: expect.any(String),
    });
  });
});
