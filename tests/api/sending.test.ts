import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayInZone, daysBetween, weekday } from '../../lib/kernel/day.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import { historyOf, moveAs, moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { plainMonday } from '../support/plain-weeks.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'clerk', 'hr', 'admin']));
beforeAll(async () => {
  // Without holidays every fortnight has the same days.
  await world.company.db.query('delete from "calendar"');
});

const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');

/** So many days ahead two weeks without holidays begin. */
const IN_PLAIN_WEEKS = daysBetween(today, plainMonday(addDays(today, 36 - weekday(today)), 14, 7));

/** A document that begins so many days from today. */
const draft = async (name: Name, inDays: number, status = 'draft'): Promise<number> => {
  const { db, people } = world.company;
  await db.query('update "document" set "start_date" = null, "end_date" = null where "employee_id" = $1', [
    people[name].employee_id,
  ]);
  const id = await addVacation(world.company, name, status);
  const start = addDays(today, inDays);
  await db.query('update "document" set "start_date" = $2, "end_date" = $3 where "id" = $1', [
    id,
    start,
    addDays(start, 13),
  ]);
  return id;
};

const send = (name: Name, id: number): Promise<Answer> =>
  moveAs(world, name, moveBy(stepOf(world.company, 'employee', 'draft', 'prepared'), id));

const length = async (id: number) => (await historyOf(world.company, id)).length;

/** Runs with this value of a parameter of the company. */
const under = async (code: string, value: string, work: () => Promise<void>): Promise<void> => {
  const { db, clients } = world.company;
  await putParameter(db, code, value);
  try {
    await work();
  } finally {
    await db.query('delete from "parameter" where "client_id" = $1 and "code" = $2', [clients.north, code]);
  }
};

describe('T21: a vacation that begins too soon', () => {
  test.each(['vacation_validate_forbidden_period', 'prepared_forbidden_period'])(
    'is not sent within %s, and is a day before it closes',
    (code) =>
      under(code, '14', async () => {
        const late = await draft('employee', 13);
        const answer = await send('employee', late);
        expect(outcome(answer)).toBe('forbidden_period_by_status');
        expect(answer.error?.message).toMatch(/14/);
        expect(await length(late)).toBe(1);
        expect(outcome(await send('employee', await draft('employee', 16)))).toBe('ok');
      }),
  );

  test('is sent by hr, and by everybody where no period closes', async () => {
    await under('vacation_validate_forbidden_period', '14', async () => {
      expect(outcome(await send('hr', await draft('hr', 13)))).toBe('ok');
    });
    expect(outcome(await send('employee', await draft('employee', 13)))).toBe('ok');
  });

  test('is not sent within the period of the step itself, and is before that', async () => {
    const { db } = world.company;
    const { id: step } = stepOf(world.company, 'employee', 'draft', 'prepared');
    await db.query(
      `update "workflow" set "detail" = "detail" || '{"next_status_forbidden_period_vs_start_date": "10"}' where "id" = $1`,
      [step],
    );
    const late = await draft('clerk', 9);
    const refused = await send('clerk', late);
    expect(outcome(refused)).toBe('forbidden_period');
    expect(refused.error?.message_eng).toBe(
      'The period of form submission has been exceeded. Apply to your HR Department to proceed.',
    );
    expect(await length(late)).toBe(1);
    expect(outcome(await send('clerk', await draft('clerk', 12)))).toBe('ok');
    await db.query(
      `update "workflow" set "detail" = "detail" - 'next_status_forbidden_period_vs_start_date' where "id" = $1`,
      [step],
    );
  });
});

