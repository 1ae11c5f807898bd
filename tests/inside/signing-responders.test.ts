import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as asn1js from 'asn1js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { integer, oid, sequence } from '../../lib/signing/der-write.ts';
import { OID } from '../../lib/signing/oids.ts';
import { pemOf } from '../../lib/signing/pem.ts';
import { timestampRequest, withTimestamp } from '../../lib/signing/timestamp.ts';
import { CHECK_POLICY } from '../../lib/signing/verify/policy.ts';
import { signatureValueOf } from '../../lib/signing/verify/proof-of-time.ts';
import { parseTrust } from '../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../lib/signing/verify/verify-detached.ts';
import type { Db } from '../../server/db/tx.ts';
import type { NotFetched } from '../../server/signing/trust/outward.ts';
import { type ListServer, listServer } from '../support/list-server.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';
import { type Authority, extension, type Identity, rootAuthority } from '../support/signing/authority.ts';
import {
  AROUND as around,
  daysFromStart as days,
  digests,
  judgedNow,
  missing,
  passed,
  revoked,
} from '../support/signing/judged-now.ts';
import { ecKey } from '../support/signing/keys.ts';
import { type AnswerWish, answerAbout, responderOf, wholeAnswer } from '../support/signing/ocsp-answer.ts';
import { signDetached } from '../support/signing/signer.ts';
import { tokenFor } from '../support/signing/time-authority.ts';
import { thumbprintOf } from '../support/signing-qualified.ts';

shared(ownProcess);
let responder: ListServer;
let db: Db;
let client_id: number;
beforeAll(async () => {
  process.env.CRL_HOSTS = '127.0.0.1';
  responder = await listServer();
  ({ db } = await import('../../server/db/tx.ts'));
  const [client] = await db.rows<{ id: number }>(`select "id" from "client" where "code" = 'eg'`);
  client_id = Number(client?.id);
});
afterAll(async () => {
  await responder?.close();
});

const pathOf = ({ der }: Authority): string => `/${thumbprintOf(der)}`;

interface Believed {
  readonly id: number;
  readonly authority: Authority;
  readonly person: Identity;
}

/** A new authority that the client believes, whose responder is at an address; each has an address of its own. */
const believed = async (
  address: (port: number) => string = (port) => `http://127.0.0.1:${port}`,
  { list = false, person = {} as { until?: Date; more?: ReturnType<typeof extension>[] } } = {},
): Promise<Believed> => {
  const authority = rootAuthority('УЦ с ответчиком', ecKey(), around);
  const [row] = await db.rows<{ id: number }>(
    `insert into "trusted_certificate" ("client_id", "kind", "name", "thumbprint", "der", "not_after", "ocsp_url")
     values ($1, 'root', 'УЦ', $2, $3, $4, $5) returning "id"`,
    [
      client_id,
      thumbprintOf(authority.der),
      Buffer.from(authority.der),
      around.until,
      `${address(responder.port)}${pathOf(authority)}`,
    ],
  );
  const id = Number(row?.id);
  if (list)
    await db.rows(
      `insert into "trusted_crl" ("certificate_id", "der", "this_update", "next_update") values ($1, $2, $3, $4)`,
      [id, Buffer.from(authority.crl({ from: days(-1), until: days(6) })), days(-1), days(6)],
    );
  return { id, authority, person: authority.issue({ key: ecKey(), ...around, ...person }) };
};

const judged = ({ person }: Pick<Believed, 'person'>, client = client_id) => judgedNow(person, client);

const answer = ({ person, authority }: Believed, wish: AnswerWish = {}): Uint8Array =>
  wholeAnswer(answerAbout(person, authority, { from: days(-0.1), until: days(1), ...wish }));

const standing = async ({ id }: Believed) =>
  (
    await db.rows<{ ocsp_error: string; kept: number }>(
      `select "ocsp_error", (select count(*)::int from "trusted_ocsp" where "certificate_id" = t."id") as kept
       from "trusted_certificate" t where "id" = $1`,
      [id],
    )
  )[0];

const unknown = { verdict: 'indeterminate', code: 'status_unknown' };

