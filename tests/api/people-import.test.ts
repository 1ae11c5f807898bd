import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ReadAs } from '../../lib/users/import-head.ts';
import type { ImportVerdict } from '../../lib/users/import-verdict.ts';
import { linkTroubles } from '../../server/invariants/audit-link.ts';
import type { Answer } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { sendForm } from '../support/upload.ts';

const world = shared(() => openWorld(['admin', 'hr', 'employee', 'manager']));

interface Sent {
  readonly reason: string | undefined;
  readonly read: ReadAs | undefined;
  readonly seen: string;
  readonly written: boolean | undefined;
  readonly verdicts: ImportVerdict[];
}

const send = async (
  by: Name,
  mode: string,
  file: Uint8Array | string,
  more: Record<string, string> = {},
): Promise<Sent> => {
  const response = await sendForm(
    `${world.portal.origin}/api/users/import`,
    world.token(by),
    { mode, ...more },
    file,
  );
  const lines = (await response.text()).trim().split('\n');
  const { result, error } = JSON.parse(lines.at(-1) ?? '') as Answer & {
    result?: { read?: ReadAs; seen?: string; written?: boolean };
  };
  const refusedAs = (error?.data as { values?: { read?: ReadAs } } | undefined)?.values?.read;
  return {
    reason: error?.data.reason,
    read: result?.read ?? refusedAs,
    seen: result?.seen ?? '',
    written: result?.written,
    verdicts: (result?.data ?? []) as unknown as ImportVerdict[],
  };
};

const codes = ({ verdicts }: Sent) =>
  verdicts.flatMap(({ row, fields }) => fields.map(({ field, code }) => `${row} ${field} ${code}`));
const outcomes = ({ verdicts }: Sent) => verdicts.map(({ outcome }) => outcome);
const rows = async (sql: string, values: unknown[] = []) => (await world.company.db.query(sql, values)).rows;
const managerOf = async (number: string) =>
  (
    await rows(
      `select m."number", s."disabled" from "subordination" s join "employee" e on e."id" = s."employee_id"
         join "employee" m on m."id" = s."manager_id" where e."number" = $1 order by s."id"`,
      [number],
    )
  ).map((row) => `${row.number}${row.disabled ? ' once' : ''}`);

const HEAD = 'Почта;ФИО;Таб. №;Принят;Должность;Начальник';
const csv = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
const lead = 'lead@people.ru;Главная Вера;П-1;02.03.2026;Начальник отдела;';

