import { buffer } from 'node:stream/consumers';
import type { Client } from 'pg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { calendarOf } from '../../lib/calendar/calendar.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import { add, subtract, sumOf } from '../../lib/money/decimal.ts';
import { clockOf } from '../../prisma/seed/demo/clock.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/demo/seed-people.ts';
import { seedDemo } from '../../prisma/seed/seed-demo.ts';
import { seedDictionaries } from '../../prisma/seed/seed-dictionaries.ts';
import { verifyPassword } from '../../server/auth/password.ts';
import { connect } from '../../server/db/connect.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { demoFiles } from '../support/demo-files.ts';
import { historyViolations } from '../support/history-violations.ts';
import { shared } from '../support/shared.ts';
import { sampleOf } from '../support/whole.ts';

const database = shared(testDatabase);
const client = shared(() => connect(database.url));

const rows = async <Row extends object>(sql: string, values: unknown[] = [], from = client): Promise<Row[]> =>
  (await from.query(sql, values)).rows;

const PEOPLE = `from "app_user" u join "client" c on c."id" = u."client_id" join "employee" e on e."id" = u."employee_id" join "organization" o on o."id" = e."organization_id"`;

test.each([
  ['employee', ['employee']],
  ['employee2', ['employee']],
  ['manager', ['employee', 'manager']],
  ['reviewer', ['employee', 'reviewer']],
  ['hr', ['employee', 'hr']],
  ['accountant', ['accountant', 'employee']],
  ['recruiter', ['recruiter']],
  ['candidate', ['candidate']],
  ['admin', ['admin', 'employee']],
  ['stranger', ['employee']],
  ['deputy', ['employee']],
])('%s signs in with the password of the demo and holds %j', async (login, roles) => {
  const [user] = await rows<{ password_hash: string; roles: string[]; organization: string }>(
    `select u."password_hash", o."code" as organization, array(select r."role" from "user_role" r where r."user_id" = u."id" and r."organization_id" = e."organization_id" order by 1) as roles
     ${PEOPLE} where c."code" = 'eg' and u."login" = $1`,
    [login],
  );
  expect(user).toMatchObject({ roles, organization: login === 'stranger' ? 'vasilek' : 'romashka' });
  expect(await verifyPassword(user?.password_hash ?? '', DEMO_PASSWORD)).toBe(true);
});

test('employee and employee2 answer to manager, stranger to somebody of his own company', async () => {
  const managers = await rows(
    `select u."login", m."login" as manager, e."organization_id" = me."organization_id" as together ${PEOPLE}
       join "subordination" s on s."employee_id" = e."id" join "app_user" m on m."employee_id" = s."manager_id" join "employee" me on me."id" = m."employee_id"
     where c."code" = 'eg' and u."login" = any($1) order by 1`,
    [['employee', 'employee2', 'stranger']],
  );
  expect(managers).toEqual([
    { login: 'employee', manager: 'manager', together: true },
    { login: 'employee2', manager: 'manager', together: true },
    { login: 'stranger', manager: 'g.klimov', together: true },
  ]);
});

test('deputy holds a grant of manager that is in force', async () => {
  const [grant] = await rows(
    `select d."login" as deputy, m."login" as manager, g."role", current_date between g."date_from" and g."date_to" as in_force
     from "grant" g join "app_user" d on d."id" = g."user_id" join "app_user" m on m."employee_id" = g."employee_id"`,
  );
  expect(grant).toEqual({ deputy: 'deputy', manager: 'manager', role: 'manager', in_force: true });
});

test('about sixty people of «Ромашка» have names and places in both languages', async () => {
  const people = await rows<Record<string, string>>(`select e.* ${PEOPLE} where o."code" = 'romashka'`);
  expect(people.length).toBeGreaterThanOrEqual(55);
  const incomplete = people.filter((person) =>
    [
      'name',
      'name_eng',
      'position',
      'position_eng',
      'department',
      'department_eng',
      'location',
      'email',
    ].some((field) => !person[field]),
  );
  expect(incomplete).toEqual([]);
  expect(people.filter((person) => /[^A-Za-z -]/.test(person.name_eng ?? ''))).toEqual([]);
});

