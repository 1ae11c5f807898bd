import { afterEach, describe, expect, test } from 'vitest';
import { NORTH, one, PASSWORD } from '../support/matrix-company.ts';
import { addDocument } from '../support/matrix-family.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import { historyOf, moveAs, moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() =>
  openWorld([
    'employee',
    'manager',
    'reviewer',
    'hr',
    'accountant',
    'deputy',
    'admin',
    'candidate',
    'stranger',
    'southerner',
  ]),
);
afterEach(() => db().query('delete from "signature_policy"'));

const db = () => world.company.db;
const write = (name: Name, method: string, data: object, object = 'signature_policy') =>
  callAs(world, name, method, { object, data });
const add = (data: object, name: Name = 'admin') =>
  write(name, 'table.add', {
    object_id: 'vacation',
    party: 'employee',
    level: 'simple',
    required: '1',
    ...data,
  });
/** Adds a policy; answers its id. */
const ruled = async (data: object): Promise<number> => {
  const answer = await add(data);
  expect([outcome(answer), answer.error?.data.fields]).toEqual(['ok', undefined]);
  return Number(answer.result?.data[0]?.id);
};
const step = (role: string, from: string, to: string) => stepOf(world.company, role, from, to);
const move = (name: Name, ...data: object[]) => moveAs(world, name, ...data);
/** What the steps onward say of a signature, by the role they are written for. */
const offers = async (name: Name, id: number): Promise<Record<string, string>> => {
  const asked = { object: 'vacation', filter: `id = ${id}`, select: 'steps' };
  const { result } = await callAs(world, name, 'view.get', asked);
  const steps = (result?.data[0]?.steps ?? []) as { business_role: string; reject: string; sign: string }[];
  return Object.fromEntries(
    steps.filter(({ reject }) => reject === '0').map(({ business_role, sign }) => [business_role, sign]),
  );
};
const fields = (answer: Answer) => answer.error?.data.fields?.map(({ field, code }) => `${field} ${code}`);
const count = () => one(db(), 'select count(*) from "signature_policy"');
const addType = (code: string, object_id = 'vacation', client: 'north' | 'south' = 'north') =>
  one(
    db(),
    `insert into "document_type" ("client_id", "object_id", "code", "name", "name_eng") values ($1, $2, $3, 'Вид', 'Type')
     returning "id"`,
    [world.company.clients[client], object_id, code],
  );

