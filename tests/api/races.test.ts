import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayInZone, yearOf } from '../../lib/kernel/day.ts';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { refusedFields, rowOf } from '../support/document-desk.ts';
import { detailsOf, type ExpenseDesk, expenseDesk } from '../support/expense-desk.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { type Answer, type Call, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openTwin, type Twin } from '../support/matrix-world.ts';
import { overtimeDesk } from '../support/overtime-desk.ts';
import { introduceSigning, signsWith } from '../support/signing-call.ts';

/** Two processes of one portal: what is done at once comes in by both. */
let world: Twin;
let mailbox: Mailbox;
let expenses: ExpenseDesk;
beforeAll(async () => {
  mailbox = await openMailbox();
  world = await openTwin(['employee', 'employee2', 'manager', 'hr', 'recruiter'], {
    env: { SMTP_URL: mailbox.url },
  });
  expenses = expenseDesk(world);
}, 180_000);
afterAll(async () => {
  await world?.close();
  await mailbox?.close();
});
beforeEach(() => world.company.db.query('delete from "rate_limit"'));

/** Calls at the same moment, by one process and the other in turn. */
const atOnce = (calls: readonly ((call: Call) => Promise<Answer>)[]): Promise<Answer[]> =>
  Promise.all(calls.map((call, index) => call(world.both[index % 2] ?? world.call)));
const as = (name: Name) => ({ token: world.token(name) });
const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));
const done = (answers: readonly Answer[]): Answer[] => answers.filter(({ result }) => result !== undefined);
/** A lock that was not to be had in time is no verdict: nothing was written. */
const BUSY = 'unavailable';

test('days that lapse and days that move at once never take more than their year has', async () => {
  const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');
  const year = yearOf(today);
  const { employee_id } = world.company.people.employee2;
  const given = { employee_id, kind: 'additional', on_date: today, reason: 'Приказ 7' };
  const entered = await callAs(world, 'hr', 'leave.correct', { ...given, period: year, days: '12' });
  expect(outcome(entered), entered.text).toBe('ok');
  const lapsing = times(
    12,
    () => (call: Call) => call('leave.forfeit', { ...given, period: year, days: '1' }, as('hr')),
  );
  const moving = times(
    12,
    () => (call: Call) =>
      call('leave.transfer', { ...given, from_period: year, to_period: year + 1, days: '1' }, as('hr')),
  );
  const [lapsed, moved] = await Promise.all([atOnce(lapsing), atOnce(moving)]);
  const answers = [...lapsed, ...moved];
  for (const answer of answers)
    if (outcome(answer) !== 'ok' && outcome(answer) !== BUSY)
      expect(refusedFields(answer)).toEqual(['days vacation/not-so-many']);
  const left = async (period: number): Promise<number> => {
    const { rows } = await world.company.db.query<{ days: string }>(
      `select coalesce(sum("parts"), 0) / 1200.0 as days from "leave_entry" where "employee_id" = $1 and "period" = $2 and "kind" = 'additional'`,
      [employee_id, period],
    );
    return Number(rows[0]?.days);
  };
  expect(await left(year)).toBe(12 - done(answers).length);
  expect(await left(year)).toBeGreaterThanOrEqual(0);
  expect(await left(year + 1)).toBe(done(moved).length);
});