test('every text of the demo and of its dictionaries is in the letters of its language', async () => {
  const pairs = await rows<{ table: string; column: string }>(
    `select c."table_name" as table, regexp_replace(c."column_name", '_eng$', '') as column from information_schema.columns c
     join information_schema.tables t using ("table_schema", "table_name")
     where c."table_schema" = 'public' and t."table_type" = 'BASE TABLE' and c."column_name" like '%\\_eng'`,
  );
  const told = pairs.map(
    ({ table, column }) => `select "${column}" as ru, "${column}_eng" as en from "${table}"`,
  );
  const hints = `select hint->>'ru' as ru, hint->>'en' as en from "document_type", jsonb_path_query("detail", '$.*') as hint`;
  const texts = await rows<{ ru: string | null; en: string | null }>([...told, hints].join(' union '));
  expect(pairs.length).toBeGreaterThan(5);
  expect(texts.length).toBeGreaterThan(300);
  // Numbers of documents and words of people are the same in both languages.
  const readable = (text: string | null) => (text ?? '').replace(/\{\w+\}|[А-Я]{2}-\d+|[«“][^»”]*[»”]/g, '');
  expect(
    texts.filter(({ ru, en }) => /[A-Za-z]/.test(readable(ru)) || /[А-Яа-яЁё]/.test(readable(en))),
  ).toEqual([]);
});

test('histories, audit, numbers, periods and balances hold', async () => {
  expect(await historyViolations(client)).toEqual([]);
});

test('a trip of the demo has legs that join, an advance, per diem by rates, and some lead abroad', async () => {
  const trips = await rows<{ abroad: boolean; legs: number; advance: string | null; per_diem: unknown }>(
    `select b."is_abroad" as abroad, d."amount" as advance, b."per_diem_days" as per_diem,
       (select count(*) from "btrip_route" r where r."btrip_id" = b."id")::int as legs
     from "btrip" b join "document" d using ("id") where d."status_id" not in ('empty', 'draft')`,
  );
  expect(trips.filter(({ legs }) => legs < 2 || legs > 3)).toEqual([]);
  expect(new Set(trips.map(({ abroad }) => abroad))).toEqual(new Set([true, false]));
  const isPaid = (days: unknown): boolean => Array.isArray(days) && days.length > 0;
  expect(trips.filter(({ advance, per_diem }) => !Number(advance) || !isPaid(per_diem))).toEqual([]);
});

test('a report of the demo comes to what its lines and its per diem come to, in two currencies here and there', async () => {
  const reports = await rows<{
    number: string;
    total: string | null;
    advance: string | null;
    balance: string | null;
    lines: string[];
    per_diem: { home: string }[] | null;
    totals: { home: string; currencies: { currency: string; home: string }[] } | null;
  }>(
    `select d."number", trim_scale(d."amount")::text as total, e."advance_amount" as advance, e."balance", e."per_diem_days" as per_diem, e."totals",
       array(select x."home_amount"::text from "expense_detail" x where x."expense_id" = e."id" order by x."sort") as lines
     from "expense" e join "document" d using ("id") where d."status_id" <> 'empty'`,
  );
  expect(reports.length).toBeGreaterThanOrEqual(8);
  for (const { number, total, advance, balance, lines, per_diem, totals } of reports) {
    const sum = sumOf([...lines, ...(per_diem ?? []).map(({ home }) => home)]);
    expect([number, total, totals?.home]).toEqual([number, sum, sum]);
    expect([number, sumOf((totals?.currencies ?? []).map(({ home }) => home))]).toEqual([number, sum]);
    expect([number, add(balance ?? '', '0')]).toEqual([number, subtract(sum, advance ?? '0')]);
  }
  const currencies = reports.map(({ totals }) => totals?.currencies.length);
  expect(currencies.filter((count) => (count ?? 0) > 1).length).toBeGreaterThanOrEqual(2);
  const sides = reports.map(({ balance }) => Math.sign(Number(balance)));
  expect(new Set(sides)).toEqual(new Set([1, -1]));
});

test('a report of a trip has the days, the advance and the per diem of its trip, and was begun after it', async () => {
  const linked = await rows<{ is_same: boolean; is_his: boolean; per_diem: boolean; is_after: boolean }>(
    `select (r."start_date", r."end_date", r."title", e."advance_amount") = (t."start_date", t."end_date", t."title", t."amount") as is_same,
       r."employee_id" = t."employee_id" as is_his, r."create_date"::date > t."end_date" as is_after,
       (select sum((part->>'sum')::numeric) from jsonb_array_elements(b."per_diem_days") part) = e."per_diem_amount" as per_diem
     from "expense" e join "document" r using ("id") join "btrip" b on b."id" = e."btrip_id" join "document" t on t."id" = b."id"`,
  );
  expect(linked.length).toBeGreaterThanOrEqual(5);
  expect(new Set(linked.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ is_same: true, is_his: true, is_after: true, per_diem: true })]),
  );
  const outside = await rows(
    `select x."id" from "expense_detail" x join "document" d on d."id" = x."expense_id" where x."date" not between d."start_date" and d."end_date"`,
  );
  expect(outside).toEqual([]);
});

