import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditChain } from '../../lib/rpc/audit.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { cellsOf } from '../support/workbook.ts';

const world = shared(() =>
  openWorld([
    'admin',
    'hr',
    'manager',
    'employee',
    'reviewer',
    'accountant',
    'recruiter',
    'candidate',
    'southerner',
  ]),
);
let status_id: string;

const view = (who: Name, asked: object = {}) => callAs(world, who, 'view.get', { object: 'audit', ...asked });
const rowsOf = async (who: Name, asked: object = {}) => (await view(who, asked)).result?.data ?? [];

beforeAll(async () => {
  const token = world.token('admin');
  const added = await world.call(
    'table.add',
    { object: 'expense_goal', data: { code: 'audit_goal', name: 'Было' } },
    { token },
  );
  status_id = String(added.result?.data[0]?.id);
  await world.call(
    'table.edit',
    { object: 'expense_goal', data: [{ id: status_id, name: 'Стало' }] },
    { token },
  );
  const document = await addVacation(world.company, 'employee', 'draft');
  await callAs(world, 'hr', 'table.del', { object: 'vacation', data: [{ id: document }] });
  await callAs(world, 'southerner', 'table.add', {
    object: 'expense_goal',
    data: { code: 'south', name: 'Чужая' },
  });
});

describe('the audit', () => {
  test('tells an admin who did what, when and from where, the newest first', async () => {
    const [edited, added] = await rowsOf('admin', {
      filter: `stream = 'expense_goal:${status_id}'`,
      select:
        'seq,action,kind,object_id,record_id,user_login,actor_name,employee_name,behalf_employee_id,address,user_agent,refused,hash,prev_hash,moment',
      with: 'detail',
    });
    expect(edited).toMatchObject({
      seq: 2,
      action: 'table.edit',
      kind: 'table',
      object_id: 'expense_goal',
      record_id: status_id,
      user_login: 'admin',
      actor_name: expect.stringMatching(/./),
      behalf_employee_id: null,
      refused: '0',
      prev_hash: added?.hash,
    });
    expect(JSON.parse(String(edited?.detail))).toMatchObject({ name: 'Стало', was: { name: 'Было' } });
    expect(added?.action).toBe('table.add');
  });

  test('is ordered by moment, and a page follows another without a gap', async () => {
    const all = await rowsOf('admin', { select: 'id,moment', rowsPerPage: 'all' });
    const moments = all.map(({ moment }) => String(moment));
    expect(moments).toEqual(moments.toSorted().toReversed());
    const first = await view('admin', { select: 'id', rowsPerPage: 2 });
    const after = (first.result as { next?: string } | undefined)?.next;
    const second = await rowsOf('admin', { select: 'id', rowsPerPage: 2, after });
    expect([...(first.result?.data ?? []), ...second].map(({ id }) => id)).toEqual(
      all.slice(0, 4).map(({ id }) => id),
    );
  });

  test('is narrowed by person, kind, object, refusal and time', async () => {
    const { user_id } = world.company.people.admin;
    const of = (filter: string) => rowsOf('admin', { filter, select: 'user_id,kind,object_id,refused' });
    expect((await of(`user_id = ${user_id}`)).every((row) => row.user_id === user_id)).toBe(true);
    expect((await of("kind = 'table'")).every((row) => row.kind === 'table')).toBe(true);
    expect((await of("object_id = 'expense_goal'")).length).toBe(2);
    await callAs(world, 'employee', 'table.add', {
      object: 'expense_goal',
      data: { code: 'tried', name: 'Попытка' },
    });
    expect(await of("refused = '1'")).toContainEqual({
      user_id: world.company.people.employee.user_id,
      kind: 'refused',
      object_id: 'expense_goal',
      refused: '1',
    });
    expect(await of("moment < '2000-01-01T00:00:00Z'")).toEqual([]);
  });

  test('neither orders nor filters by what a row says', async () => {
    expect(outcome(await view('admin', { filter: "detail like '%a%'" }))).toBe('unknown_field');
    expect(outcome(await view('admin', { orderBy: 'detail' }))).toBe('unknown_field');
  });

  test.each(['hr', 'manager', 'employee', 'reviewer', 'accountant', 'recruiter', 'candidate'] as const)(
    'tells %s nothing, not even how much there is',
    async (who) => {
      expect((await view(who)).result).toMatchObject({ data: [], total: 0 });
      expect((await view(who, { filter: `stream = 'expense_goal:${status_id}'` })).result).toMatchObject({
        data: [],
        total: 0,
      });
      const raw = await callAs(world, who, 'table.get', { object: 'audit' });
      expect(raw.result?.data).toEqual([]);
    },
  );

  test('never tells the admin of one client what was done at another', async () => {
    const south = await rowsOf('southerner', { select: 'client_id,object_id', rowsPerPage: 'all' });
    expect(south.length).toBeGreaterThan(0);
    expect(new Set(south.map(({ client_id }) => client_id))).toEqual(new Set([world.company.clients.south]));
    const north = await rowsOf('admin', { select: 'client_id', rowsPerPage: 'all' });
    expect(new Set(north.map(({ client_id }) => client_id))).toEqual(new Set([world.company.clients.north]));
  });

  test.each(['table.add', 'table.edit', 'table.del'])(
    'is not written by %s, whoever asks',
    async (method) => {
      const [row] = await rowsOf('admin', { select: 'id,action', rowsPerPage: 1 });
      const data = method === 'table.add' ? { action: 'x' } : [{ id: row?.id, action: 'x' }];
      const answer = await callAs(world, 'admin', method, { object: 'audit', data });
      expect(outcome(answer)).toBe('access_denied');
    },
  );
});

