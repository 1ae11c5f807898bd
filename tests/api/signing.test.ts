import { createHash } from 'node:crypto';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NORTH } from '../support/matrix-company.ts';
import { callAs, callerOf, outcome } from '../support/matrix-http.ts';
import { historyOf, moveAs, moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, show, shown, signaturesOf, signsWith, stamp } from '../support/signing-call.ts';
import { giveKey, PIN } from '../support/signing-key.ts';

const SEND = ['employee', 'draft', 'prepared'] as const;
const AGREE = ['manager', 'prepared', 'agreed'] as const;

const world = shared(() =>
  openTwin(['employee', 'employee2', 'manager', 'hr', 'admin', 'stranger', 'reviewer']),
);
beforeAll(async () => {
  for (const name of ['employee', 'manager'] as const) await giveKey(world, name);
});
beforeEach(async () => {
  await world.company.db.query('delete from "pin_counter"');
  await introduceSigning(world, { party: 'employee', level: 'simple' });
  await introduceSigning(world, { party: 'employer', level: 'simple' });
  await signsWith(world, 'employee', '2');
  await signsWith(world, 'manager', '2');
});

const draft = () => addVacation(world.company, 'employee', 'draft');
const requestOf = async (id: number) => {
  const { rows } = await world.company.db.query(
    'select "id"::int from "request" where "legal_document_id" = $1',
    [id],
  );
  return rows.map((row) => Number(row.id));
};

