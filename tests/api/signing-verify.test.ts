import { beforeAll, describe, expect, test } from 'vitest';
import type { Verified } from '../../lib/rpc/sign-verify.ts';
import { octets } from '../../lib/signing/der-write.ts';
import { digestsOf } from '../../lib/signing/digests.ts';
import { type Answer, callAs, callerOf, outcome, said } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { rootAuthority } from '../support/signing/authority.ts';
import { looselyWritten } from '../support/signing/ber-write.ts';
import { ecKey } from '../support/signing/keys.ts';
import { attribute, craft, DOCUMENT, signDetached } from '../support/signing/signer.ts';
import { introduceSigning, shown, signaturesOf, signsWith, stamp } from '../support/signing-call.ts';
import { giveKey, PIN } from '../support/signing-key.ts';

const SEND = ['employee', 'draft', 'prepared'] as const;

const world = shared(() =>
  openWorld(['employee', 'employee2', 'manager', 'hr', 'admin', 'stranger_hr'], {
    TRUST_PROXY: '1',
  }),
);
beforeAll(async () => {
  await introduceSigning(world, { party: 'employee' });
  await giveKey(world, 'employee');
});

/** Lines of strangers, each used once. */
const lines = Array.from({ length: 250 }, (_, index) => `10.1.0.${index + 1}`).values();
/** A caller without an account. */
const asked = (params: unknown, from = String(lines.next().value)): Promise<Answer> =>
  world.call('sign.verify', params, { headers: { 'x-forwarded-for': from } });
const told = (answer: Answer): Verified => {
  if (!answer.result) throw new Error(answer.text);
  return answer.result.data as unknown as Verified;
};

interface Signed {
  readonly id: number;
  readonly document: number;
  readonly public_id: string;
  readonly cms: Buffer;
  readonly evidence: Buffer | null;
  readonly bytes: Uint8Array;
}

/** A vacation that the employee signed and sent. */
const signed = async (type: '1' | '2'): Promise<Signed> => {
  await signsWith(world, 'employee', type);
  const document = await addVacation(world.company, 'employee', 'draft');
  const { intent_id, file } = await shown(world, 'employee', document, SEND);
  const answer = await stamp(world, 'employee', intent_id, type === '2' ? { pin: PIN } : {});
  if (!answer.result) throw new Error(answer.text);
  const [row] = await signaturesOf(world, document);
  return { ...row, id: Number(row.id), document, bytes: await fetched('employee', `files/${file.name}`) };
};

const get = (name: Name, path: string) =>
  fetch(`${world.portal.origin}/api/${path}`, { headers: { authorization: `Bearer ${world.token(name)}` } });
const fetched = async (name: Name, path: string) =>
  new Uint8Array(await (await get(name, path)).arrayBuffer());

const nameOf = async (name: Name): Promise<string> => {
  const { rows } = await world.company.db.query('select "name" from "employee" where "id" = $1', [
    world.company.people[name].employee_id,
  ]);
  return rows[0]?.name;
};

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const inHand = ({ cms, bytes, evidence }: Signed) => ({
  signature: base64(cms),
  digests: digestsOf(bytes),
  ...(evidence ? { record: evidence.toString('utf8') } : {}),
});