describe('the responder that an admin has named is asked', () => {
  test('and decides where no list does; what it said is kept and asked once', async () => {
    const trusted = await believed();
    responder.answer = answer(trusted);
    const asked = responder.asked;
    expect(await Promise.all([judged(trusted), judged(trusted)])).toMatchObject([passed, passed]);
    expect(await judged(trusted)).toMatchObject(passed);
    expect(responder.asked).toBe(asked + 1);
    expect(await standing(trusted)).toEqual({ ocsp_error: '', kept: 1 });
  });

  test.each<[string, AnswerWish, boolean, object]>([
    ['revoked', { status: 'revoked' }, false, revoked],
    ['revoked, against a list of yesterday', { status: 'revoked' }, true, revoked],
    ['nothing that it knows of', { status: 'unknown' }, false, unknown],
    ['nothing that it knows of, beside a list that does', { status: 'unknown' }, true, passed],
  ])('and says: %s', async (_, wish, list, verdict) => {
    const trusted = await believed(undefined, { list });
    responder.answer = answer(trusted, { ...wish, revokedAt: days(-2) });
    expect(await judged(trusted)).toMatchObject(verdict);
  });

  test('through whom it appointed, not through a clerk', async () => {
    const trusted = await believed();
    responder.answer = answer(trusted, { responder: trusted.authority.issue({ key: ecKey(), ...around }) });
    expect(await judged(trusted)).toMatchObject(missing);
    const other = await believed();
    responder.answer = answer(other, { responder: responderOf(other.authority, around) });
    expect(await judged(other)).toMatchObject(passed);
  });

  test('not through one whose appointment is over, whatever it says of when it spoke', async () => {
    const over = { from: days(-400), until: days(-30) };
    for (const said of [
      { produced: days(-40) },
      { produced: days(-40), from: days(-41), until: days(9_000) },
    ]) {
      const trusted = await believed();
      responder.answer = answer(trusted, { ...said, responder: responderOf(trusted.authority, over) });
      expect(await judged(trusted)).toMatchObject(missing);
      expect(await standing(trusted)).toMatchObject({ kept: 0 });
    }
  });

  test('anew halfway to the end of its answer, which stands meanwhile; an older one takes nothing away', async () => {
    const trusted = await believed();
    responder.answer = answer(trusted, { from: days(-0.6), until: days(0.4) });
    expect(await judged(trusted)).toMatchObject(passed);
    const asked = responder.asked;
    responder.answer = answer(trusted, { status: 'revoked', from: days(-0.7), until: days(0.4) });
    expect(await judged(trusted)).toMatchObject(passed);
    expect(responder.asked).toBe(asked + 1);
    expect(await standing(trusted)).toEqual({ ocsp_error: 'older', kept: 1 });
    expect(await judged(trusted)).toMatchObject(passed);
    expect(responder.asked).toBe(asked + 1);
  });

  test('and its answer is swept when its time is over', async () => {
    const trusted = await believed();
    responder.answer = answer(trusted);
    expect(await judged(trusted)).toMatchObject(passed);
    await db.rows(
      `update "trusted_ocsp" set "next_update" = now() - interval '1 second' where "certificate_id" = $1`,
      [trusted.id],
    );
    const { sweepAnswers } = await import('../../server/signing/trust/ocsp-answers.ts');
    await sweepAnswers();
    expect(await standing(trusted)).toMatchObject({ kept: 0 });
  });

  test('and what it said is kept with the signature, which holds without it', async () => {
    const trusted = await believed();
    responder.answer = answer(trusted);
    const report = await judged(trusted);
    const { keepMaterial, readMaterial } = await import('../../server/signing/trust/kept-lists.ts');
    const material = await keepMaterial(db, report?.used);
    expect(material).toMatchObject({ crls: [], ocsp: [expect.any(String)] });
    const { chain, ...said } = await readMaterial(db, material);
    const at = new Date();
    const judge = (ocsp: readonly Uint8Array[]) => {
      const trust = parseTrust({ roots: [trusted.authority.der], intermediates: chain, crls: [], ocsp });
      return verifyDetached({ cms: signDetached(trusted.person, { time: at }), digests, at, trust });
    };
    expect(await judge(said.ocsp)).toMatchObject(passed);
    expect(await judge([])).toMatchObject(missing);
  });

  test('about a time-stamping authority beside the signature too', async () => {
    const { judgeBeside } = await import('../../server/signing/verify/judge-beside.ts');
    const forTimestamps = extension(OID.extendedKeyUsage, sequence(oid(OID.timeStamping)), true);
    const trusted = await believed(undefined, { list: true });
    const stamper = await believed(undefined, { person: { more: [forTimestamps] } });
    const seen = new Date();
    const cms = signDetached(trusted.person, { time: seen });
    const token = tokenFor(stamper.person, timestampRequest(signatureValueOf(cms) ?? '', '11'), {
      time: seen,
    });
    responder.answer = (response) =>
      response.end(answer(response.req.url === pathOf(stamper.authority) ? stamper : trusted));
    const given = { cms: withTimestamp(cms, token) ?? cms, digests, seen, policy: CHECK_POLICY };
    const judge = () => judgeBeside(given, { by: 'anybody', client_id });
    expect(await judge()).toMatchObject({ by: 'timestamp', report: passed });
    await db.rows(`update "trusted_certificate" set "ocsp_url" = '' where "id" = $1`, [stamper.id]);
    expect(await judge()).toMatchObject({ by: 'now', timestamp: { code: 'crl_missing' } });
  });

  test('in words that openssl understands, and its answer is understood', async () => {
    const trusted = await believed();
    responder.answer = (response, question) => response.end(opensslAnswer(trusted, question));
    expect(await judged(trusted)).toMatchObject(passed);
    const other = await believed();
    responder.answer = (response, question) => response.end(opensslAnswer(other, question, 'R'));
    expect(await judged(other)).toMatchObject(revoked);
  });
});