test('every receipt that a line of the demo names opens as a picture, and lines without one were warned of', async () => {
  const files = await demoFiles();
  const named = await rows<{ name: string; size: string; is_of_report: boolean }>(
    `select f."name", f."size", f."registrator_id" = x."expense_id" as is_of_report
     from "expense_detail" x join "file" f on f."id" = x."file_id" where not f."deleted"`,
  );
  expect(named.length).toBeGreaterThanOrEqual(15);
  for (const { name, size, is_of_report } of named) {
    const bytes = await files.open(name);
    const picture = bytes ? await buffer(bytes) : Buffer.alloc(0);
    const { format, width = 0, height = 0 } = await sharp(picture).metadata();
    expect([format, width > 100, height > width, picture.length, is_of_report]).toEqual([
      'png',
      true,
      true,
      Number(size),
      true,
    ]);
  }
  const warned = await rows<{ place: number; said: boolean }>(
    `select x."sort" as place, exists (
       select 1 from jsonb_array_elements(d."warnings") w where w->>'code' = 'expense/no-receipt' and w->>'field' = 'details.' || (x."sort" - 1) || '.file_id') as said
     from "expense_detail" x join "document" d on d."id" = x."expense_id"
     where x."file_id" is null and exists (select 1 from "document_status" s where s."registrator_id" = d."id" and s."status_id" = 'prepared')`,
  );
  expect(warned.length).toBeGreaterThanOrEqual(3);
  expect(warned.filter(({ said }) => !said)).toEqual([]);
});

test('an accountant has sent a report back with a reason', async () => {
  const sentBack = await rows<{ comments: string }>(
    `select s."comments" from "document_status" s where s."object_id" = 'expense' and s."business_role" = 'accountant' and s."reject"`,
  );
  expect(sentBack).toEqual([{ comments: expect.stringContaining('кассовый чек') }]);
});

test('a resignation of the demo that came at short notice keeps the warning of whoever sent it', async () => {
  const [warned] = await rows<{ kept: { code: string; message: string }[]; shown: unknown }>(
    `select s."warnings" as kept, d."warnings" as shown from "document" d
     join "document_status" s on s."registrator_id" = d."id" and s."status_id" = 'prepared'
     where d."object_id" = 'statement' and d."warnings" is not null`,
  );
  expect(warned?.kept).toMatchObject([
    { code: 'statement/short-notice', message: expect.stringContaining('не хватает 6 дней') },
  ]);
  expect(warned?.shown).toEqual(warned?.kept);
});

test('a second start doubles nothing and undoes nothing people did', async () => {
  await client.query(`update "document" set "comments" = 'Изменено человеком' where "number" = 'ОТ-5'`);
  const before = await fingerprint(client);
  await seedDictionaries(database.url);
  expect(await seedDemo(database.url, await demoFiles())).toEqual({ made: false });
  expect(await fingerprint(client)).toEqual(before);
});

/** Every table by its number of rows and a digest of them. */
const fingerprint = async (from: Client): Promise<Record<string, string>> => {
  const tables = await rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like '\\_%' order by 1`,
    [],
    from,
  );
  const prints: [string, string][] = [];
  for (const { name } of tables) {
    const [print] = await rows<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from "${name}" t`,
      [],
      from,
    );
    prints.push([name, print?.print ?? '']);
  }
  return Object.fromEntries(prints);
};

const MOMENTS = [
  '2026-01-03T09:00:00Z',
  '2026-11-29T21:30:00Z',
  '2026-05-12T06:20:00Z',
  '2026-08-17T21:30:00Z',
  '2027-02-24T11:00:00Z',
  '2026-12-19T06:10:00Z',
  '2027-01-13T21:40:00Z',
  '2027-07-31T21:10:00Z',
];