describe('by the address of a signature anybody learns', () => {
  test('who signed what, how and when, and every check', async () => {
    const { public_id, bytes } = await signed('2');
    const verified = told(await asked({ public_id }));
    expect(verified).toMatchObject({
      verdict: 'passed',
      code: 'ok',
      type: '2',
      level: 'B',
      judged_by: 'portal',
      signer: { name: await nameOf('employee'), on_behalf_of: '' },
      file: { digests: { sha256: digestsOf(bytes).sha256 } },
      checked: null,
    });
    expect(verified.checks).toContainEqual({ name: 'document', outcome: 'passed' });
    expect(verified.certificate?.serial_number).toMatch(/^[0-9a-f]{20,}$/);
  });

  test('no more of a person than the stamp says', async () => {
    await world.company.db.query(
      `update "employee" set "snils" = '11223344595', "inn" = '500100732259' where "id" = $1`,
      [world.company.people.employee.employee_id],
    );
    await giveKey(world, 'employee');
    for (const type of ['1', '2'] as const) {
      const answer = await asked({ public_id: (await signed(type)).public_id });
      for (const secret of ['11223344595', '500100732259', 'fingerprint', 'user_agent', 'user_id'])
        expect([type, secret, answer.text.includes(secret)]).toEqual([type, secret, false]);
    }
  });

  test('the same whoever asks, and of one that is not there what of one that never was', async () => {
    const { public_id } = await signed('2');
    const stranger = await asked({ public_id });
    for (const name of ['employee2', 'stranger_hr', 'admin'] as const)
      expect(said(await callAs(world, name, 'sign.verify', { public_id }))).toBe(said(stranger));
    const nowhere = await asked({ public_id: '0'.repeat(32) });
    expect(outcome(nowhere)).toBe('not_found');
    expect(outcome(await asked({ public_id: String(public_id).slice(1) }))).toBe('invalid_params');
  });

  test('that the stored file was found changed', async () => {
    const { public_id, id } = await signed('2');
    await world.company.db.query(
      `update "signature" set "checked_at" = now(), "checked_code" = 'file_changed' where "id" = $1`,
      [id],
    );
    expect(told(await asked({ public_id }))).toMatchObject({
      verdict: 'failed',
      code: 'file_changed',
      checked: { code: 'file_changed' },
    });
  });
});

describe('with a signature in hand anybody learns', () => {
  test('that it is one the portal took, over this document', async () => {
    for (const type of ['1', '2'] as const) {
      const given = await signed(type);
      expect(told(await asked(inHand(given)))).toMatchObject({
        verdict: 'passed',
        type,
        judged_by: 'portal',
        file: null,
      });
    }
  });

  test('that the document is another one, also beside a true record', async () => {
    for (const type of ['1', '2'] as const) {
      const given = await signed(type);
      const other = digestsOf(new TextEncoder().encode('другой документ'));
      expect(told(await asked({ ...inHand(given), digests: other }))).toMatchObject({
        verdict: 'failed',
        code: 'document_mismatch',
      });
    }
  });

  test('that a simple signature without its record proves nothing of another file', async () => {
    const given = await signed('1');
    const lone = { signature: base64(given.cms), digests: digestsOf(new Uint8Array(given.evidence ?? [])) };
    expect(told(await asked(lone))).toMatchObject({ verdict: 'failed' });
  });

  test('that a stranger signed it, whom nobody here trusts', async () => {
    const root = rootAuthority('Чужой УЦ', ecKey(), AROUND);
    const cms = signDetached(root.issue({ key: ecKey(), ...AROUND }), { time: new Date() });
    const verified = told(await asked({ signature: base64(cms), digests: digestsOf(DOCUMENT) }));
    expect(verified).toMatchObject({
      verdict: 'indeterminate',
      code: 'untrusted_chain',
      type: null,
      judged_by: 'now',
    });
  });

  test('that rubbish is no signature, however much of it there is', async () => {
    const { digests } = inHand(await signed('2'));
    const rubbish = (bytes: number) => ({ signature: base64(new Uint8Array(bytes).fill(0x30)), digests });
    expect(told(await asked(rubbish(200)))).toMatchObject({ verdict: 'failed', code: 'malformed' });
    expect(outcome(await asked({ ...rubbish(200), document: 'x' }))).toBe('invalid_params');
    expect(told(await asked(rubbish(263_000)))).toMatchObject({ verdict: 'failed', code: 'malformed' });
  });

  test('so often and no more, from one line', async () => {
    const { public_id } = await signed('2');
    const answers = await Promise.all(Array.from({ length: 130 }, () => asked({ public_id }, '10.9.9.9')));
    const outcomes = answers.map(outcome);
    expect(outcomes.filter((each) => each === 'too_many_requests')).toHaveLength(10);
    expect(outcome(await asked({ public_id }, '10.9.9.10'))).toBe('ok');
  });
});