describe('what is shown', () => {
  test('is the printed form, kept once with all its hashes, on a request that is still empty', async () => {
    const id = await draft();
    const first = await shown(world, 'employee', id, SEND);
    const again = await shown(world, 'employee', id, SEND, world.other);
    expect(first).toMatchObject({ type: '2', method: 'stamp', next_status_id: 'prepared', document_id: id });
    expect(first.pin).toMatchObject({ length: 4, attempts: 3, has_key: true });
    expect(again.file.id).toBe(first.file.id);
    expect(again.intent_id).not.toBe(first.intent_id);
    const answer = await fetch(`${world.portal.origin}/api/files/${first.file.name}`, {
      headers: { authorization: `Bearer ${world.token('employee')}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(first.digests.sha256);
    expect(await requestOf(id)).toEqual([first.request_id]);
    expect(await standOf(world.company, first.request_id)).toMatchObject({ status_id: 'empty', version: 0 });
  });

  test('goes away with the window that was closed, unless somebody has signed', async () => {
    const id = await draft();
    const { intent_id, request_id } = await shown(world, 'employee', id, SEND);
    const cancel = () => callAs(world, 'employee', 'sign.cancel', { intent_id });
    expect(outcome(await cancel())).toBe('ok');
    expect(await requestOf(id)).toEqual([]);
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('intent_over');
    const kept = await shown(world, 'employee', id, SEND);
    expect(kept.request_id).not.toBe(request_id);
    expect(outcome(await stamp(world, 'employee', kept.intent_id, { pin: PIN }))).toBe('ok');
    await callAs(world, 'employee', 'sign.cancel', { intent_id: kept.intent_id });
    expect(await requestOf(id)).toEqual([kept.request_id]);
  });

  test.each([
    ['stranger', 'not_found'],
    ['employee2', 'not_found'],
    ['manager', 'access_denied'],
  ] as const)('is not shown to %s, who has no part in the step', async (name, reason) => {
    const id = await draft();
    expect(outcome(await show(world, name, id, SEND))).toBe(reason);
    expect(await requestOf(id)).toEqual([]);
  });

  test('T62: is nothing where its file can not be stored, and the next time it is', async () => {
    const id = await draft();
    const unfinished = join(world.portal.dataDir, 'files', '.unfinished');
    renameSync(unfinished, `${unfinished}.away`);
    const refused = await show(world, 'employee', id, SEND);
    renameSync(`${unfinished}.away`, unfinished);
    expect([outcome(refused), refused.error?.message]).toEqual([
      'file_unwritten',
      'Signing: Error writing file data',
    ]);
    expect(await requestOf(id)).toEqual([]);
    expect(outcome(await show(world, 'employee', id, SEND))).toBe('ok');
  });

  test('is nothing where the local act says nothing', async () => {
    await world.company.db.query('delete from "signature_policy"');
    expect(outcome(await show(world, 'employee', await draft(), SEND))).toBe('no_workflow_step');
  });
});

describe('signing', () => {
  test('moves the document and its request, and writes the signature, its audit and the intention at once', async () => {
    const id = await draft();
    const { intent_id, request_id, hash, workflow_id } = await shown(world, 'employee', id, SEND);
    const answer = await stamp(world, 'employee', intent_id, {
      pin: PIN,
      hash,
      request_id,
      workflow_id,
      document_id: id,
      object_id: 'vacation',
      type: '2',
    });
    expect(answer.result).toMatchObject({ request_id, hash, data: { id, request_id, hash } });
    expect(await standOf(world.company, id)).toMatchObject({ status_id: 'prepared', version: 2 });
    expect(await standOf(world.company, request_id)).toMatchObject({ status_id: 'prepared', version: 1 });
    const [signature, ...more] = await signaturesOf(world, id);
    expect(more).toEqual([]);
    expect(signature).toMatchObject({
      type: '2',
      party: 'employee',
      status_id: 'prepared',
      kind: 'paper',
      server_made: true,
      report: { verdict: 'passed', code: 'ok' },
    });
    const { rows } = await world.company.db.query(
      `select 1 from "outbox" where "kind" = 'document_signed' and ("payload" ->> 'signature_id')::bigint = $1`,
      [signature.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is over the same bytes for everybody, while the document says the same', async () => {
    const id = await draft();
    const first = await shown(world, 'employee', id, SEND);
    expect(outcome(await stamp(world, 'employee', first.intent_id, { pin: PIN }))).toBe('ok');
    const second = await shown(world, 'manager', id, AGREE);
    expect(second.file.id).toBe(first.file.id);
    expect(outcome(await stamp(world, 'manager', second.intent_id, { pin: PIN }))).toBe('ok');
    expect((await signaturesOf(world, id)).map(({ party }) => party)).toEqual(['employee', 'employer']);
    expect(await standOf(world.company, first.request_id)).toMatchObject({ status_id: 'agreed', version: 2 });
  });

  test('with a simple signature is the record of what was done, sealed', async () => {
    await signsWith(world, 'employee', '1');
    const id = await draft();
    const { intent_id, file } = await shown(world, 'employee', id, SEND);
    expect(outcome(await stamp(world, 'employee', intent_id))).toBe('ok');
    const [signature] = await signaturesOf(world, id);
    const evidence = JSON.parse(signature.evidence.toString('utf8'));
    expect(evidence).toMatchObject({
      intent: intent_id,
      signer: { employee_id: world.company.people.employee.employee_id },
      on_behalf_of: null,
      file: { id: file.id, sha256: signature.hash },
      document: { id, from: 'draft' },
    });
  });

  test('T61: of fifty at once is one, and the others change nothing', async () => {
    await signsWith(world, 'employee', '1');
    const id = await draft();
    const intents = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        shown(world, 'employee', id, SEND, world.both[index % 2 === 0 ? 0 : 1]),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        stamp(
          world,
          'employee',
          intents[index % intents.length]?.intent_id ?? '',
          {},
          world.both[index % 2 === 0 ? 0 : 1],
        ),
      ),
    );
    expect(answers.filter((answer) => outcome(answer) === 'ok')).toHaveLength(1);
    expect(await signaturesOf(world, id)).toHaveLength(1);
    expect((await historyOf(world.company, id)).map(({ status_id }) => status_id)).toEqual([
      'draft',
      'prepared',
    ]);
  });

  test('said again under the same key is answered the same, and under none refused', async () => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    const keyed = (call = world.call, pin = PIN) =>
      call(
        'sign.stamp',
        { intent_id, pin },
        {
          token: world.token('employee'),
          headers: { 'idempotency-key': `sign-${intent_id}` },
        },
      );
    const first = await keyed();
    expect(outcome(first)).toBe('ok');
    expect((await keyed(world.other)).result).toEqual(first.result);
    // The PIN is no part of what is kept of a call, not even hashed.
    expect((await keyed(world.call, '9182')).result).toEqual(first.result);
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('already_signed');
    expect(await signaturesOf(world, id)).toHaveLength(1);
  });

  test('whose answer was lost is told of when asked for again; sent back, the document may be signed anew', async () => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    await stamp(world, 'employee', intent_id, { pin: PIN });
    expect(outcome(await show(world, 'employee', id, SEND))).toBe('already_signed');
    const back = stepOf(world.company, 'manager', 'prepared', 'draft');
    expect(outcome(await moveAs(world, 'manager', moveBy(back, id, { comments: 'рано' })))).toBe('ok');
    expect(outcome(await show(world, 'employee', id, SEND))).toBe('ok');
    const plain = await addVacation(world.company, 'employee', 'prepared');
    expect(outcome(await show(world, 'employee', plain, SEND))).toBe('status_mismatch');
  });
});

describe('T61: a draft of somebody else', () => {
  const SEND_FOR = ['manager', 'draft', 'prepared'] as const;
  const offered = async (name: 'manager' | 'employee' | 'stranger', id: number) => {
    const answer = await callAs(world, name, 'view.get', { object: 'vacation', filter: `id = ${id}` });
    const steps = (answer.result?.data[0]?.steps ?? []) as { business_role: string; sign: string }[];
    return steps.map(({ business_role, sign }) => `${business_role} ${sign}`);
  };

  test('is sent by its manager by a step of their own, and signed in their own name for the employer', async () => {
    const id = await draft();
    expect(await offered('manager', id)).toEqual(['manager 1']);
    expect(await offered('employee', id)).toEqual(['employee 1']);
    const { intent_id, employee_id } = await shown(world, 'manager', id, SEND_FOR);
    expect(outcome(await stamp(world, 'manager', intent_id, { pin: PIN }))).toBe('ok');
    const { employee, manager } = world.company.people;
    expect(employee_id).toBe(manager.employee_id);
    const [signature] = await signaturesOf(world, id);
    expect(signature).toMatchObject({ party: 'employer', status_id: 'prepared' });
    expect(Number(signature?.employee_id)).toBe(manager.employee_id);
    expect(Number(signature?.employee_id)).not.toBe(employee.employee_id);
    expect((await historyOf(world.company, id)).at(-1)).toMatchObject({
      workflow_id: stepOf(world.company, ...SEND_FOR).id,
      employee_id: manager.employee_id,
    });
  });

  test('is never signed by them for the employee: not by the employee’s step, nor where only employees sign', async () => {
    const id = await draft();
    expect(outcome(await show(world, 'manager', id, SEND))).toBe('access_denied');
    await world.company.db.query(`delete from "signature_policy" where "party" = 'employer'`);
    expect(await offered('manager', id)).toEqual(['manager 0']);
    expect(await offered('employee', id)).toEqual(['employee 1']);
    expect(outcome(await show(world, 'manager', id, SEND_FOR))).toBe('no_workflow_step');
    expect(await signaturesOf(world, id)).toEqual([]);
    const { intent_id } = await shown(world, 'employee', id, SEND);
    expect(outcome(await stamp(world, 'manager', intent_id, { pin: PIN }))).not.toBe('ok');
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('ok');
    expect((await signaturesOf(world, id)).map(({ party }) => party)).toEqual(['employee']);
  });

  test('T16, T60: is not even seen by a stranger, nor signed', async () => {
    const id = await draft();
    expect(await offered('stranger', id)).toEqual([]);
    expect(outcome(await show(world, 'stranger', id, SEND_FOR))).toBe('not_found');
    expect(await signaturesOf(world, id)).toEqual([]);
  });
});

describe('T60: an intent', () => {
  test('is its person’s, its session’s, and good for ten minutes', async () => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    expect(outcome(await stamp(world, 'manager', intent_id, { pin: PIN }))).toBe('intent_over');
    const entered = await world.call('token.get', { login: 'employee', password: 'Portal#1', client: NORTH });
    const other = callerOf(world.portal.origin, NORTH);
    expect(
      outcome(
        await other('sign.stamp', { intent_id, pin: PIN }, { token: String(entered.result?.access_token) }),
      ),
    ).toBe('intent_over');
    await world.company.db.query(`update "sign_intent" set "expires_at" = now() where "id" = $1`, [
      intent_id,
    ]);
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('intent_over');
    expect(await signaturesOf(world, id)).toEqual([]);
  });

  test('is void once the document says something else', async () => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    const edited = await callAs(world, 'employee', 'table.edit', {
      object: 'vacation',
      data: [{ id, comments: 'другое' }],
    });
    expect(outcome(edited)).toBe('ok');
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('document_changed');
    expect(await standOf(world.company, id)).toMatchObject({ status_id: 'draft' });
    expect(await signaturesOf(world, id)).toEqual([]);
  });

  test('is void once another picture stands under the name of an attachment', async () => {
    const id = await draft();
    const { rows } = await world.company.db.query(
      `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash",
         "registrator_id", "document_object_id", "creator_user_id")
       values ($1, 'billets-' || $2::text, 'Билеты.png', 'image/png', 1, 'one', '', $2::bigint, 'vacation', 1) returning "id"`,
      [world.company.clients[NORTH], id],
    );
    const { intent_id } = await shown(world, 'employee', id, SEND);
    await world.company.db.query(`update "file" set "hash" = 'another' where "id" = $1`, [rows[0].id]);
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('document_changed');
    await world.company.db.query(`update "file" set "hash" = 'one' where "id" = $1`, [rows[0].id]);
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('ok');
  });

  test('is void once the document stands elsewhere', async () => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    const step = stepOf(world.company, ...SEND);
    expect(outcome(await moveAs(world, 'employee', moveBy(step, id)))).toBe('ok');
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('status_mismatch');
    expect(await signaturesOf(world, id)).toEqual([]);
  });

  test('is void once the stored bytes are others', async () => {
    const id = await draft();
    const { intent_id, file } = await shown(world, 'employee', id, SEND);
    await world.company.db.query(`update "file" set "hash" = $2 where "id" = $1`, [file.id, '0'.repeat(64)]);
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('document_changed');
  });

  test.each([
    ['hash', '0'.repeat(64), 'document_changed'],
    ['document_id', 1, 'invalid_params'],
    ['type', '1', 'invalid_params'],
  ] as const)('with another %s beside it is refused', async (name, value, reason) => {
    const { intent_id } = await shown(world, 'employee', await draft(), SEND);
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN, [name]: value }))).toBe(reason);
  });
});

describe('a policy', () => {
  test('that requires a signature lets nobody go on without, alone, in bulk or in a batch', async () => {
    await introduceSigning(world, { party: 'employee', required: true });
    const id = await draft();
    const record = moveBy(stepOf(world.company, ...SEND), id);
    expect(outcome(await moveAs(world, 'employee', record))).toBe('signature_required');
    const batch = await callAs(world, 'employee', 'batch', [
      { batchId: 1, method: 'table.add', params: { object: 'document_status', data: [record] } },
    ]);
    expect(batch.text).toContain('signature_required');
    expect(await standOf(world.company, id)).toMatchObject({ status_id: 'draft' });
    const { intent_id } = await shown(world, 'employee', id, SEND);
    expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('ok');
  });

  test('refuses what is weaker, and paper is signed on paper', async () => {
    await signsWith(world, 'employee', '1');
    await introduceSigning(world, { party: 'employee', level: 'unqualified', article: 'ЛНА 7' });
    const weak = await show(world, 'employee', await draft(), SEND);
    expect([outcome(weak), weak.error?.data.values]).toEqual(['signature_too_weak', { article: 'ЛНА 7' }]);
    await introduceSigning(world, { party: 'employee', level: 'paper' });
    expect(outcome(await show(world, 'employee', await draft(), SEND))).toBe('paper_only');
    await signsWith(world, 'employee', 'none');
    await introduceSigning(world, { party: 'employee', level: 'simple' });
    const none = await shown(world, 'employee', await draft(), SEND);
    expect(none.type).toBe('none');
    expect(outcome(await stamp(world, 'employee', none.intent_id))).toBe('signature_type_none');
  });

  test('that changes never touches what is signed', async () => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    await stamp(world, 'employee', intent_id, { pin: PIN });
    const before = await signaturesOf(world, id);
    await introduceSigning(world, { party: 'employee', level: 'paper' });
    expect(await signaturesOf(world, id)).toEqual(before);
  });
});

test('T34: a wrong PIN signs nothing and costs one of three tries, which every call shares', async () => {
  const id = await draft();
  const { intent_id } = await shown(world, 'employee', id, SEND);
  const wrong = await stamp(world, 'employee', intent_id, { pin: '9182' });
  expect([outcome(wrong), wrong.error?.data.values]).toEqual(['wrong_pin', { left: 2 }]);
  await callAs(world, 'employee', 'sign.pin_check', {
    employee_id: world.company.people.employee.employee_id,
    pin: '9182',
  });
  expect(outcome(await stamp(world, 'employee', intent_id, { pin: '9182' }, world.other))).toBe(
    'pin_exhausted',
  );
  expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('pin_exhausted');
  expect(await signaturesOf(world, id)).toEqual([]);
});

test('T32: nobody signs what is somebody’s own to sign, for them', async () => {
  const { people, db } = world.company;
  await db.query(
    `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "own_documents", "date_from", "date_to")
     values ($1, $2, $3, 'employee', true, '2020-01-01', '2100-01-01')`,
    [people.employee2.user_id, people.employee.employee_id, people.employee.organization_id],
  );
  const { rows } = await db.query('select max("id")::int as id from "grant"');
  const entered = await callAs(world, 'employee2', 'token.grant', { grant: rows[0].id });
  const token = String(entered.result?.access_token ?? world.token('employee2'));
  const answer = await world.call(
    'sign.prepare',
    { object_id: 'vacation', document_id: await draft(), workflow_id: stepOf(world.company, ...SEND).id },
    { token },
  );
  expect(outcome(answer)).toBe('signing_is_personal');
});

describe('many', () => {
  test('are signed with one PIN, each with its outcome', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => addVacation(world.company, 'employee', 'prepared')));
    const intents = await Promise.all(ids.map((id) => shown(world, 'manager', id, AGREE)));
    await world.company.db.query(`update "sign_intent" set "expires_at" = now() where "id" = $1`, [
      intents[1]?.intent_id,
    ]);
    const answer = await callAs(world, 'manager', 'sign.bulk', {
      pin: PIN,
      rows: intents.map(({ intent_id }) => ({ intent_id })),
    });
    expect(answer.result?.data.map(({ ok, reason }) => [ok, reason])).toEqual([
      [true, undefined],
      [false, 'intent_over'],
      [true, undefined],
    ]);
    expect(await Promise.all(ids.map(async (id) => (await standOf(world.company, id))?.status_id))).toEqual([
      'agreed',
      'prepared',
      'agreed',
    ]);
  });

  test('with a wrong PIN are none, for one try', async () => {
    const ids = await Promise.all([1, 2].map(() => addVacation(world.company, 'employee', 'prepared')));
    const intents = await Promise.all(ids.map((id) => shown(world, 'manager', id, AGREE)));
    const answer = await callAs(world, 'manager', 'sign.bulk', {
      pin: '9182',
      rows: intents.map(({ intent_id }) => ({ intent_id })),
    });
    expect([outcome(answer), answer.error?.data.values]).toEqual(['wrong_pin', { left: 2 }]);
    for (const id of ids) expect(await signaturesOf(world, id)).toEqual([]);
  });
});