describe('a policy is written by an admin', () => {
  test('and read by all staff of the client, for a button to explain itself', async () => {
    const id = await ruled({ level: 'unqualified', article: 'Положение, пункт 3' });
    for (const name of ['employee', 'manager', 'hr', 'stranger'] as const) {
      const answer = await callAs(world, name, 'view.get', { object: 'signature_policy' });
      expect([name, answer.result?.data]).toEqual([
        name,
        [
          expect.objectContaining({
            id,
            object_id: 'vacation',
            document_type_id: null,
            party: 'employee',
            level: 'unqualified',
            required: '1',
            article: 'Положение, пункт 3',
          }),
        ],
      ]);
    }
    const foreign = await callAs(world, 'southerner', 'view.get', { object: 'signature_policy' });
    expect(foreign.result?.data).toEqual([]);
  });

  test('and by nobody else: nothing is written', async () => {
    const id = await ruled({});
    for (const name of ['employee', 'manager', 'hr', 'reviewer', 'accountant'] as const) {
      expect([name, outcome(await add({ party: 'employer' }, name))]).toEqual([name, 'access_denied']);
      expect(outcome(await write(name, 'table.edit', { id, level: 'qualified' }))).toBe('access_denied');
      expect(outcome(await write(name, 'table.del', { id }))).toBe('access_denied');
    }
    for (const method of ['table.edit', 'table.del'])
      expect(outcome(await write('southerner', method, { id, level: 'qualified' }))).toBe('not_found');
    expect(await count()).toBe(1);
  });

  test('for a family there is, a type of that family, a party and a level of the list', async () => {
    const own = world.company.types[world.company.clients.north];
    const [elsewhere, foreign] = [await addType('m', 'expense'), await addType('m', 'vacation', 'south')];
    const refused = async (data: object) => fields(await add(data));
    expect(await refused({ object_id: 'no_such_family' })).toEqual(['object_id field/wrong']);
    expect(await refused({ object_id: 'constructor' })).toEqual(['object_id field/wrong']);
    expect(await refused({ object_id: 'request' })).toEqual(['object_id field/wrong']);
    expect(await refused({ document_type_id: elsewhere })).toEqual(['document_type_id field/wrong']);
    expect(await refused({ document_type_id: foreign })).toEqual(['document_type_id field/wrong']);
    expect(await refused({ party: 'witness' })).toEqual(['party field/wrong']);
    expect(await refused({ level: 'strong' })).toEqual(['level field/wrong']);
    expect(await refused({ article: 'x'.repeat(301) })).toEqual(['article field/too-long']);
    expect(await count()).toBe(0);
    for (const level of ['simple', 'unqualified', 'qualified', 'paper'])
      await write('admin', 'table.del', { id: await ruled({ level, document_type_id: own }) });
  });

  test('once for a type and a party', async () => {
    const own = world.company.types[world.company.clients.north];
    await ruled({});
    await ruled({ party: 'employer' });
    const id = await ruled({ document_type_id: own });
    expect(fields(await add({ level: 'qualified' }))).toEqual(['document_type_id field/duplicate']);
    expect(fields(await add({ document_type_id: own }))).toEqual(['document_type_id field/duplicate']);
    expect(fields(await write('admin', 'table.edit', { id, document_type_id: '' }))).toEqual([
      'document_type_id field/duplicate',
    ]);
    expect(outcome(await write('admin', 'table.edit', { id, level: 'qualified' }))).toBe('ok');
    expect(await count()).toBe(3);
  });
});

describe('no policy is weaker than the law', () => {
  const drop = (id: number) => db().query('delete from "document_type" where "id" = $1', [id]);

  test('not for a type: the refusal names what the law asks for, and where', async () => {
    const type = await addType('contract_amendment');
    const answer = await add({ document_type_id: type, party: 'employer', level: 'unqualified' });
    expect(fields(answer)).toEqual(['level document/type-below-law']);
    const [said] = answer.error?.data.fields ?? [];
    expect(said?.message).toContain('усиленная квалифицированная');
    expect(said?.message).toContain('статья 22.3');
    expect(said?.message_eng).toContain('enhanced qualified');
    expect(said?.message_eng).toContain('article 22.3');
    expect(await count()).toBe(0);
    await ruled({ document_type_id: type, party: 'employer', level: 'qualified' });
    await ruled({ document_type_id: type, party: 'employee', level: 'unqualified' });
    await db().query('delete from "signature_policy"');
    await drop(type);
  });

  test('not for a whole family while a type of it has none of its own, nor by taking that away or weakening it', async () => {
    const type = await addType('employment_contract');
    expect(fields(await add({}))).toEqual(['level document/type-below-law']);
    const own = await ruled({ document_type_id: type, level: 'unqualified' });
    await ruled({});
    expect(fields(await write('admin', 'table.del', { id: own }))).toEqual(['level document/type-below-law']);
    expect(fields(await write('admin', 'table.edit', { id: own, level: 'simple' }))).toEqual([
      'level document/type-below-law',
    ]);
    expect(fields(await write('admin', 'table.edit', { id: own, party: 'employer' }))).toEqual([
      'level document/type-below-law',
    ]);
    expect(await count()).toBe(2);
    await db().query('delete from "signature_policy"');
    await drop(type);
  });

  test('not what the law keeps on paper, with whatever signature; paper is always lawful', async () => {
    const type = await addType('dismissal_order');
    for (const level of ['simple', 'unqualified', 'qualified']) {
      const answer = await add({ document_type_id: type, level });
      expect(fields(answer)).toEqual(['level document/type-below-law']);
      expect(answer.error?.data.fields?.[0]?.message).toContain('статья 22.1');
    }
    await ruled({ document_type_id: type, level: 'paper' });
    await ruled({ level: 'paper', party: 'employer' });
    await db().query('delete from "signature_policy"');
    await drop(type);
  });

  test('not by a type that comes later or changes its code', async () => {
    await ruled({});
    const type = { object_id: 'vacation', code: 'liability_contract', name: 'Договор' };
    expect(fields(await write('admin', 'table.add', type, 'document_type'))).toEqual([
      'level document/type-below-law',
    ]);
    const added = await write('admin', 'table.add', { ...type, code: 'harmless' }, 'document_type');
    expect(outcome(added)).toBe('ok');
    const id = Number(added.result?.data[0]?.id);
    expect(
      fields(await write('admin', 'table.edit', { id, code: 'liability_contract' }, 'document_type')),
    ).toEqual(['level document/type-below-law']);
    await drop(id);
  });

  test('a type with a policy of its own is switched off, not deleted', async () => {
    const type = await addType('mine');
    await ruled({ document_type_id: type });
    expect(outcome(await write('admin', 'table.del', { id: type }, 'document_type'))).toBe('used_elsewhere');
    await db().query('delete from "signature_policy"');
    expect(outcome(await write('admin', 'table.del', { id: type }, 'document_type'))).toBe('ok');
  });

  test('two admins at once do not pass each other’s check', async () => {
    const type = await addType('employment_contract');
    const own = await ruled({ document_type_id: type, level: 'unqualified' });
    const answers = await Promise.all([add({}), write('admin', 'table.del', { id: own })]);
    expect(answers.map(outcome).sort()).toEqual(['ok', 'validation']);
    await db().query('delete from "signature_policy"');
    await drop(type);
  });
});

