import { readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NORTH, SOUTH } from '../support/matrix-company.ts';
import { type Answer, callAs, outcome, said } from '../support/matrix-http.ts';
import { standOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { newPaper } from '../support/paper-desk.ts';
import { shared } from '../support/shared.ts';
import { ecKey } from '../support/signing/keys.ts';
import { signDetached } from '../support/signing/signer.ts';
import { introduceSigning, show, shown, signaturesOf, signsWith, stamp } from '../support/signing-call.ts';
import { addCertificate, giveKey } from '../support/signing-key.ts';
import { believedAuthority, certify, register } from '../support/signing-qualified.ts';

const SEND = ['employee', 'draft', 'prepared'] as const;
const AGREE = ['manager', 'prepared', 'agreed'] as const;
/** The greatest number the contract takes. */
const BEYOND = Number.MAX_SAFE_INTEGER;
/** A zone that has another day than UTC now. */
const BUSINESS_TZ = new Date().getUTCHours() >= 11 ? 'Pacific/Kiritimati' : 'Pacific/Niue';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr', 'admin'], { BUSINESS_TZ }));
beforeEach(async () => {
  await introduceSigning(world, { party: 'employee' });
  await introduceSigning(world, { party: 'employer' });
  await signsWith(world, 'employee', '1');
});
const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
const draft = () => addVacation(world.company, 'employee', 'draft');

// First of all: nothing that was signed has its copies stored meanwhile.
test('a paper is printed and stored for whoever may sign it, and for nobody else', async () => {
  const stored = async () =>
    (await readdir(world.portal.dataDir, { recursive: true })).filter((path) =>
      /(^|\/)[0-9a-f]{40}$/.test(path),
    ).length;
  const id = await draft();
  const before = await stored();
  for (const _again of [1, 2, 3])
    expect(outcome(await show(world, 'manager', id, SEND))).toBe('access_denied');
  expect(await stored()).toBe(before);
  expect(outcome(await show(world, 'employee', id, SEND))).toBe('ok');
  expect(await stored()).toBeGreaterThan(before);
});

describe('a number beyond any', () => {
  test('is that of nothing, whatever it is asked of', async () => {
    const workflow_id = (await shown(world, 'employee', await draft(), SEND)).workflow_id;
    const asked = [
      callAs(world, 'employee', 'sign.prepare', { object_id: 'vacation', document_id: BEYOND, workflow_id }),
      callAs(world, 'hr', 'paper.publish', { paper_id: BEYOND, employee_ids: [1] }),
      callAs(world, 'hr', 'paper.remind', { paper_id: BEYOND }),
    ];
    expect((await Promise.all(asked)).map(outcome)).toEqual(['not_found', 'not_found', 'not_found']);
    const paper_id = await newPaper(world.portal.origin, world.token('hr'));
    expect(outcome(await callAs(world, 'hr', 'paper.remind', { paper_id }))).toBe('ok');
  });

  test('and that of somebody else’s certificate are the same to whoever keeps nobody', async () => {
    const id = await addCertificate(world, 'employee');
    for (const [method, more] of [
      ['sign.revokeCertificate', { reason: 'любопытство' }],
      ['sign.confirmCertificate', {}],
    ] as const) {
      const [there, nowhere] = await Promise.all(
        [id, BEYOND].map((each) => callAs(world, 'employee2', method, { id: each, ...more })),
      );
      expect(said(there as Answer)).toBe(said(nowhere as Answer));
      expect(outcome(there as Answer)).toBe('access_denied');
      expect(outcome(await callAs(world, 'hr', method, { id: BEYOND, ...more }))).toBe('not_found');
    }
    expect(outcome(await callAs(world, 'hr', 'sign.confirmCertificate', { id }))).toBe('ok');
  });
});

test('words that are no whole characters are signed with nothing, alone or in bulk', async () => {
  const id = await draft();
  const { intent_id } = await shown(world, 'employee', id, SEND);
  for (const comments of ['\ud800', 'да\udfff', '\u0000']) {
    const alone = await stamp(world, 'employee', intent_id, { comments });
    const bulk = await callAs(world, 'employee', 'sign.bulk', { rows: [{ intent_id, comments }] });
    for (const answer of [alone, bulk])
      expect([comments, outcome(answer)]).toEqual([comments, 'invalid_params']);
  }
  const { employee_id } = world.company.people.employee2;
  const order = (reason: string) => callAs(world, 'hr', 'sign.orderKey', { employee_id, reason });
  expect(outcome(await order('\ud800'))).toBe('invalid_params');
  expect(outcome(await order('новый телефон 📱'))).toBe('ok');
  expect(await signaturesOf(world, id)).toEqual([]);
  expect(outcome(await stamp(world, 'employee', intent_id, { comments: 'прошу 🙏' }))).toBe('ok');
});

test('the request of a signature is of the business day', async () => {
  const { request_id } = await shown(world, 'employee', await draft(), SEND);
  const [row] = await sql(
    `select "date"::text as day, (now() at time zone $2)::date::text as today, (now() at time zone 'utc')::date::text as utc
     from "request" where "id" = $1`,
    [request_id, BUSINESS_TZ],
  );
  expect(row?.day).toBe(row?.today);
  expect(row?.day).not.toBe(row?.utc);
});

test('a list of revoked certificates whose time is over is made anew before anybody is judged by it', async () => {
  const numberOf = async () =>
    Number((await sql('select max("number") as number from "portal_crl"'))[0]?.number);
  const fetched = async () =>
    (await fetch(`${world.portal.origin}/api/crl/internal.crl`)).arrayBuffer().then(Buffer.from);
  const list = await fetched();
  const number = await numberOf();
  expect((await fetched()).equals(list)).toBe(true);
  expect(await numberOf()).toBe(number);
  await sql(`update "portal_crl" set "next_update" = now() - interval '1 second'`);
  expect((await fetched()).equals(list)).toBe(false);
  expect(await numberOf()).toBe(number + 1);
});

test('a certificate of the portal’s own authority is of type 3 for nobody, though another client issued it', async () => {
  await giveKey(world, 'employee');
  const authority = await believedAuthority(world, ecKey('P-256'));
  const good = await certify(world, 'employee', authority, ecKey('P-256'));
  const [own] = await sql(
    `update "certificate" set "client_id" = $2 where "employee_id" = $1 and "type" = '2' returning "der"`,
    [world.company.people.employee.employee_id, world.company.clients[SOUTH]],
  );
  const refused = await register(world, 'employee', { ...good, der: new Uint8Array(own?.der as Buffer) });
  expect([outcome(refused), refused.error?.data.values]).toEqual([
    'sign_failed',
    expect.objectContaining({ code: 'untrusted_chain' }),
  ]);
  expect(outcome(await register(world, 'employee', good))).toBe('ok');
});

describe('a power of attorney', () => {
  const power = async (): Promise<number> => {
    const { employee_id, organization_id } = world.company.people.manager;
    const [row] = await sql(
      `insert into "power_of_attorney" ("client_id", "organization_id", "employee_id", "number", "valid_from", "valid_to", "xml", "xml_signature")
       values ($1, $2, $3, md5(random()::text), '2020-01-01', '2100-01-01', '\\x3c612f3e', '\\x3000') returning "id"::int`,
      [world.company.clients[NORTH], organization_id, employee_id],
    );
    return row?.id;
  };

  /** The manager's qualified signature, made and judged; `meanwhile` is committed before it is written. */
  const signedWhile = async (id: number, meanwhile: string, values: readonly unknown[]): Promise<Answer> => {
    const prepared = await shown(world, 'manager', id, AGREE);
    const file = await fetch(`${world.portal.origin}/api/files/${prepared.file.name}`, {
      headers: { authorization: `Bearer ${world.token('manager')}` },
    });
    const cms = signDetached(mine, {
      bytes: new Uint8Array(await file.arrayBuffer()),
      time: new Date(),
      chain: [],
    });
    const holder = new Client({ connectionString: world.url });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select 1 from "document" where "id" = $1 for update', [id]);
      const signing = stamp(world, 'manager', prepared.intent_id, {
        signature: Buffer.from(cms).toString('base64'),
      });
      const waiting = () =>
        sql('select 1 from pg_locks l where not l."granted" and $1::int = any(pg_blocking_pids(l."pid"))', [
          (holder as unknown as { processID: number }).processID,
        ]);
      await expect.poll(waiting).toHaveLength(1);
      await holder.query(meanwhile, [...values]);
      await holder.query('commit');
      return await signing;
    } finally {
      await holder.end();
    }
  };

  let mine: Awaited<ReturnType<typeof certify>>;
  beforeAll(async () => {
    mine = await certify(world, 'manager', await believedAuthority(world, ecKey('P-384')), ecKey('P-256'));
    expect(outcome(await register(world, 'manager', mine))).toBe('ok');
    await signsWith(world, 'manager', '3');
  });

  test('that is switched off or deleted before the signature is written carries none', async () => {
    for (const meanwhile of [
      'update "power_of_attorney" set "disabled" = true where "id" = $1',
      'delete from "power_of_attorney" where "id" = $1',
    ]) {
      const rests = await power();
      const id = await addVacation(world.company, 'employee', 'prepared');
      expect(outcome(await signedWhile(id, meanwhile, [rests]))).toBe('power_of_attorney_missing');
      expect(await signaturesOf(world, id)).toEqual([]);
      expect(await standOf(world.company, id)).toMatchObject({ status_id: 'prepared' });
    }
  });

  test('that stays stands with the signature', async () => {
    const rests = await power();
    const id = await addVacation(world.company, 'employee', 'prepared');
    expect(outcome(await signedWhile(id, 'select $1::int', [rests]))).toBe('ok');
    const [signature] = await signaturesOf(world, id);
    expect(Number(signature.power_of_attorney_id)).toBe(rests);
  });
});
