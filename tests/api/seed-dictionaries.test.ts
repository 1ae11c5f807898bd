import { expect, test } from 'vitest';
import { type CalendarEntry, calendarOf, dayKind } from '../../lib/calendar/calendar.ts';
import { endOf } from '../../lib/calendar/day-count.ts';
import { PARAMETERS } from '../../lib/settings/parameters.data.ts';
import { parseTypeDetail } from '../../lib/workflow/document.ts';
import { lintWorkflow } from '../../lib/workflow/lint/lint.ts';
import { STATUSES } from '../../lib/workflow/statuses.data.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { WORKFLOW_STEPS } from '../../prisma/seed/dictionaries/workflow-steps.ts';
import { seedDictionaries } from '../../prisma/seed/seed-dictionaries.ts';
import { connect } from '../../server/db/connect.ts';
import { testDatabase } from '../support/database.ts';
import { shared } from '../support/shared.ts';

const database = shared(testDatabase);
const client = shared(() => connect(database.url));

const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await client.query(sql)).rows;
const ofClient = (code: string) => `(select "id" from "client" where "code" = '${code}')`;

test('every client has the whole default workflow, in its order', async () => {
  for (const code of ['eg', 'acme']) {
    const stored = await rows<Step>(
      `select "object_id", "business_role", "status_id", "next_status_id", "reject", "editable", "delete_allowed", "detail"
       from "workflow" where "client_id" = ${ofClient(code)} order by "id"`,
    );
    expect(stored).toEqual(WORKFLOW_STEPS);
  }
});

test('an administrator who checks the default workflow is told of nothing', async () => {
  const stored = await rows<Step>(
    `select *, "id"::float8 as id from "workflow" where "client_id" = ${ofClient('eg')}`,
  );
  expect(lintWorkflow(stored)).toEqual([]);
});

test('every status has a name in both languages', async () => {
  const stored = await rows<{ id: string; name: string; name_eng: string }>('select * from "status"');
  expect(stored.map((status) => status.id).sort()).toEqual([...STATUSES].sort());
  expect(
    stored.filter((status) => !/^[А-Яё а-я]+$/.test(status.name) || !/^[A-Z][a-z]+$/.test(status.name_eng)),
  ).toEqual([]);
});

test('every parameter is stored; only the demo differs from the defaults', async () => {
  const stored = await rows<{ code: string; value: string }>(
    `select "code", "value" from "parameter" where "client_id" = ${ofClient('eg')}`,
  );
  expect(stored.map((parameter) => parameter.code).sort()).toEqual(Object.keys(PARAMETERS).sort());
  const changed = stored.filter(
    ({ code, value }) => PARAMETERS[code as keyof typeof PARAMETERS].default !== value,
  );
  expect(changed).toContainEqual({ code: 'request_default_number_per_page', value: '20' });
});

test('document types say how their days are counted and what they ask for', async () => {
  const stored = await rows<{
    code: string;
    object_id: string;
    name: string;
    name_eng: string;
    detail: unknown;
  }>(`select * from "document_type" where "client_id" = ${ofClient('eg')}`);
  const vacation = (code: string) =>
    parseTypeDetail(stored.find((type) => type.object_id === 'vacation' && type.code === code)?.detail);
  expect(vacation('annual')).toMatchObject({
    check_limit: true,
    limit_free: false,
    day_count: 'calendar_minus_holidays',
  });
  expect(vacation('unpaid')).toMatchObject({
    check_limit: false,
    limit_free: true,
    comment_require: true,
    day_count: 'calendar',
  });
  expect(vacation('study')).toMatchObject({ attach_require: true, limit_free: true });
  expect(vacation('additional').limit_free, 'annual leaves are summed, article 120').toBe(false);
  expect(stored.filter((type) => type.name === '' || type.name_eng === '')).toEqual([]);
  const families = new Set(WORKFLOW_STEPS.map((step) => step.object_id));
  const without = ['request', 'estimate', 'estimate_period', 'vacation_schedule_period'];
  expect([...families].filter((family) => !stored.some((type) => type.object_id === family)).sort()).toEqual(
    without.sort(),
  );
});

test.each([
  ['2026-06-01', 14, '2026-06-15'],
  ['2026-12-21', 28, '2027-01-25'],
  ['2027-04-26', 14, '2027-05-11'],
  ['2027-02-15', 14, '2027-03-01'],
  ['2026-11-02', 7, '2026-11-09'],
])('by the seeded calendar a leave from %s of %i days ends on %s', async (start, days, end) => {
  expect(endOf(start, days, 'calendar_minus_holidays', await storedCalendar())).toBe(end);
});

test('days off that moved are days off, but no holidays', async () => {
  const calendar = await storedCalendar();
  const moved = [
    '2025-05-02',
    '2025-05-08',
    '2025-06-13',
    '2025-11-03',
    '2025-12-31',
    '2026-01-09',
    '2026-03-09',
    '2026-05-11',
    '2026-12-31',
  ];
  expect(moved.map((day) => dayKind(day, calendar))).toEqual(moved.map(() => 'non-working'));
  expect(dayKind('2025-11-01', calendar)).toBe('working');
  expect(['2025-01-08', '2026-01-07', '2027-11-04'].map((day) => dayKind(day, calendar))).toEqual([
    'holiday',
    'holiday',
    'holiday',
  ]);
});

const storedCalendar = async () =>
  calendarOf(
    await rows<CalendarEntry>(
      `select "start_date"::text as start_date, "end_date"::text as end_date, "type" from "calendar" where "client_id" = ${ofClient('eg')}`,
    ),
  );

test('what an administrator changed or deleted stays that way at the next start', async () => {
  await client.query(`update "parameter" set "value" = '7' where "code" = 'comment_length'`);
  await client.query(
    `delete from "workflow" where "object_id" = 'vacation' and "business_role" = 'reviewer'`,
  );
  await client.query(`update "status" set "name" = 'Ждёт' where "id" = 'prepared'`);
  await client.query(`delete from "document_type" where "code" = 'childcare'`);
  await client.query(`delete from "calendar" where "start_date" = '2026-12-31'`);
  await seedDictionaries(database.url);
  const [after] = await rows(
    `select (select count(*) from "parameter" where "code" = 'comment_length' and "value" <> '7')::int as parameters,
            (select count(*) from "workflow" where "object_id" = 'vacation' and "business_role" = 'reviewer')::int as steps,
            (select "name" from "status" where "id" = 'prepared') as status,
            (select count(*) from "document_type" where "code" = 'childcare')::int as types,
            (select count(*) from "calendar" where "start_date" = '2026-12-31')::int as days`,
  );
  expect(after).toEqual({ parameters: 0, steps: 0, status: 'Ждёт', types: 0, days: 0 });
});