describe('a step that must be signed', () => {
  const send = (id: number) => moveBy(step('employee', 'draft', 'prepared'), id);
  const agree = (id: number) => moveBy(step('manager', 'prepared', 'agreed'), id);
  const draft = () => addVacation(world.company, 'employee', 'draft');
  const prepared = () => addVacation(world.company, 'employee', 'prepared');
  const untouched = async (id: number, status: string, rows: number) => {
    expect((await standOf(world.company, id))?.status_id).toBe(status);
    expect((await historyOf(world.company, id)).length).toBe(rows);
  };

  test('is not taken without a signature, and is taken again once the policy is gone', async () => {
    const policy = await ruled({});
    const id = await draft();
    const answer = await move('employee', send(id));
    expect([outcome(answer), answer.error?.code]).toEqual(['signature_required', -32718]);
    await untouched(id, 'draft', 1);
    expect(outcome(await write('admin', 'table.del', { id: policy }))).toBe('ok');
    expect(outcome(await move('employee', send(id)))).toBe('ok');
    await untouched(id, 'prepared', 2);
  });

  test('says so only to somebody who might take it', async () => {
    await ruled({});
    const id = await draft();
    expect(outcome(await move('stranger', send(id)))).toBe('not_found');
    expect(outcome(await move('hr', send(id)))).toBe('access_denied');
    expect(outcome(await move('employee', { ...send(id), status_id: 'agreed' }))).toBe('status_mismatch');
    await untouched(id, 'draft', 1);
  });

  test('holds up a list it stands in: all or nothing', async () => {
    await ruled({ party: 'employer' });
    const [one, other] = [await draft(), await prepared()];
    const mine = await addVacation(world.company, 'manager', 'draft');
    const own = moveBy(step('employee', 'draft', 'prepared'), mine);
    expect(outcome(await move('manager', own, agree(other)))).toBe('signature_required');
    await untouched(mine, 'draft', 1);
    await untouched(other, 'prepared', 2);
    expect(outcome(await move('manager', own))).toBe('ok');
    await untouched(one, 'draft', 1);
  });

  test('is refused by itself in a batch, and the others go', async () => {
    const mine = await addType('own');
    await ruled({ party: 'employer', document_type_id: mine });
    const [signed, plain] = [await prepared(), await prepared()];
    await db().query('update "document" set "document_type_id" = $2 where "id" = $1', [signed, mine]);
    const call = (id: number) => ({
      method: 'table.add',
      params: { object: 'document_status', data: [agree(id)] },
    });
    const batch = await callAs(world, 'manager', 'batch', [call(signed), call(plain)]);
    const said = batch.result?.data.map((each) => (each.error as Answer['error'])?.data.reason ?? 'ok');
    expect(said).toEqual(['signature_required', 'ok']);
    await untouched(signed, 'prepared', 2);
    await untouched(plain, 'agreed', 3);
  });

  test('is not taken by a grant either; without the policy it is', async () => {
    const grant = await one(db(), 'select "id" from "grant" where "user_id" = $1', [
      world.company.people.deputy.user_id,
    ]);
    const acting = await callAs(world, 'deputy', 'token.grant', { grant });
    const token = String(acting.result?.access_token);
    const id = await prepared();
    const attempt = () =>
      world.call('table.add', { object: 'document_status', data: [agree(id)] }, { token });
    const policy = await ruled({ party: 'employer' });
    expect(outcome(await attempt())).toBe('signature_required');
    await untouched(id, 'prepared', 2);
    await write('admin', 'table.del', { id: policy });
    expect(outcome(await attempt())).toBe('ok');
  });

  test('is the person’s own, in whatever role they send their own document', async () => {
    await ruled({});
    const id = await addVacation(world.company, 'hr', 'draft');
    expect((await offers('hr', id)).employee).toBe('2');
    for (const role of ['employee', 'hr'])
      expect(outcome(await move('hr', moveBy(step(role, 'draft', 'prepared'), id)))).toBe(
        'signature_required',
      );
    await untouched(id, 'draft', 1);
  });

  test('is nobody’s to leave out by sending the document for its person, who sends it with a signature', async () => {
    const id = await draft();
    const policy = await ruled({});
    for (const name of ['manager', 'hr'] as const) {
      expect((await offers(name, id))[name]).toBe('4');
      const sent = moveBy(step(name, 'draft', 'prepared'), id);
      expect([name, outcome(await move(name, sent))]).toEqual([name, 'signing_is_personal']);
      const asked = { object_id: 'vacation', document_id: id, workflow_id: sent.workflow_id };
      const shown = await callAs(world, name, 'sign.prepare', asked);
      expect([name, outcome(shown)]).toEqual([name, 'signing_is_personal']);
    }
    await untouched(id, 'draft', 1);
    await write('admin', 'table.edit', { id: policy, required: '0' });
    expect((await offers('manager', id)).manager).toBe('0');
    expect(outcome(await move('manager', moveBy(step('manager', 'draft', 'prepared'), id)))).toBe('ok');
  });

  test('is a manager’s own on a paper put before them, and no deputy’s', async () => {
    await ruled({ object_id: 'request_push_signed' });
    const { people } = world.company;
    const paper = await addDocument(world.company, 'request_push_signed', 'manager', 'notified');
    const steps = await db().query<{ id: number }>(
      `select "id"::int from "workflow" where "client_id" = $1 and "object_id" = 'request_push_signed'
         and "status_id" = 'notified' and "next_status_id" = 'confirmed' and "business_role" in ('employee', 'manager')`,
      [people.manager.client_id],
    );
    expect(steps.rows).toHaveLength(2);
    const confirm = (workflow_id: number) => ({
      object_id: 'request_push_signed',
      registrator_id: paper,
      workflow_id,
      status_id: 'confirmed',
    });
    for (const { id } of steps.rows)
      expect(outcome(await move('manager', confirm(id)))).toBe('signature_required');
    const grant = await one(db(), 'select "id" from "grant" where "user_id" = $1', [people.deputy.user_id]);
    await db().query('update "grant" set "own_documents" = true where "id" = $1', [grant]);
    const entered = await world.call('token.get', { login: 'deputy', password: PASSWORD, client: NORTH });
    const acting = await world.call(
      'token.grant',
      { grant },
      { token: String(entered.result?.access_token) },
    );
    const token = String(acting.result?.access_token);
    for (const { id } of steps.rows)
      expect(
        outcome(await world.call('table.add', { object: 'document_status', data: [confirm(id)] }, { token })),
      ).toBe('signing_is_personal');
    await db().query('update "grant" set "own_documents" = false where "id" = $1', [grant]);
    await untouched(paper, 'notified', 2);
  });

  test('is not helped by a word of the caller', async () => {
    await ruled({});
    const id = await draft();
    for (const more of [{ signed: true }, { signature: 'x' }, { sign: '1' }])
      expect(outcome(await move('employee', { ...send(id), ...more }))).toBe('unknown_field');
    await untouched(id, 'draft', 1);
  });

  test('is one of the named type and party only', async () => {
    const own = await addType('of_its_own');
    await ruled({ document_type_id: own });
    const [plain, typed] = [await draft(), await draft()];
    await db().query('update "document" set "document_type_id" = $2 where "id" = $1', [typed, own]);
    expect(outcome(await move('employee', send(plain)))).toBe('ok');
    expect(outcome(await move('employee', send(typed)))).toBe('signature_required');
    expect(outcome(await move('manager', agree(plain)))).toBe('ok');
  });

  test('is never one back, never an accountant’s, and none that the dictionary does not mark', async () => {
    await ruled({ party: 'employer' });
    await ruled({});
    const back = moveBy(step('manager', 'prepared', 'declined'), await prepared(), { comments: 'нет' });
    expect(outcome(await move('manager', back))).toBe('ok');
    const recalled = moveBy(step('employee', 'prepared', 'draft'), await prepared());
    expect(outcome(await move('employee', recalled))).toBe('ok');
    const unmarked = moveBy(step('hr', 'prepared', 'agreed'), await prepared());
    expect(outcome(await move('hr', unmarked))).toBe('ok');
    const added = await write(
      'admin',
      'table.add',
      {
        object_id: 'vacation',
        business_role: 'accountant',
        status_id: 'agreed',
        next_status_id: 'approved',
        detail: '{"sign":"1"}',
      },
      'workflow',
    );
    const workflow_id = Number(added.result?.data[0]?.id);
    const id = await addVacation(world.company, 'employee', 'agreed');
    const booked = { object_id: 'vacation', registrator_id: id, workflow_id, status_id: 'approved' };
    expect(outcome(await move('accountant', booked))).toBe('ok');
  });

  test('is only asked for: an optional one goes both ways, a paper one goes without', async () => {
    for (const policy of [{ required: '0' }, { level: 'paper', required: '1' }]) {
      const id = await ruled(policy);
      expect(outcome(await move('employee', send(await draft())))).toBe('ok');
      await write('admin', 'table.del', { id });
    }
  });

  test('belongs to its client', async () => {
    await db().query(
      `insert into "signature_policy" ("client_id", "object_id", "party", "level", "required") values ($1, 'vacation', 'employee', 'simple', true)`,
      [world.company.clients.south],
    );
    expect(outcome(await move('employee', send(await draft())))).toBe('ok');
  });
});