test.each(sampleOf(MOMENTS, 1))('a demo made on %s looks alive', async (made) => {
  const { url, drop } = await emptyDatabase();
  const other = await connect(url);
  try {
    const now = Date.parse(made);
    await seedDemo(url, await demoFiles(), now);
    expect(
      (await historyViolations(other)).filter(
        (violation) => !violation.startsWith('nothing has happened in the future'),
      ),
    ).toEqual([]);
    const { today } = clockOf(now, calendarOf([]));
    expect(await emptyStatuses(other)).toEqual([]);
    const [alive] = await rows<Record<string, number | string[]>>(
      `select (select count(*) from "document" where "status_date" > $2)::int as future,
           (select count(*) from "document" d join "app_user" u on u."employee_id" = d."manager_id" join "client" c on c."id" = u."client_id"
            where c."code" = 'eg' and u."login" = 'manager' and d."status_id" = 'prepared' and d."object_id" = 'vacation')::int as waiting,
           (select count(*) from "document" d join "app_user" u on u."employee_id" = d."manager_id" join "client" c on c."id" = u."client_id"
            where c."code" = 'eg' and u."login" = 'manager' and d."status_id" in ('approved', 'processed') and $1::date between d."start_date" and d."end_date")::int as away,
           array(select distinct d."status_id" from "document" d join "app_user" u on u."employee_id" = d."employee_id" join "client" c on c."id" = u."client_id"
            where c."code" = 'eg' and u."login" = 'employee' order by 1) as own`,
      [today, made],
      other,
    );
    expect(alive).toMatchObject({
      future: 0,
      own: expect.arrayContaining(['draft', 'prepared', 'processed']),
    });
    expect(alive?.waiting).toBeGreaterThanOrEqual(4);
    expect(alive?.waiting).toBeLessThanOrEqual(6);
    expect(await waitingBeside(other)).toEqual([
      'absence 1',
      'btrip 1',
      'expense 1',
      'homeoffice 4',
      'materialassistance 1',
      'overtime 1',
      'statement 2',
      'vacation_correction 2',
      'vacation_schedule 7',
    ]);
    expect(alive?.away).toBeGreaterThanOrEqual(1);
    await expectTold(other);
  } finally {
    await other.end();
    await drop();
  }
});

/** Statuses of a family's steps in which the demo company has no document. */
const emptyStatuses = async (from: Client): Promise<string[]> => {
  const missing = await rows<{ what: string }>(
    `select distinct w."object_id" || ' ' || status as what
     from "workflow" w join "client" c on c."id" = w."client_id" and c."code" = 'eg', unnest(array[w."status_id", w."next_status_id"]) status
     where w."object_id" = any($1) and not (w."detail" ? 'leg')
       and not exists (select 1 from "document" d where d."client_id" = c."id" and d."object_id" = w."object_id" and d."status_id" = status)
     order by 1`,
    [FAMILIES.filter((family) => !policyOf(family).pushed).map(({ object_id }) => object_id)],
    from,
  );
  return missing.map(({ what }) => what);
};

/** What waits for the manager besides leaves, by family. */
const waitingBeside = async (from: Client): Promise<string[]> => {
  const waiting = await rows<{ what: string }>(
    `select d."object_id" || ' ' || count(*) as what from "document" d
     join "app_user" u on u."employee_id" = d."manager_id" join "client" c on c."id" = u."client_id"
     where c."code" = 'eg' and u."login" = 'manager' and d."status_id" = 'prepared' and d."object_id" <> 'vacation'
     group by d."object_id" order by 1`,
    [],
    from,
  );
  return waiting.map(({ what }) => what);
};

/** On some days there is no older message that an employee could have opened. */
const expectTold = async (from?: Client): Promise<void> => {
  const told = await rows<{ login: string; unread: number; read: number }>(
    `select u."login", count(*) filter (where m."read_date" is null)::int as unread, count(m."read_date")::int as read ${PEOPLE}
       join "message" m on m."recipient_id" = e."id"::text or (m."recipient_id" = 'hr' and u."login" = 'hr' and m."organization_id" = e."organization_id")
     where c."code" = 'eg' and u."login" in ('employee', 'manager', 'hr') group by 1 order by 1`,
    [],
    from,
  );
  expect(told.map((person) => person.login)).toEqual(['employee', 'hr', 'manager']);
  for (const { login, unread, read } of told)
    expect([login, unread > 0, read > 0 || login === 'employee']).toEqual([login, true, true]);
};

test('people have been told of what concerns them, and not opened the latest', () => expectTold());

test('the manager finds a view she has saved', async () => {
  const views = await rows(
    `select f."route_name" from "user_filter" f join "app_user" u on u."id" = f."user_id" where u."login" = 'manager'`,
  );
  expect(views).toEqual([{ route_name: 'uvacations-sub' }]);
});
