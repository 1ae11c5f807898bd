import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcome } from '../support/matrix-http.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin, type Twin } from '../support/matrix-world.ts';

let world: Twin;
beforeAll(async () => {
  world = await openTwin(['employee']);
});
afterAll(() => world?.close());

/** What both processes say to a comment of ten characters. */
const judged = async (id: number): Promise<string[]> => {
  const answers = [];
  for (const call of world.both) {
    const data = [{ id, comments: 'ten signs!' }];
    answers.push(
      outcome(await call('table.edit', { object: 'vacation', data }, { token: world.token('employee') })),
    );
  }
  return answers;
};

const longest = (value: string) =>
  world.company.db.query(
    `insert into "parameter" ("client_id", "code", "value") values ($1, 'comment_length', $2)
     on conflict ("client_id", "code") do update set "value" = excluded."value"`,
    [world.company.clients.north, value],
  );

describe('the rules a process keeps', () => {
  test('are those of the dictionary at every call, in every process', async () => {
    const id = await addVacation(world.company, 'employee', 'draft');
    expect(await judged(id)).toEqual(['ok', 'ok']);
    await longest('5');
    expect(await judged(id)).toEqual(['validation', 'validation']);
    await longest('50');
    expect(await judged(id)).toEqual(['ok', 'ok']);
    await world.company.db.query(
      `delete from "parameter" where "client_id" = $1 and "code" = 'comment_length'`,
      [world.company.clients.north],
    );
    expect(await judged(id)).toEqual(['ok', 'ok']);
  });

  test('are not those of a change that was never committed, nor of another client', async () => {
    const { db, clients } = world.company;
    const id = await addVacation(world.company, 'employee', 'draft');
    await db.query('begin');
    await longest('5');
    expect(await judged(id)).toEqual(['ok', 'ok']);
    await db.query('rollback');
    expect(await judged(id)).toEqual(['ok', 'ok']);
    await db.query(
      `insert into "parameter" ("client_id", "code", "value") values ($1, 'comment_length', '5')
       on conflict ("client_id", "code") do update set "value" = excluded."value"`,
      [clients.south],
    );
    expect(await judged(id)).toEqual(['ok', 'ok']);
  });

  test('take a version nobody else has had, also after a rollback', async () => {
    const { db, clients } = world.company;
    const version = async () => {
      const { rows } = await db.query<{ rules_version: string }>(
        'select "rules_version" from "client" where "id" = $1',
        [clients.north],
      );
      return Number(rows[0]?.rules_version);
    };
    await db.query('begin');
    await longest('5');
    const lost = await version();
    await db.query('rollback');
    await longest('7');
    expect(await version()).toBeGreaterThan(lost);
  });
});
