import { describe, expect, test } from 'vitest';
import { outcome } from '../support/matrix-http.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openTwin(['employee']));

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

const longest = (value: string) => putParameter(world.company.db, 'comment_length', value);

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
    const { db } = world.company;
    const id = await addVacation(world.company, 'employee', 'draft');
    await db.query('begin');
    await longest('5');
    expect(await judged(id)).toEqual(['ok', 'ok']);
    await db.query('rollback');
    expect(await judged(id)).toEqual(['ok', 'ok']);
    await putParameter(db, 'comment_length', '5', 'south');
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

describe('the words of a client (AMB-062)', () => {
  const own = (rows: readonly (readonly [alias: string, name: string, name_eng: string])[]) =>
    world.company.db.query(
      `insert into "lan" ("client_id", "alias", "name", "name_eng") select $1, * from unnest($2::text[], $3::text[], $4::text[])`,
      [world.company.clients.north, ...[0, 1, 2].map((column) => rows.map((row) => row[column]))],
    );
  /** What each process says to a comment that is too long, and about its field. */
  const said = async (id: number): Promise<(string | undefined)[][]> => {
    const answers = [];
    for (const call of world.both) {
      const data = [{ id, comments: 'longer than five' }];
      const { error } = await call(
        'table.edit',
        { object: 'vacation', data },
        { token: world.token('employee') },
      );
      const [field] = error?.data.fields ?? [];
      answers.push([error?.message, error?.message_eng, field?.message, field?.message_eng]);
    }
    return answers;
  };
  const twice = (...sentences: string[]) => [sentences, sentences];
  const SHIPPED = ['Проверьте заполнение полей', 'Check the fields'];

  test('stand in errors and rules of both languages, in every process and at once', async () => {
    const id = await addVacation(world.company, 'employee', 'draft');
    await longest('5');
    const [[ru, en, rule = '', rule_eng = ''] = []] = await said(id);
    expect([ru, rule.length > 0, rule_eng.length > 0]).toEqual([SHIPPED[0], true, true]);
    await own([
      ['errors.validation', 'Поправьте поля', 'Mend the fields'],
      ['rules.document.comment-too-long', 'Не длиннее {max}', 'At most {max}'],
    ]);
    expect(await said(id)).toEqual(twice('Поправьте поля', 'Mend the fields', 'Не длиннее 5', 'At most 5'));
    await world.company.db.query(
      `update "lan" set "name_eng" = ' ' where "alias" = 'rules.document.comment-too-long'`,
    );
    expect(await said(id)).toEqual(twice('Поправьте поля', 'Mend the fields', 'Не длиннее 5', rule_eng));
    await world.company.db.query(`delete from "lan" where "alias" = 'errors.validation'`);
    expect(await said(id)).toEqual(twice(String(ru), String(en), 'Не длиннее 5', rule_eng));
  });

  test('that cannot be said leave the shipped sentence', async () => {
    const id = await addVacation(world.company, 'employee', 'draft');
    await longest('5');
    await world.company.db.query('delete from "lan" where "client_id" = $1', [world.company.clients.north]);
    const before = await said(id);
    await own([
      ['errors.validation', 'Поправьте {неизвестно', 'Mend {nothing}'],
      ['rules.document.comment-too-long', '{max, plural, one', '{{max'],
    ]);
    expect(await said(id)).toEqual(before);
  });

  test('are said to who comes to its sign-in page, and to nobody of another client', async () => {
    const { db, clients } = world.company;
    await own([['errors.wrong_login_or_password', 'Не тот логин', 'Not that login']]);
    const { rows } = await db.query<{ id: number; code: string }>('select "id"::int, "code" from "client"');
    const tried = async (client_id: number) => {
      const client = rows.find((row) => row.id === client_id)?.code;
      const { error } = await world.both[0](
        'token.get',
        { login: 'nobody', password: 'Wrong#1', client },
        { headers: { 'x-client': String(client) } },
      );
      return [error?.message, error?.message_eng];
    };
    expect(await tried(clients.north)).toEqual(['Не тот логин', 'Not that login']);
    expect(await tried(clients.south)).toEqual(['Неверный логин или пароль', 'Wrong login or password']);
  });
});