describe('a file of people', () => {
  test('brings them with their managers, who may stand further down, and changes nothing a second time', async () => {
    const file = csv(
      'one@people.ru;Первая Анна;П-2;02.03.2026;Инженер;П-1',
      lead,
      'two@people.ru;Второй Лев;П-3;02.03.2026;;ONE@people.ru',
    );
    const preview = await send('hr', 'preview', file);
    expect([outcomes(preview), preview.read]).toMatchObject([
      ['add', 'add', 'add'],
      {
        format: 'text',
        encoding: 'utf-8',
        separator: ';',
        columns: [{ title: 'Почта', column: 'email' }, {}, {}, {}, {}, {}],
      },
    ]);
    expect((await send('hr', 'all', file, { seen: preview.seen })).written).toBe(true);
    expect([await managerOf('П-2'), await managerOf('П-3')]).toEqual([['П-1'], ['П-2']]);

    const again = await send('hr', 'preview', file);
    expect(outcomes(again)).toEqual(['same', 'same', 'same']);
    const [before] = await rows('select count(*)::int as n from "audit" where "stream" like $1', [
      'import:%',
    ]);
    expect((await send('hr', 'all', file, { seen: again.seen })).written).toBe(true);
    expect(await rows('select count(*)::int as n from "audit" where "stream" like $1', ['import:%'])).toEqual(
      [before],
    );
    const opened = await rows(
      `select u."must_change_password", u."access" -> 'above' as above, (select json_agg("role") from "user_role" where "user_id" = u."id") as roles,
         (select count(*)::int from "outbox" where "payload" ->> 'template' = 'invite' and "payload" ->> 'user_id' = u."id"::text) as letters
       from "app_user" u where u."email" = 'two@people.ru'`,
    );
    expect(opened).toMatchObject([{ must_change_password: true, roles: ['employee'] }]);
    expect(opened[0]?.above).toHaveLength(1);
  });

  test('says of each cell what it was and would be, and moves open documents to a new manager', async () => {
    const [employee] = await rows(`select "id", "name" from "employee" where "number" = 'employee'`);
    const email = (await rows('select "email" from "app_user" where "employee_id" = $1', [employee?.id]))[0]
      ?.email;
    const file = ['email;position;manager', `${email};Ведущий специалист;П-1`].join('\n');
    const preview = await send('hr', 'preview', file);
    expect(preview.verdicts).toMatchObject([
      {
        outcome: 'change',
        changes: [
          { field: 'position', is: 'Ведущий специалист' },
          { field: 'manager', is: 'Главная Вера' },
        ],
      },
    ]);
    expect((await send('hr', 'all', file, { seen: preview.seen })).written).toBe(true);
    expect((await managerOf('employee')).at(-1)).toBe('П-1');
    expect((await managerOf('employee')).slice(0, -1).every((name) => name.endsWith('once'))).toBe(true);
  });

  test('in windows-1251, in UTF-16 and in XML says the same', async () => {
    const line = 'same@people.ru;Ёлкина Яна;П-9;02.03.2026;Инженер;';
    const old = Uint8Array.from([...csv(line)], (letter) => {
      const at = letter.codePointAt(0) ?? 0;
      if (letter === 'Ё') return 0xa8;
      if (letter === '№') return 0xb9;
      return at >= 0x410 && at <= 0x44f ? at - 0x410 + 0xc0 : at;
    });
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
      <Выгрузка xmlns="urn:1c"><Сотрудники><Сотрудник>
        <ТабельныйНомер>П-9</ТабельныйНомер><Фамилия>Ёлкина</Фамилия><Имя>Яна</Имя><Отчество/>
        <ЭлектроннаяПочта>same@people.ru</ЭлектроннаяПочта><Должность>Инженер</Должность><ДатаПриема>2026-03-02T00:00:00</ДатаПриема>
      </Сотрудник></Сотрудники></Выгрузка>`;
    expect(await send('hr', 'all', old)).toMatchObject({ written: true });
    expect(outcomes(await send('hr', 'preview', Buffer.from(`\ufeff${csv(line)}`, 'utf16le')))).toEqual([
      'same',
    ]);
    const read = await send('hr', 'preview', xml);
    expect([read.read?.format, codes(read), read.verdicts.map(({ row, outcome }) => [row, outcome])]).toEqual(
      ['xml', [], [[1, 'same']]],
    );
  });

  test('names the columns that nobody knows by what somebody says they are', async () => {
    const file = 'Ящик;Кто;Код\nbox@people.ru;Яшина Ия;П-20';
    const asked = await send('hr', 'preview', file);
    expect([asked.reason, asked.read?.columns.map(({ title }) => title)]).toEqual([
      'import_columns',
      ['Ящик', 'Кто', 'Код'],
    ]);
    const named = await send('hr', 'preview', file, { columns: '{"0":"email","1":"name","2":"number"}' });
    expect(codes(named)).toEqual(['2 hire_date field/required']);
    for (const columns of ['{"0":"password"}', '{"x":"email"}', 'email', '[]'])
      expect([columns, (await send('hr', 'preview', file, { columns })).reason]).toEqual([
        columns,
        'invalid_params',
      ]);
  });
});

describe('people taken along', () => {
  const taken = (by: Name, format: string) =>
    fetch(`${world.portal.origin}/api/users/export?format=${format}`, {
      headers: { authorization: `Bearer ${world.token(by)}` },
    });

  test.each(['xml', 'csv', 'xlsx'])('as %s, read again, change nothing', async (format) => {
    const file = new Uint8Array(await (await taken('hr', format)).arrayBuffer());
    const preview = await send('hr', 'preview', file);
    expect([codes(preview), preview.verdicts.length > 3]).toEqual([[], true]);
    expect(new Set(outcomes(preview))).toEqual(new Set(['same']));
  });

  test('are taken by whoever keeps accounts alone', async () => {
    for (const by of ['employee', 'manager'] as const) expect((await taken(by, 'csv')).status, by).toBe(403);
    expect((await taken('hr', 'pdf')).status).toBe(400);
  });
});

describe('a file that is wrong', () => {
  const people = () => rows('select count(*)::int as n from "employee"');

  test('names row and cell of each mistake, offers what was meant, and writes nothing', async () => {
    const file = csv(
      'good@people.ru;Верный Олег;П-30;02.03.2026;;',
      'bad@people,ru;Неверный Олег;П-31;31/03/2026;;',
      'good@people.ru;Двойной Олег;П-30;02.03.2026;;',
      'taken@people.ru;Чужой Олег;П-1;02.03.2026;;',
      'lost@people.ru;Ничей Олег;П-33;02.03.2026;;П-404',
    );
    const before = await people();
    for (const mode of ['preview', 'all'] as const) {
      const answer = await send('hr', mode, file);
      expect([mode, answer.written ?? false, codes(answer)]).toEqual([
        mode,
        false,
        [
          '3 email user/email',
          '3 hire_date field/wrong',
          '4 email user/email-twice',
          '4 number user/number-twice',
          '5 number user/number-taken',
          '6 manager user/unknown-manager',
        ],
      ]);
      expect(answer.verdicts[1]?.fields).toMatchObject([
        { said: 'bad@people,ru', cure: 'bad@people.ru' },
        { said: '31/03/2026', cure: '2026-03-31' },
      ]);
    }
    expect(await people()).toEqual(before);
  });

  test('closes no ring, among its own rows nor with those who are there', async () => {
    const before = await people();
    const own = csv(
      'r1@people.ru;Первый Ян;П-41;02.03.2026;;П-43',
      'r2@people.ru;Второй Ян;П-42;02.03.2026;;П-41',
      'r3@people.ru;Третий Ян;П-43;02.03.2026;;П-42',
    );
    const ring = await send('hr', 'all', own);
    expect([ring.written, codes(ring)]).toEqual([
      false,
      [2, 3, 4].map((row) => `${row} manager user/manager-cycle`),
    ]);
    expect(ring.verdicts[0]?.fields[0]?.values).toMatchObject({ rows: '2, 3, 4' });
    const kept = await send('hr', 'all', 'email;manager\nlead@people.ru;П-3');
    expect([kept.written, codes(kept)]).toEqual([false, ['2 manager user/manager-cycle']]);
    expect([await managerOf('П-1'), await people()]).toEqual([[], before]);
  });

  test('finds a manager by a full name, in the company and in the file, and asks where two have it', async () => {
    const [{ name } = { name: '' }] = await rows(`select "name" from "employee" where "number" = 'manager2'`);
    const asked = String(name).toUpperCase().replaceAll(' ', '  ');
    const file = csv(
      `n1@people.ru;Ясный Тимур;П-80;02.03.2026;;${asked}`,
      'n2@people.ru;Ясный Глеб;П-81;02.03.2026;;ясный тимур',
    );
    const found = await send('hr', 'preview', file);
    expect(codes(found)).toEqual([]);
    expect(found.verdicts[0]?.changes).toContainEqual({ field: 'manager', was: '', is: name });
    expect(found.verdicts[1]?.changes).toContainEqual({ field: 'manager', was: '', is: 'Ясный Тимур' });
    const two = csv(
      'n1@people.ru;Ясный Тимур;П-80;02.03.2026;;',
      'n2@people.ru;Ясный Тимур;П-81;02.03.2026;;',
      'n3@people.ru;Ясный Глеб;П-82;02.03.2026;;Ясный Тимур',
    );
    const asks = await send('hr', 'preview', two);
    expect(codes(asks)).toEqual(['4 manager user/ambiguous-manager']);
    expect(String(asks.verdicts[2]?.fields[0]?.values?.people)).toMatch(/^П-80.*; П-81/);
  });

  test('names no manager who could not decide: who left, has no open account, or no such role', async () => {
    const before = await people();
    const named = (manager: string) => csv(`m@people.ru;Новый Олег;П-70;02.03.2026;;${manager}`);
    const close = (sql: string) => rows(`${sql} "number" = 'manager2'`);
    expect(codes(await send('hr', 'all', named('director')))).toEqual(['2 manager user/manager-no-account']);
    expect(codes(await send('hr', 'all', named('accountant')))).toEqual(['2 manager user/manager-role']);
    await close(`update "employee" set "dismissal_date" = '2026-01-01' where`);
    expect(codes(await send('hr', 'all', named('manager2')))).toEqual(['2 manager user/manager-left']);
    await close(`update "employee" set "dismissal_date" = null where`);
    await close(
      `update "app_user" u set "disabled" = true from "employee" e where e."id" = u."employee_id" and`,
    );
    expect(codes(await send('hr', 'all', named('manager2')))).toEqual(['2 manager user/manager-closed']);
    await close(
      `update "app_user" u set "disabled" = false from "employee" e where e."id" = u."employee_id" and`,
    );
    const unable = 'email;name;number;hire_date;roles;manager\r\n';
    const pair = `${unable}up@people.ru;Верхний Ян;П-71;02.03.2026;employee;\r\nlow@people.ru;Нижний Ян;П-72;02.03.2026;;П-71`;
    expect(codes(await send('hr', 'all', pair))).toEqual(['3 manager user/manager-role']);
    expect(await people()).toEqual(before);
    expect((await send('hr', 'preview', named('manager2'))).verdicts).toMatchObject([{ outcome: 'add' }]);
  });

  test('is not written where the portal is no longer as the preview saw it', async () => {
    const file = csv('late@people.ru;Поздний Ким;П-50;02.03.2026;;', 'lead@people.ru;;;;Директор;');
    const { seen } = await send('hr', 'preview', file);
    await rows(`update "employee" set "position" = 'Вчера', "updated_at" = now() where "number" = 'П-1'`);
    expect((await send('hr', 'all', file, { seen })).reason).toBe('import_changed');
    expect(await rows(`select 1 from "employee" where "number" = 'П-50'`)).toEqual([]);
    const anew = await send('hr', 'preview', file);
    expect((await send('hr', 'all', file, { seen: anew.seen })).written).toBe(true);
  });

  test('is refused to whoever keeps no accounts, whatever it says', async () => {
    const before = await people();
    for (const by of ['employee', 'manager'] as const)
      for (const mode of ['preview', 'all', 'good'])
        expect((await send(by, mode, csv(lead), { columns: '{"0":"email"}' })).reason).toBe('access_denied');
    expect(await people()).toEqual(before);
  });

  test('is taken back when whoever sent it hangs up', async () => {
    const many = csv(
      ...Array.from({ length: 2_000 }, (_, n) => `h${n}@people.ru;Ушедший ${n};У-${n};02.03.2026;;`),
    );
    const body = new FormData();
    body.set('mode', 'all');
    body.set('file', new Blob([many]), 'people');
    const hungUp = new AbortController();
    const answer = await fetch(`${world.portal.origin}/api/users/import`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${world.token('hr')}` },
      signal: hungUp.signal,
    });
    await answer.body?.getReader().read();
    hungUp.abort();
    // The next import waits for the end of the one that was left.
    expect((await send('hr', 'all', csv('next@people.ru;Следующая Ия;П-60;02.03.2026;;'))).written).toBe(
      true,
    );
    expect(await rows(`select 1 from "employee" where "number" like 'У-%' limit 1`)).toEqual([]);
  });
});