describe('a signature is taken along', () => {
  test('by whoever reads its document, and by nobody else', async () => {
    const given = await signed('2');
    for (const name of ['employee', 'manager', 'hr'] as const)
      expect([
        name,
        Buffer.from(await fetched(name, `signatures/${given.id}/sig`)).equals(given.cms),
      ]).toEqual([name, true]);
    const unknown = await (await get('employee2', 'signatures/999999/sig')).text();
    for (const name of ['employee2', 'stranger_hr'] as const) {
      const refused = await get(name, `signatures/${given.id}/sig`);
      expect(refused.status).toBe(404);
      expect(withoutId(await refused.text())).toBe(withoutId(unknown));
    }
    expect((await fetch(`${world.portal.origin}/api/signatures/${given.id}/sig`)).status).toBe(401);
  });

  test('with the record of a simple one by its signer and hr, and not by the manager', async () => {
    const given = await signed('1');
    for (const name of ['employee', 'hr'] as const)
      expect([
        name,
        Buffer.from(await fetched(name, `signatures/${given.id}/record`)).equals(
          given.evidence ?? Buffer.of(),
        ),
      ]).toEqual([name, true]);
    expect((await get('manager', `signatures/${given.id}/record`)).status).toBe(404);
    expect((await get('employee', `signatures/${(await signed('2')).id}/record`)).status).toBe(404);
  });

  test('from lists that tell its report and never the signature itself', async () => {
    const { document } = await signed('2');
    const list = await callAs(world, 'manager', 'view.get', {
      object: 'signature',
      filter: `document_id = ${document}`,
    });
    expect(list.result?.data).toEqual([
      expect.objectContaining({
        verdict: 'passed',
        code: 'ok',
        type: '2',
        level: 'B',
        employee_name: await nameOf('employee'),
      }),
    ]);
    for (const field of ['cms', 'evidence', 'material', 'report'])
      expect(outcome(await callAs(world, 'hr', 'view.get', { object: 'signature', select: field }))).toBe(
        'unknown_field',
      );
  });
});

test('a portal of another client answers of the same address the same', async () => {
  const { public_id } = await signed('2');
  const other = callerOf(world.portal.origin, 'nobody-here');
  expect(told(await other('sign.verify', { public_id }))).toMatchObject({ verdict: 'passed' });
});

const AROUND = { from: new Date(Date.now() - 86_400_000), until: new Date(Date.now() + 86_400_000) };
const withoutId = (text: string) => text.replace(/"request_id":"[^"]*"/, '');

describe('a signature of megabytes, with all that an archive puts into it,', () => {
  const stranger = rootAuthority('Никто', ecKey()).issue({ key: ecKey() });
  const mark = Uint8Array.of(1, 2, 3, 4);
  const loose = looselyWritten(
    craft({ signers: [{ identity: stranger, unsigned: [attribute('1.2.3.4', octets(mark))] }] }),
    [stranger.der],
  );
  /** The signature with so many bytes more, in frames of indefinite length. */
  const grown = (length: number) => {
    const at = Buffer.from(loose).lastIndexOf(mark);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(length);
    return Buffer.concat([loose.subarray(0, at - 4), size, Buffer.alloc(length), loose.subarray(at + 4)]);
  };
  const call = (signature: Uint8Array, method = 'sign.verify') =>
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: { signature: base64(signature), digests: digestsOf(DOCUMENT) },
    });
  const sent = async (body: string, { to = 'verify', from = String(lines.next().value) } = {}) => {
    const answer = await fetch(`${world.portal.origin}/api/${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body,
    });
    return { status: answer.status, ...((await answer.json()) as Partial<Answer>) };
  };

  test('is judged at an address of its own, and nowhere else', async () => {
    const long = call(grown(3_000_000));
    expect(await sent(long)).toMatchObject({ status: 200, result: { data: { code: 'untrusted_chain' } } });
    expect((await sent(long, { to: 'rpc' })).status).toBe(413);
    expect(await sent(call(grown(10), 'view.get'))).toMatchObject({
      error: { data: { reason: 'invalid_request' } },
    });
    expect(await sent(call(grown(5_300_000)))).toMatchObject({
      error: { data: { reason: 'invalid_params' } },
    });
    expect((await sent(call(grown(6_000_000)))).status).toBe(413);
  });

  test('is asked for twenty times in ten minutes from one line, counted before it is read', async () => {
    const from = String(lines.next().value);
    const answers = await Promise.all(Array.from({ length: 21 }, () => sent('{', { from })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await sent(call(loose), { from })).status).toBe(429);
    expect(told(await asked({ signature: base64(loose), digests: digestsOf(DOCUMENT) }, from)).code).toBe(
      'untrusted_chain',
    );
  });
});
