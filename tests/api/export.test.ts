import { beforeAll, expect, test } from 'vitest';
import { REPORTS } from '../../prisma/seed/demo/reports.data.ts';
import { connect } from '../../server/db/connect.ts';
import { sentence } from '../../server/i18n/sentence.ts';
import { testDatabase } from '../support/database.ts';
import { startPortal } from '../support/portal.ts';
import { get, rpc, signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { type Cell, cellsOf } from '../support/workbook.ts';

const database = shared(testDatabase);
const db = shared(() => connect(database.url));
const portal = shared(() => startPortal({ databaseUrl: database.url, env: { ROLE: 'web' } }));
let employee: string;
let hr: string;

beforeAll(async () => {
  [employee, hr] = [await signIn(portal.origin, 'employee'), await signIn(portal.origin, 'hr')];
});

interface Sheet {
  headers: Headers;
  rows: Cell[][];
}

/** A workbook as an integration takes it away. */
const download = async (token: string, query: Record<string, string>): Promise<Sheet> => {
  const answer = await get(portal.origin, token, `/export?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return { headers: answer.headers, rows: cellsOf(Buffer.from(await answer.arrayBuffer())) };
};

const listed = async (token: string, params: object): Promise<Record<string, unknown>[]> =>
  (await rpc(portal.origin, token, 'view.get', { rowsPerPage: 'all', ...params })).result?.data ?? [];

const BASE = { object: 'vacation', orderBy: 'start_date', sort: 'desc' } as const;

test('a workbook has exactly the rows the list shows, in its order', async () => {
  for (const token of [employee, hr]) {
    const filter = "status_id <> 'declined'";
    const { rows, headers } = await download(token, { ...BASE, filter, columns: 'number,employee_name' });
    const shown = await listed(token, { ...BASE, filter });
    expect(shown.length).toBeGreaterThan(3);
    expect(rows.slice(1).map((row) => row.map((cell) => cell.value))).toEqual(
      shown.map((row) => [row.number, row.employee_name]),
    );
    expect(headers.get('x-total')).toBe(String(shown.length));
    expect(headers.get('x-truncated')).toBe('0');
  }
});

test('locations are told in English to whoever reads English, where the dictionary of cities knows them', async () => {
  const query = { object: 'employee', columns: 'name,location', filter: "location <> ''" };
  const places = async (locale: string) =>
    (await download(hr, { ...query, locale })).rows.slice(1).map(([, place]) => String(place?.value));
  const [russian, english] = [await places('ru'), await places('en')];
  const cities = await listed(hr, { object: 'city', select: 'name,name_eng' });
  expect(russian).toContain('Тула');
  expect(english).toEqual(
    russian.map((place) => cities.find(({ name }) => name === place)?.name_eng || place),
  );
  expect(english).toContain('Tula');
});

test('days are dates, numbers numbers, flags booleans, an absent value is an empty cell', async () => {
  const { rows } = await download(employee, {
    ...BASE,
    filter: 'start_date is not null and days is not null',
    columns: 'start_date,days,reject,create_date,comments',
  });
  const [row] = await listed(employee, { ...BASE, filter: 'start_date is not null and days is not null' });
  const [start, days, reject, created] = rows[1] ?? [];
  const serial = Date.parse(`${row?.start_date}T00:00:00Z`) / 86_400_000 + 25_569;
  expect(start).toMatchObject({ type: 'n', value: String(serial), style: expect.stringMatching(/\d/) });
  expect(days).toMatchObject({ type: 'n', value: String(row?.days) });
  expect(reject).toMatchObject({ type: 'b', value: expect.stringMatching(/^[01]$/) });
  const moscow = Date.parse(String(row?.create_date)) + 3 * 3_600_000;
  expect(Number(created?.value)).toBeCloseTo(moscow / 86_400_000 + 25_569, 3);
});

test('T70: what starts like a formula is text', async () => {
  const evil = ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","<b>&\'")'];
  const { rows: ids } = await db.query<{ id: string }>(
    `select d."id" from "document" d join "app_user" u on u."employee_id" = d."employee_id" and u."login" = 'employee' order by d."id" limit $1`,
    [evil.length],
  );
  for (const [index, { id }] of ids.entries())
    await db.query('update "document" set "comments" = $2 where "id" = $1', [id, evil[index]]);
  const { rows } = await download(employee, {
    object: 'vacation',
    orderBy: 'id',
    sort: 'asc',
    filter: `id in (${ids.map(({ id }) => id)})`,
    columns: 'comments',
  });
  const cells = rows.slice(1).map(([cell]) => cell);
  expect(cells.map((cell) => cell?.value.replaceAll('\r\n', '\r').replaceAll('&#13;', '\r'))).toEqual(
    evil.slice(0, ids.length),
  );
  for (const cell of cells)
    expect(cell).toMatchObject({ type: expect.stringMatching(/^(s|inlineStr)$/), formula: false });
});

test('headings are the words of the list in the language asked for', async () => {
  const heads = async (locale: string) =>
    (await download(employee, { ...BASE, locale, columns: 'number,start_date,status_name' })).rows[0]?.map(
      (cell) => cell.value,
    ) ?? [];
  const [ru, en] = [await heads('ru'), await heads('en')];
  expect(ru.every((head) => /[А-Яа-я]/.test(head))).toBe(true);
  expect(en.every((head) => /^[A-Z]/.test(head))).toBe(true);
});

test('what the list computes for its reader stands in the file as on the screen, below the filter in words', async () => {
  const manager = await signIn(portal.origin, 'manager');
  const filter = "status_id = 'prepared' and start_date is not null";
  const shown = await listed(manager, { ...BASE, filter });
  expect(shown.length).toBeGreaterThan(1);
  const sheet = async (locale: string, heading: string, columns = 'number,away,status_name,holder') =>
    (await download(manager, { ...BASE, filter, columns, locale, heading })).rows.map((row) =>
      row.map((cell) => cell.value),
    );
  const [title, words, head, ...rows] = await sheet('ru', 'Отпуска\nСтатус: Подготовлен\n\n');
  expect([title?.[0], words?.[0]]).toEqual(['Отпуска', 'Статус: Подготовлен']);
  expect(head).toEqual([
    'Номер',
    'Кто ещё отсутствует',
    'Статус',
    sentence('ru', 'documents.columns.holder'),
  ]);
  expect(rows.map(([number]) => number)).toEqual(shown.map((row) => row.number));
  expect(new Set(rows.map((row) => row[2])), 'the word of the family').toEqual(new Set(['На согласовании']));
  const waiting = shown.map(({ steps }) =>
    (steps as { reject: string }[]).some(({ reject }) => reject === '0'),
  );
  const you = new RegExp(`^(${sentence('ru', 'documents.holder.you')}|ждёт вас)`);
  expect(rows.map((row) => you.test(row[3] ?? ''))).toEqual(waiting);
  expect(waiting).toContain(true);
  expect(
    rows.filter((row) => row[1] !== '').length,
    'somebody else is away on some of these days',
  ).toBeGreaterThan(0);
  const [englishHead, ...english] = await sheet('en', '', 'number,away,status_name_eng,holder');
  expect(englishHead?.[1]).toBe('Who else is away');
  expect(
    english
      .flat()
      .join(' ')
      .replaceAll(/ОТ-\d+/g, ''),
  ).not.toMatch(/[А-Яа-я]/);
});

test('AMB-061: an English column says what there is only in Russian', async () => {
  await db.query(
    `update "employee" set "name_eng" = '' where "id" = (select min("employee_id") from "vacation" v join "document" d using ("id"))`,
  );
  const shown = await listed(hr, { ...BASE });
  const untranslated = shown.filter(({ employee_name_eng }) => employee_name_eng === '');
  expect(untranslated.length).toBeGreaterThan(0);
  expect(untranslated.length).toBeLessThan(shown.length);
  const named = async (columns: string) =>
    (await download(hr, { ...BASE, columns })).rows
      .slice(1)
      .map((row) => [row[0]?.value ?? '', row[1]?.value ?? '']);
  expect(await named('number,employee_name_eng')).toEqual(
    shown.map((row) => [row.number, row.employee_name_eng || row.employee_name]),
  );
  expect(await named('employee_name,employee_name_eng'), 'both asked for: each says its own').toEqual(
    shown.map((row) => [row.employee_name, row.employee_name_eng]),
  );
});

test('DICT-03: a report of the demo is a workbook of its role, in the language asked for, and nobody else’s', async () => {
  for (const { code, role } of REPORTS) {
    const reader = await signIn(portal.origin, role);
    const answer = await get(portal.origin, reader, `/excel/${code}?lang=en`);
    expect(answer.status, code).toBe(200);
    const [name, head, ...body] = cellsOf(Buffer.from(await answer.arrayBuffer()));
    expect(name?.[0]?.value).toMatch(/^[A-Z]/);
    expect(head?.map((cell) => cell.value).join('')).not.toMatch(/[а-яё]/i);
    expect(body.length, code).toBeGreaterThan(0);
    expect((await get(portal.origin, employee, `/excel/${code}`)).status).toBe(404);
  }
});

test('own words of the client stand in its headings and computed columns', async () => {
  await db.query(
    `insert into "lan" ("client_id", "alias", "name", "name_eng")
     select c."id", w."alias", w."name", w."name_eng" from "client" c, (values
       ('documents.columns.holder', 'У кого сейчас', 'Now with'),
       ('documents.fields.number', '№', 'No.'),
       ('documents.holder.done', 'дело закрыто', 'case closed')) as w("alias", "name", "name_eng")
     where c."code" = 'eg'`,
  );
  try {
    const query = { ...BASE, filter: "status_id = 'processed'", columns: 'number,holder' };
    const said = async (locale: string) => {
      const { rows } = await download(hr, { ...query, locale });
      return [...(rows[0] ?? []), rows[1]?.[1]].map((cell) => cell?.value);
    };
    expect(await said('ru')).toEqual(['№', 'У кого сейчас', 'дело закрыто']);
    expect(await said('en')).toEqual(['No.', 'Now with', 'case closed']);
  } finally {
    await db.query(`delete from "lan" where "alias" like 'documents.%'`);
  }
});

test('who else is away is told also where more are away than a page of a list holds', async () => {
  const { rows: people } = await db.query<{
    id: string;
    manager_id: string;
    organization_id: string;
    client_id: string;
  }>(
    `select e."id", s."manager_id", e."organization_id", o."client_id" from "employee" e
       join "organization" o on o."id" = e."organization_id"
       join "subordination" s on s."employee_id" = e."id" and s."type" = 'direct' and not s."disabled"
     where s."manager_id" = (select "employee_id" from "app_user" where "login" = 'manager' order by "id" limit 1) order by e."id" limit 3`,
  );
  const [one, two, three] = people;
  if (!one || !two || !three) throw new Error('the manager of the demo has too few reports');
  const away = (who: typeof one, start: string, days: number, count = 1) =>
    db.query(
      `with made as (
         insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "manager_id", "status_id", "start_date", "end_date")
         select $1::bigint, $2::bigint, 'vacation', 'many-' || $3::text || '-' || $4::text || '-' || n, $3::bigint, $5::bigint, 'approved',
           $4::text::date, $4::text::date + $6::int
         from generate_series(1, $7::int) n returning "id")
       insert into "vacation" ("id") select "id" from made`,
      [who.client_id, who.organization_id, who.id, start, who.manager_id, days, count],
    );
  await away(one, '2051-01-10', 3);
  await away(three, '2051-02-01', 3, 5_001);
  await away(one, '2051-03-10', 3);
  await away(two, '2051-03-12', 3);
  const { rows } = await download(hr, {
    object: 'vacation',
    orderBy: 'start_date',
    filter: `employee_id = ${one.id} and start_date >= '2051-01-01'`,
    columns: 'start_date,away',
    locale: 'ru',
  });
  const { rows: named } = await db.query<{ name: string }>('select "name" from "employee" where "id" = $1', [
    two.id,
  ]);
  const surname = named[0]?.name.split(' ')[0];
  const told = rows.slice(1).map((row) => row[1]?.value ?? '');
  expect(told).toHaveLength(2);
  expect(told.map((text) => text.includes(String(surname)))).toEqual([false, true]);
  await db.query(`delete from "document" where "number" like 'many-%'`);
});

test('only a list of documents computes columns', async () => {
  const answer = await get(
    portal.origin,
    employee,
    `/export?${new URLSearchParams({ object: 'employee', columns: 'name,holder' })}`,
  );
  expect(await answer.json()).toMatchObject({ error: { data: { reason: 'unknown_field' } } });
});

test('the file says whose list it is and when it was made', async () => {
  const { headers } = await download(employee, { ...BASE, columns: 'number' });
  expect(headers.get('content-disposition')).toMatch(/filename="vacation-\d{4}-\d\d-\d\d\.xlsx"/);
  expect(headers.get('content-type')).toContain('spreadsheetml');
});

test('nothing can be exported that cannot be listed', async () => {
  const refused = async (token: string | null, query: Record<string, string> | string) => {
    const answer = await get(portal.origin, token, `/export?${new URLSearchParams(query)}`);
    const body = (await answer.json()) as { error?: { data: { reason: string } } };
    return [answer.status, body.error?.data.reason];
  };
  expect(await refused(null, { ...BASE })).toEqual([401, 'invalid_access_token']);
  expect(await refused(employee, { object: 'password' })).toEqual([400, 'unknown_object']);
  expect(await refused(employee, { ...BASE, columns: 'number,client_id' })).toEqual([400, 'unknown_field']);
  expect(await refused(employee, { object: 'user', columns: 'password_hash' })).toEqual([
    400,
    'unknown_field',
  ]);
  expect(await refused(employee, { ...BASE, columns: 'steps' })).toEqual([400, 'unknown_field']);
  expect(await refused(employee, { ...BASE, filter: '1=1; drop' })).toEqual([400, 'invalid_filter']);
  expect(await refused(employee, { ...BASE, filter: "client_id = '1'" })).toEqual([400, 'unknown_field']);
  expect(await refused(employee, { orderBy: 'id' })).toEqual([400, 'invalid_params']);
  expect(await refused(employee, { ...BASE, rowsPerPage: '1' })).toEqual([400, 'invalid_params']);
  expect(await refused(employee, 'object=vacation&filter=id = 1&filter=id > 0')).toEqual([
    400,
    'invalid_params',
  ]);
});