describe('the export of the audit', () => {
  const take = (who: Name) =>
    fetch(
      `${world.portal.origin}/api/export?object=audit&columns=moment,actor_name,action,detail&filter=${encodeURIComponent("object_id = 'expense_goal'")}`,
      { headers: { authorization: `Bearer ${world.token(who)}` } },
    );

  test('holds what the list shows, under headings in words', async () => {
    const answer = await take('admin');
    expect([answer.status, Number(answer.headers.get('x-total'))]).toEqual([200, expect.any(Number)]);
    const rows = cellsOf(Buffer.from(await answer.arrayBuffer())).map((row) => row.map(({ value }) => value));
    expect(rows).toContainEqual(['Когда', 'Кто', 'Действие', 'Что записано']);
    expect(rows.flat().join(' ')).toContain('"was":{"name":"Было"}');
  });

  test('has no row for hr', async () => {
    const answer = await take('hr');
    expect([answer.status, answer.headers.get('x-total')]).toEqual([200, '0']);
  });
});

describe('the chain of the audit', () => {
  const ask = (who: Name, method: 'audit.chain' | 'audit.check') => callAs(world, who, method, {});
  const chain = async (method: 'audit.chain' | 'audit.check'): Promise<AuditChain> =>
    (await ask('admin', method)).result?.data as unknown as AuditChain;

  /** How many checks people asked for. */
  const asked = async (): Promise<number> =>
    (
      await world.company.db.query<{ asked: number }>(
        'select count("user_id")::int as asked from "audit_check"',
      )
    ).rows[0]?.asked ?? 0;

  test('is checked by the portal itself, once a day', async () => {
    const own = async () => (await chain('audit.chain')).checked?.by_portal;
    await expect.poll(own, { timeout: 60_000 }).toBe(true);
  });

  test('is found whole, and who checked it is told from then on', async () => {
    const found = await chain('audit.check');
    const { data, total } = (await view('admin', { select: 'id', rowsPerPage: 'all' })).result ?? {};
    expect(found).toMatchObject({ rows: total, rows_exact: true });
    expect(found.checked).toMatchObject({ by_portal: false, checked: data?.length, broken: null });
    expect(await chain('audit.chain')).toEqual(found);
  });

  test('tells of the first row that was changed past the portal, until it is what it was', async () => {
    const { db } = world.company;
    const change = (name: string) =>
      db.query(
        `begin; alter table "audit" disable trigger user;
         update "audit" set "action" = '${name}' where "stream" = 'expense_goal:${status_id}' and "seq" = 1;
         alter table "audit" enable trigger user; commit`,
      );
    await change('table.none');
    expect((await chain('audit.check')).checked?.broken).toEqual({
      code: 'changed',
      stream: `expense_goal:${status_id}`,
      seq: 1,
    });
    await change('table.add');
    expect((await chain('audit.check')).checked?.broken).toBe(null);
  });

  test.each(['hr', 'manager', 'employee', 'candidate'] as const)('is no business of %s', async (who) => {
    const before = await asked();
    expect(outcome(await ask(who, 'audit.chain'))).toBe('access_denied');
    expect(outcome(await ask(who, 'audit.check'))).toBe('access_denied');
    expect(await asked()).toBe(before);
  });
});

test('a row says what its record is called: a parameter its code, a text its place, a step its way', async () => {
  const token = world.token('admin');
  const { rows: steps } = await world.company.db.query(
    `select "id" from "workflow" where "client_id" = $1 and "object_id" = 'vacation' and "business_role" = 'reviewer'
       and "status_id" = 'agreed' and "next_status_id" = 'approved'`,
    [world.company.clients.north],
  );
  const id = Number(steps[0]?.id);
  for (const disabled of ['1', '0'])
    await world.call('table.edit', { object: 'workflow', data: [{ id, disabled }] }, { token });
  const text = await world.call(
    'table.add',
    { object: 'lan', data: { alias: 'shell.about', name: 'Что это за портал' } },
    { token },
  );
  expect(outcome(text)).toBe('ok');
  const factsOf = async (stream: string) => {
    const [row] = await rowsOf('admin', { filter: `stream = '${stream}'`, select: 'record_facts' });
    return JSON.parse(String(row?.record_facts)) as unknown;
  };
  expect(await factsOf(`workflow:${id}`)).toEqual({
    object_id: 'vacation',
    business_role: 'reviewer',
    status_id: 'agreed',
    next_status_id: 'approved',
  });
  const text_id = Number(text.result?.data[0]?.id);
  expect(await factsOf(`lan:${text_id}`)).toEqual({ alias: 'shell.about' });
  await world.call('table.del', { object: 'lan', data: [{ id: text_id }] }, { token });
  const [gone] = await rowsOf('admin', { filter: `stream = 'lan:${text_id}'`, select: 'record_facts' });
  expect(gone?.record_facts).toBeNull();
});