test('the audit tells of every row of a file in one chain', async () => {
  const links = await rows(`select * from "audit" where "stream" like 'import:%' order by "seq"`);
  expect(links.length).toBeGreaterThan(10);
  expect(links.flatMap((link, at) => linkTroubles(link, links[at - 1]))).toEqual([]);
  expect(new Set(links.map(({ action, object_id }) => `${object_id} ${action}`))).toEqual(
    new Set([
      'employee table.add',
      'employee table.edit',
      'user user.add',
      'subordination table.add',
      'subordination table.edit',
    ]),
  );
});

describe('the preview of a new person', () => {
  test('shows every value that will be written, and a workbook from 1904 shows its day', async () => {
    const file = readFileSync(new URL('../unit/imports/fixtures/people-from-1904.xlsx', import.meta.url));
    const preview = await send('hr', 'preview', file);
    expect(outcomes(preview)).toEqual(['add', 'add']);
    expect(
      preview.verdicts.map(({ changes }) => Object.fromEntries(changes.map(({ field, is }) => [field, is]))),
    ).toMatchObject([
      {
        name: 'Високосная Анна',
        number: 'Л-1',
        hire_date: '2024-02-29',
        position: '_x0020_',
        roles: 'employee',
      },
      {
        name: 'Мартовский Лев',
        number: 'Л-2',
        hire_date: '2026-03-02',
        position: 'Инженер',
        roles: 'employee',
      },
    ]);
    expect(preview.verdicts[0]?.changes).toContainEqual({
      field: 'organization',
      was: '',
      is: expect.any(String),
    });
    expect((await send('hr', 'all', file, { seen: preview.seen })).written).toBe(true);
    expect(
      await rows(
        `select "hire_date"::text as day from "employee" where "number" in ('Л-1', 'Л-2') order by "number"`,
      ),
    ).toEqual([{ day: '2024-02-29' }, { day: '2026-03-02' }]);
  });

  test('as text comes back from its own export: phones, and all else', async () => {
    await rows(
      `update "employee" set "phone" = '+7 900 000-00-00', "position" = '''=Чудак' where "number" = 'Л-1'`,
    );
    for (const format of ['csv', 'xlsx', 'xml']) {
      const answer = await fetch(`${world.portal.origin}/api/users/export?format=${format}`, {
        headers: { authorization: `Bearer ${world.token('admin')}` },
      });
      const again = await send('admin', 'preview', new Uint8Array(await answer.arrayBuffer()));
      expect([format, again.verdicts.filter(({ outcome }) => outcome !== 'same')]).toEqual([format, []]);
      expect(again.verdicts.length).toBeGreaterThan(1);
    }
  });

  test('with the empty date of 1C is asked for its day', async () => {
    const file = csv('unset@people.ru;Пустая Дата;П-77;0001-01-01T00:00:00;Инженер;');
    expect(codes(await send('hr', 'preview', file))).toEqual(['2 hire_date field/required']);
  });
});