describe('a verdict stays with what the lists say where the responder', () => {
  const redirect: ListServer['answer'] = (response) => {
    response.writeHead(302, { location: `http://localhost:${responder.port}/` }).end();
  };
  test.each<[string, string, (trusted: Believed) => ListServer['answer']]>([
    ['is forged', 'foreign', (trusted) => answer(trusted, { forger: ecKey() })],
    ['speaks of another certificate', 'foreign', (trusted) => answer(trusted, { serial: '0777' })],
    [
      'is another authority’s',
      'foreign',
      (trusted) => wholeAnswer(answerAbout(trusted.person, rootAuthority('Чужой УЦ', ecKey()), around)),
    ],
    ['speaks of yesterday', 'over', (trusted) => answer(trusted, { from: days(-2), until: days(-1) })],
    ['speaks of tomorrow', 'over', (trusted) => answer(trusted, { from: days(1), until: days(2) })],
    [
      'insists on what nobody here understands',
      'foreign',
      (trusted) => answer(trusted, { more: [extension('1.2.3.4', integer('01'), true)] }),
    ],
    ['says: try later', 'unreadable', () => Uint8Array.of(0x30, 3, 0x0a, 1, 3)],
    ['sends something else', 'unreadable', () => Buffer.from('<html>')],
    ['sends too much', 'too_big', () => Buffer.alloc(64 * 1024 + 1)],
    ['is out of order', 'answer', () => (response) => response.writeHead(503).end()],
    ['hangs up', 'unreachable', () => (response) => response.destroy()],
    ['sends on into this network', 'answer', () => redirect],
  ])('%s', async (_, fault, lie) => {
    const open = await believed();
    const listed = await believed(undefined, { list: true });
    for (const [trusted, verdict] of [
      [open, missing],
      [listed, passed],
    ] as const) {
      responder.answer = lie(trusted);
      const asked = responder.asked;
      expect(await judged(trusted)).toMatchObject(verdict);
      // The responder is let rest, so that no other signer waits for it just now.
      expect(await judged(trusted)).toMatchObject(verdict);
      expect(responder.asked).toBe(asked + 1);
      expect(await standing(trusted)).toEqual({ ocsp_error: fault, kept: 0 });
    }
  });

  test('takes longer than somebody can wait', async () => {
    responder.answer = () => {};
    const { askResponder } = await import('../../server/signing/trust/ask-responder.ts');
    const url = `http://127.0.0.1:${responder.port}/`;
    const fault = await askResponder(url, new Uint8Array(1), 50).catch((error: NotFetched) => error.fault);
    expect(fault).toBe('unreachable');
    responder.answer = (response) => void response.writeHead(200).write('0');
    const half = await askResponder(url, new Uint8Array(1), 50).catch((error: NotFetched) => error.fault);
    expect(half).toBe('unreachable');
  });
});