describe('a row says how its steps are signed', () => {
  interface Row {
    readonly steps: readonly { business_role: string; next_status_id: string; sign: string }[];
    readonly path: unknown;
    readonly can_edit: string;
    readonly can_delete: string;
  }
  const rowOf = async (name: Name, id: number): Promise<Row> => {
    const answer = await callAs(world, name, 'view.get', { object: 'vacation', filter: `id = ${id}` });
    return answer.result?.data[0] as unknown as Row;
  };
  const signs = (row: Row) =>
    Object.fromEntries(row.steps.map((each) => [`${each.business_role} ${each.next_status_id}`, each.sign]));

  test('0 without a policy, 1 optional, 2 required, 3 on paper; a step back always 0', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const plain = await rowOf('manager', id);
    expect(signs(plain)).toEqual({ 'manager agreed': '0', 'manager draft': '0', 'manager declined': '0' });
    for (const [policy, sign] of [
      [{ required: '0' }, '1'],
      [{ required: '1' }, '2'],
      [{ level: 'paper' }, '3'],
    ] as const) {
      const rule = await ruled({ party: 'employer', ...policy });
      const row = await rowOf('manager', id);
      expect(signs(row)).toEqual({ 'manager agreed': sign, 'manager draft': '0', 'manager declined': '0' });
      const unsigned = { ...row, steps: row.steps.map((each) => ({ ...each, sign: '0' })) };
      expect(unsigned).toEqual(plain);
      await write('admin', 'table.del', { id: rule });
    }
  });

  test('each party by its own policy', async () => {
    await ruled({ party: 'employee' });
    const [draft, sent] = [
      await addVacation(world.company, 'employee', 'draft'),
      await addVacation(world.company, 'employee', 'prepared'),
    ];
    expect(signs(await rowOf('employee', draft))).toEqual({ 'employee prepared': '2' });
    expect(signs(await rowOf('manager', sent))['manager agreed']).toBe('0');
  });

  test('and goes the same way: policies do not change who holds a document next', async () => {
    const path = () => callAs(world, 'employee', 'workflow.path', { object: 'vacation' });
    const before = (await path()).result;
    await ruled({});
    await ruled({ party: 'employer', level: 'qualified' });
    expect((await path()).result).toEqual(before);
    const waiting = await callAs(world, 'manager', 'view.get', { object: 'incomplete', rowsPerPage: 'all' });
    expect(
      waiting.result?.data.some((row) => (row.steps as Row['steps']).some(({ sign }) => sign === '2')),
    ).toBe(true);
  });
});