describe('a vacation that begins in the past', () => {
  const codes = (answer: Answer) => answer.error?.data.fields?.map(({ field, code }) => [field, code]);

  test('is not sent where past days are closed; one that begins tomorrow is', () =>
    under('pastday_calendar_restriction', '1', async () => {
      const past = await draft('employee', -7);
      expect(codes(await send('employee', past))).toEqual([['start_date', 'document/backdating']]);
      expect(await length(past)).toBe(1);
      expect(outcome(await send('employee', await draft('employee', 1)))).toBe('ok');
    }));

  const dates = (inDays: number) => ({
    start_date: addDays(today, inDays),
    end_date: addDays(today, inDays + 6),
  });
  const keep = (name: Name, method: 'add' | 'edit', data: object): Promise<Answer> =>
    callAs(world, name, `table.${method}`, { object: 'vacation', data: [data] });
  const stored = async () =>
    (await world.company.db.query('select "id", "start_date", "updated_at" from "document" order by "id"'))
      .rows;

  test('is not kept where past days are closed, new or old; one that begins tomorrow is', () =>
    under('pastday_calendar_restriction', '1', async () => {
      const id = await draft('employee', 10);
      const before = await stored();
      expect(codes(await keep('employee', 'add', dates(-1)))).toEqual([
        ['start_date', 'vacation/starts-before-today'],
      ]);
      const edited = await keep('employee', 'edit', { id, ...dates(-1) });
      expect(codes(edited)).toEqual([['start_date', 'document/backdating']]);
      expect(edited.error?.data.fields?.[0]).toMatchObject({
        message: expect.stringMatching(/^Документ нельзя оформить задним числом/),
        message_eng: expect.stringMatching(/^Document backdating/),
      });
      expect(await stored()).toEqual(before);
      for (const first of [0, 1]) {
        expect(outcome(await keep('employee', 'edit', { id, ...dates(first) }))).toBe('ok');
        expect(outcome(await keep('employee', 'add', dates(first)))).toBe('ok');
      }
    }));

  test('keeps its date while its comment is changed, and is kept by hr', () =>
    under('pastday_calendar_restriction', '1', async () => {
      const past = await draft('employee', -7);
      expect(
        outcome(await keep('employee', 'edit', { id: past, comments: 'по семейным обстоятельствам' })),
      ).toBe('ok');
      expect(codes(await keep('employee', 'edit', { id: past, days: 3 }))).toEqual([
        ['start_date', 'document/backdating'],
      ]);
      expect(outcome(await keep('hr', 'edit', { id: await draft('hr', 10), ...dates(-7) }))).toBe('ok');
    }));

  test('is kept where its type is open to the past', () =>
    under('pastday_calendar_restriction', '1', () =>
      under('pastday_calendar_allowed', 'unpaid_by_law', async () => {
        const { rows } = await world.company.db.query<{ id: number }>(
          `select "id"::int from "document_type" where "client_id" = $1 and "object_id" = 'vacation' and "code" = 'unpaid_by_law'`,
          [world.company.clients.north],
        );
        const document_type_id = rows[0]?.id ?? 0;
        expect(outcome(await keep('employee', 'add', { document_type_id, ...dates(-3) }))).toBe('ok');
      }),
    ));

  test('is sent where they are open', () =>
    under('pastday_calendar_restriction', '0', async () => {
      expect(outcome(await send('employee', await draft('employee', -7)))).toBe('ok');
    }));
});

describe('a step of the company’s own that skips the draft', () => {
  const skip = async (next_status_id: string): Promise<{ id: number; next_status_id: string }> => {
    const { rows } = await world.company.db.query<{ id: number }>(
      `insert into "workflow" ("client_id", "object_id", "business_role", "status_id", "next_status_id")
       values ($1, 'vacation', 'employee', 'empty', $2) returning "id"::int`,
      [world.company.clients.north, next_status_id],
    );
    return { id: rows[0]?.id ?? 0, next_status_id };
  };
  const take = (step: { id: number; next_status_id: string }, id: number) =>
    moveAs(world, 'employee', {
      object_id: 'vacation',
      registrator_id: id,
      workflow_id: step.id,
      status_id: step.next_status_id,
    });

  test.each(['prepared', 'agreed'])('is held to the rules of the family on its way to %s', async (status) => {
    const step = await skip(status);
    const wrong = await draft('employee', IN_PLAIN_WEEKS, 'empty');
    await world.company.db.query('update "document" set "end_date" = null where "id" = $1', [wrong]);
    const answer = await take(step, wrong);
    expect([outcome(answer), answer.error?.data.fields?.map(({ field }) => field)]).toEqual([
      'validation',
      ['end_date'],
    ]);
    expect(await length(wrong)).toBe(0);
    const whole = await take(step, await draft('employee', IN_PLAIN_WEEKS, 'empty'));
    expect([outcome(whole), whole.error?.data.fields]).toEqual(['ok', undefined]);
  });
});