describe('T68: no responder is asked', () => {
  const silent = async (trusted: Believed, verdict: object, client?: number) => {
    responder.answer = answer(trusted);
    const asked = responder.asked;
    expect(await judged(trusted, client)).toMatchObject(verdict);
    expect(responder.asked).toBe(asked);
  };

  test.each(['localhost', '[::1]', '169.254.169.254', '0.0.0.0'])('inside this network: %s', async (host) => {
    const trusted = await believed((port) => `http://${host}:${port}`);
    await silent(trusted, missing);
    expect(await standing(trusted)).toMatchObject({ ocsp_error: 'forbidden_address' });
  });

  test('at an address that only a certificate names', async () => {
    const uri = asUri(`http://127.0.0.1:${responder.port}/`);
    const more = [extension('1.3.6.1.5.5.7.1.1', sequence(sequence(oid('1.3.6.1.5.5.7.48.1'), uri)))];
    const trusted = await believed(undefined, { person: { more } });
    await db.rows(`update "trusted_certificate" set "ocsp_url" = '' where "id" = $1`, [trusted.id]);
    await silent(trusted, missing);
  });

  test('for a client whose admins named nobody, or no longer', async () => {
    const trusted = await believed();
    await silent(trusted, { code: 'untrusted_chain' }, 0);
    const root = await believed(undefined, { list: true });
    const between = root.authority.found('Отключённый УЦ', ecKey(), around);
    await db.rows(
      `insert into "trusted_certificate" ("client_id", "kind", "name", "thumbprint", "der", "not_after", "ocsp_url", "disabled")
       values ($1, 'intermediate', 'УЦ', 'off', $2, $3, $4, true)`,
      [client_id, Buffer.from(between.der), around.until, `http://127.0.0.1:${responder.port}/off`],
    );
    await db.rows(`update "trusted_certificate" set "ocsp_url" = '' where "id" = $1`, [root.id]);
    const person = between.issue({ key: ecKey(), ...around });
    responder.answer = wholeAnswer(answerAbout(person, between, { from: days(-0.1), until: days(1) }));
    const asked = responder.asked;
    const verdict = () => judgedNow(person, client_id, [between.der]);
    expect(await verdict()).toMatchObject(missing);
    expect(responder.asked).toBe(asked);
    await db.rows(`update "trusted_certificate" set "disabled" = false where "thumbprint" = 'off'`);
    expect(await verdict()).toMatchObject(passed);
  });

  test('about a certificate that the authority did not sign, or that is over', async () => {
    const trusted = await believed();
    const forged = trusted.authority.issue({ key: ecKey(), ...around, forger: ecKey() });
    await silent({ ...trusted, person: forged }, { code: 'untrusted_chain' });
    const over = trusted.authority.issue({ key: ecKey(), from: days(-20), until: days(-1) });
    await silent({ ...trusted, person: over }, { code: 'certificate_expired' });
  });
});

function asUri(text: string) {
  return new asn1js.Primitive({
    idBlock: { tagClass: 3, tagNumber: 6 },
    valueHex: new Uint8Array(Buffer.from(text)),
  });
}

/** What openssl answers to a question, from a list of one certificate that is good (V) or revoked (R). */
function opensslAnswer(
  { authority, person }: Believed,
  question: Uint8Array,
  status: 'V' | 'R' = 'V',
): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'eg-ocsp-'));
  try {
    const file = (name: string, content: string | Uint8Array) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const ca = file('ca.pem', pemOf('CERTIFICATE', authority.der));
    const revokedAt = status === 'R' ? '260101000000Z' : '';
    const index = file(
      'index',
      `${status}\t491231000000Z\t${revokedAt}\t${person.serial.toUpperCase()}\tunknown\t/CN=x\n`,
    );
    execFileSync(
      'openssl',
      [
        ...['ocsp', '-reqin', file('question', question), '-respout', join(folder, 'answer')],
        ...['-index', index, '-CA', ca, '-rsigner', ca, '-rkey', file('key.pem', authority.key.pem ?? '')],
        ...['-nmin', '60'],
      ],
      { stdio: 'pipe' },
    );
    return readFileSync(join(folder, 'answer'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