describe('what was signed stays signed', () => {
  test('whatever becomes of the policy: row, verdict and document are as they were', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const policy = await ruled({});
    const signature = await signedRow(id);
    const state = async () => ({
      signature: (await db().query('select * from "signature" where "id" = $1', [signature])).rows[0],
      history: await historyOf(world.company, id),
      stand: await standOf(world.company, id),
    });
    const before = await state();
    expect(before.signature.report).toMatchObject({ verdict: 'passed' });
    for (const change of [
      { level: 'qualified' },
      { level: 'paper' },
      { required: '0', level: 'unqualified' },
    ]) {
      expect(outcome(await write('admin', 'table.edit', { id: policy, ...change }))).toBe('ok');
      expect(await state()).toEqual(before);
    }
    expect(outcome(await write('admin', 'table.del', { id: policy }))).toBe('ok');
    expect(await state()).toEqual(before);
  });

  /** A simple signature of the employee at the last step of a document, as signing leaves it behind. */
  const signedRow = async (id: number): Promise<number> => {
    const { clients, people } = world.company;
    const file_id = await one(
      db(),
      `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash",
         "registrator_id", "document_object_id", "creator_user_id")
       values ($1, $2, 'заявление.pdf', 'application/pdf', 10, 'a', 'b', $3, 'vacation', $4) returning "id"`,
      [clients.north, `signed-${id}`, id, people.employee.user_id],
    );
    return one(
      db(),
      `insert into "signature" ("client_id", "document_id", "object_id", "request_id", "file_id", "intent_id", "document_status_id",
         "status_id", "type", "party", "user_id", "employee_id", "thumbprint", "serial_number", "algorithm", "digest_algorithm",
         "value_hash", "cms", "report", "public_id")
       select $1, $2, 'vacation', $2, $3, md5($6::text), max(h."id"), 'prepared', '1', 'employee', $4, $5, 't', 's', 'a', 'd',
         md5($6::text), '\\x30', '{"verdict":"passed","code":"ok"}', md5('p' || $6::text)
       from "document_status" h where h."registrator_id" = $2 returning "id"`,
      [clients.north, id, file_id, people.employee.user_id, people.employee.employee_id, String(id)],
    );
  };
});