test('overtime of one person that is sent by both doors at once stays within four hours of two days', async () => {
  const desk = overtimeDesk(world);
  const monday = desk.freshMonday();
  const clock = (half: number) =>
    `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
  const drafts: { id: number; step: number }[] = [];
  for (const place of times(20, (index) => index)) {
    const half = Math.floor(place / 2);
    const made = await desk.draft(
      'employee2',
      desk.work(addDays(monday, place % 2), clock(half), clock(half + 1)),
    );
    const { steps } = await desk.read('employee2', made.id);
    const step = (steps as { id: number; next_status_id: string }[]).find(
      ({ next_status_id }) => next_status_id === 'prepared',
    );
    drafts.push({ id: made.id, step: step?.id ?? 0 });
  }
  const answers = await atOnce(
    drafts.map(({ id, step }) => (call) => {
      const data = [{ object_id: 'overtime', registrator_id: id, workflow_id: step, status_id: 'prepared' }];
      return call('table.add', { object: 'document_status', data }, as('employee2'));
    }),
  );
  const { rows } = await world.company.db.query<{ hours: string }>(
    `select coalesce(sum(d."hours"), 0) as hours from "overtime" o join "document" d on d."id" = o."id"
     where d."id" = any($1::bigint[]) and d."status_id" = 'prepared'`,
    [drafts.map(({ id }) => id)],
  );
  expect(Number(rows[0]?.hours)).toBe(done(answers).length / 2);
  expect(Number(rows[0]?.hours)).toBeLessThanOrEqual(4);
  expect(Number(rows[0]?.hours)).toBeGreaterThan(0);
});

test('an invitation that many open at once lets one of them in, by one session', async () => {
  const email = 'invited-at-once@example.com';
  const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');
  const added = await callAs(world, 'recruiter', 'candidate.add', {
    name: 'Соколов Артём Игоревич',
    email,
    vacancy: 'Разработчик',
    department: 'Исследования',
    salary: '250000',
    hire_date: addDays(today, 30),
    due_date: addDays(today, 14),
  });
  const document_id = Number(
    (added.result?.data as unknown as Record<string, unknown> | undefined)?.document_id,
  );
  const row = rowOf(
    await callAs(world, 'recruiter', 'view.get', { object: 'recruitment', filter: `id = ${document_id}` }),
  );
  const step = (row.steps as { id: number; next_status_id: string }[]).find(
    ({ next_status_id }) => next_status_id === 'notified',
  );
  const record = {
    object_id: 'recruitment',
    registrator_id: document_id,
    workflow_id: step?.id,
    status_id: 'notified',
  };
  rowOf(await callAs(world, 'recruiter', 'table.add', { object: 'document_status', data: [record] }));
  const token = new URL((await mailbox.next(email)).link).searchParams.get('token');
  const answers = await atOnce(times(20, () => (call) => call('user.get', { token })));
  expect(done(answers)).toHaveLength(1);
  for (const answer of answers) expect(['ok', 'link_expired', BUSY]).toContain(outcome(answer));
  const { rows } = await world.company.db.query(
    `select 1 from "auth_session" s join "app_user" u on u."id" = s."user_id" where lower(u."email") = $1`,
    [email],
  );
  expect(rows).toHaveLength(1);
});

describe('a report that is signed while its lines change', { timeout: 180_000 }, () => {
  test('is signed as it was shown, or not at all', async () => {
    await introduceSigning(world, { party: 'employee', object_id: 'expense' });
    await signsWith(world, 'employee', '1');
    for (const round of times(4, (index) => index)) {
      const { id } = rowOf(await expenses.report('employee', {}, await expenses.line()));
      const file = await expenses.attach('employee', id);
      const [line] = detailsOf(await expenses.read('employee', id));
      rowOf(await expenses.edit('employee', id, { details: [{ id: line?.id, file_id: file.id }] }));
      const { steps } = await expenses.read('employee', id);
      const [step] = steps as { id: number }[];
      const shown = { object_id: 'expense', document_id: id, workflow_id: step?.id };
      const prepared = await expenses.by('employee', 'sign.prepare', shown);
      const { intent_id } = prepared.result as unknown as Prepared;
      const sign = (call: Call) => call('sign.stamp', { intent_id }, as('employee'));
      const change = (amount: string) => (call: Call) =>
        call(
          'table.edit',
          { object: 'expense', data: [{ id, details: [{ id: line?.id, amount }] }] },
          as('employee'),
        );
      const calls = [sign, change('101'), sign, change('102')];
      if (round === 0) expect((await sign(world.call)).error).toBeUndefined();
      const answers = await atOnce(round % 2 ? calls : calls.toReversed());
      const [kept] = detailsOf(await expenses.read('employee', id));
      const history = await expenses.historyOf(id);
      const signatures = await world.company.db.query('select 1 from "signature" where "document_id" = $1', [
        id,
      ]);
      if (round === 0) expect(signatures.rowCount).toBe(1);
      expect(signatures.rowCount).toBe(history.includes('prepared') ? 1 : 0);
      if (signatures.rowCount) expect(kept?.amount).toBe(line?.amount);
      else expect(done(answers).length).toBeGreaterThan(0);
    }
  });
});
