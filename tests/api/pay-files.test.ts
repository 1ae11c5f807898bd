import { zipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dayInZone } from '../../lib/kernel/day.ts';
import { type Answer, callAs } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { pdfOf } from '../support/paper-desk.ts';
import { shared } from '../support/shared.ts';
import { sendForm } from '../support/upload.ts';

const world = shared(() =>
  openWorld(['employee', 'employee2', 'manager', 'hr', 'accountant', 'stranger', 'stranger_hr']),
);

const today = dayInZone(new Date().toISOString(), 'Europe/Moscow');
const lastYear = Number(today.slice(0, 4)) - 1;

interface Line {
  readonly file: string;
  readonly outcome: string;
  readonly reason?: string;
  readonly employee_id?: number;
  readonly document_id?: number;
}
type Files = Readonly<Record<string, Uint8Array>>;

const send = async (by: Name, mode: string, archive: Uint8Array, fields: Record<string, string>) => {
  const response = await sendForm(
    `${world.portal.origin}/api/bundles/request`,
    world.token(by),
    { mode, ...fields },
    archive,
  );
  const { result, error } = JSON.parse((await response.text()).trim().split('\n').at(-1) ?? '') as Answer;
  return {
    reason: error?.data.reason,
    said: [error?.message, error?.message_eng],
    seen: String((result as unknown as { seen?: string } | undefined)?.seen ?? ''),
    lines: (result?.data ?? []) as unknown as Line[],
  };
};

const told = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(({ file, outcome, reason }) => [file, reason ?? outcome]));

const zip = (files: Files) => zipSync(files as Record<string, Uint8Array>, { level: 0 });

const numbered = async (name: Name, number: string, inn = '') =>
  world.company.db.query('update "employee" set "number" = $2, "inn" = $3 where "id" = $1', [
    world.company.people[name].employee_id,
    number,
    inn,
  ]);

beforeEach(async () => {
  await numbered('employee', 'ВЕД-1', '770123456789');
  await numbered('employee2', 'ВЕД-2');
  await numbered('stranger', 'ЧУЖ-9');
});

const requestsOf = async (name: Name) =>
  (
    await world.company.db.query(
      `select d."status_id", t."code", r."year", r."month",
         (select count(*)::int from "file" f where f."registrator_id" = d."id") as "files" from "request" r join "document" d on d."id" = r."id"
       join "request_type" t on t."id" = r."request_type_id" where d."employee_id" = $1 order by d."id"`,
      [world.company.people[name].employee_id],
    )
  ).rows;

const countOf = async () =>
  Number((await world.company.db.query('select count(*)::int from "file"')).rows[0]?.count);

const SLIPS = { paper: 'payslip', year: String(lastYear), month: '5' };

describe('pay slips in bulk', () => {
  const files: Files = {
    'ВЕД-1.pdf': pdfOf('one'),
    'май/ВЕД-2 листок.pdf': pdfOf('two'),
    'ВЕД-7.pdf': pdfOf('nobody'),
    'ЧУЖ-9.pdf': pdfOf('another organization'),
    'ВЕД-2.txt': Buffer.from('no paper'),
    '__MACOSX/._ВЕД-1.pdf': Buffer.from('of the system'),
  };
  const verdicts = {
    'ВЕД-1.pdf': 'new',
    'май/ВЕД-2 листок.pdf': 'new',
    'ВЕД-7.pdf': 'nobody',
    'ЧУЖ-9.pdf': 'nobody',
    'ВЕД-2.txt': 'not_pdf',
  };

  test('a preview says whose each file is, names the unread ones, and writes nothing', async () => {
    const before = await countOf();
    const { lines } = await send('hr', 'preview', zip(files), SLIPS);
    expect(told(lines)).toEqual(verdicts);
    expect(lines[0]).toMatchObject({
      employee_id: world.company.people.employee.employee_id,
      number: 'ВЕД-1',
      year: lastYear,
      month: 5,
    });
    expect([await requestsOf('employee'), await countOf()]).toEqual([[], before]);
  });

  test('one press gives each its person, who is told as of a paper brought alone; pressed again it gives nothing', async () => {
    const { seen } = await send('hr', 'preview', zip(files), SLIPS);
    const given = await send('hr', 'give', zip(files), { ...SLIPS, seen });
    expect(told(given.lines)).toEqual(verdicts);
    const row = { status_id: 'processed', code: 'payslip', year: lastYear, month: 5, files: 1 };
    expect(await requestsOf('employee')).toEqual([row]);
    expect(await requestsOf('employee2')).toEqual([row]);
    await vi.waitFor(async () => {
      const { rows } = await world.company.db.query(
        `select "text" from "message" where "registrator_id" = $1`,
        [given.lines[0]?.document_id],
      );
      expect(rows).toEqual([{ text: expect.stringContaining('Справка готова') }]);
    });
    const again = await send('hr', 'give', zip(files), SLIPS);
    expect(told(again.lines)).toMatchObject({ 'ВЕД-1.pdf': 'given', 'май/ВЕД-2 листок.pdf': 'given' });
    expect(await requestsOf('employee')).toEqual([row]);
  });

  test('what the portal no longer is as the preview saw it is not given', async () => {
    const archive = zip({ 'ВЕД-1 06.pdf': pdfOf('june') });
    const june = { ...SLIPS, month: '6' };
    const { seen } = await send('hr', 'preview', archive, june);
    await numbered('employee', 'ВЕД-11', '');
    const { reason, said } = await send('hr', 'give', archive, { ...june, seen });
    expect(reason).toBe('import_changed');
    expect(said.every(Boolean)).toBe(true);
    expect((await requestsOf('employee')).filter(({ month }) => month === 6)).toEqual([]);
  });
});

test('what the portal refuses for one person is said beside their file and keeps nobody else without a paper', async () => {
  const [one, other] = [pdfOf('july'), pdfOf('july of another')];
  const { db } = world.company;
  const { rows } = await db.query(
    `select coalesce(sum(f."size"), 0)::int as "used" from "file" f join "app_user" u on u."id" = f."creator_user_id"
     where u."employee_id" = $1`,
    [world.company.people.hr.employee_id],
  );
  const megabytes = (Number(rows[0]?.used) + one.length + 1) / 1024 ** 2;
  const quota = `insert into "parameter" ("client_id", "code", "value")
    select "client_id", 'upload_person_quota_megabytes', $2 from "organization" where "id" = $1
    on conflict ("client_id", "code") do update set "value" = excluded."value"`;
  await db.query(quota, [world.company.people.hr.organization_id, String(megabytes)]);
  try {
    const archive = zip({ 'ВЕД-1.pdf': one, 'ВЕД-2.pdf': other, 'ВЕД-7.pdf': other });
    const july = { ...SLIPS, month: '7' };
    const { seen } = await send('hr', 'preview', archive, july);
    const { lines } = await send('hr', 'give', archive, { ...july, seen });
    expect(told(lines)).toEqual({ 'ВЕД-1.pdf': 'new', 'ВЕД-2.pdf': 'refused', 'ВЕД-7.pdf': 'nobody' });
    expect(lines[1]).toMatchObject({ outcome: 'unread', why: { message: expect.stringMatching(/[а-яё]/i) } });
    expect((await requestsOf('employee2')).filter(({ month }) => month === 7)).toEqual([]);
  } finally {
    await db.query(quota, [world.company.people.hr.organization_id, '1000']);
  }
});

test('2-НДФЛ by ИНН closes the request of who has asked for it', async () => {
  const type = await callAs(world, 'hr', 'view.get', { object: 'request_type', filter: "code = 'income'" });
  const [{ id } = { id: 0 }] = (type.result?.data ?? []) as unknown as { id: number }[];
  await callAs(world, 'employee', 'table.add', {
    object: 'request',
    begin: true,
    data: [{ request_type_id: id, year: lastYear }],
  });
  const archive = zip({ [`2-НДФЛ_${lastYear}_770123456789.pdf`]: pdfOf('income') });
  const asked = { paper: 'income', year: String(lastYear) };
  expect((await send('hr', 'preview', archive, asked)).lines[0]?.outcome).toBe('asked');
  expect((await send('hr', 'give', archive, asked)).lines[0]?.outcome).toBe('asked');
  expect((await requestsOf('employee')).filter(({ code }) => code === 'income')).toEqual([
    { status_id: 'processed', code: 'income', year: lastYear, month: null, files: 1 },
  ]);
});

test('a table beside the files says whose they are', async () => {
  const archive = zip({
    'a.pdf': pdfOf('a'),
    'опись.csv': Buffer.from('Файл;Табельный номер;Период\na.pdf;ВЕД-2;03.2020\nb.pdf;ВЕД-1;\n'),
  });
  const { lines } = await send('hr', 'preview', archive, SLIPS);
  expect(lines).toMatchObject([
    { file: 'a.pdf', outcome: 'new', number: 'ВЕД-2', year: 2020, month: 3 },
    { file: 'b.pdf', outcome: 'unread', reason: 'absent' },
  ]);
});

test('a name in the letters of DOS, as Windows packs it, and one with markup are read as they were written', async () => {
  const packed = zip({ 'AAA-1.pdf': pdfOf('x'), '<script>alert(1)<_script> "o\'k".pdf': pdfOf('y') });
  const text = Buffer.from(packed).toString('latin1').replaceAll('AAA-1', '\x82\x85\x84-1');
  const { lines } = await send('hr', 'preview', Buffer.from(text, 'latin1'), { ...SLIPS, month: '8' });
  expect(told(lines)).toEqual({ 'ВЕД-1.pdf': 'new', '<script>alert(1)<_script> "o\'k".pdf': 'nobody' });
});

test.each(['employee', 'manager', 'accountant'] as const)('%s may not', async (name) => {
  const before = await countOf();
  for (const mode of ['preview', 'give'])
    expect((await send(name, mode, zip({ 'ВЕД-1.pdf': pdfOf('x') }), SLIPS)).reason).toBe('access_denied');
  expect(await countOf()).toBe(before);
});

test('hr of another organization finds nobody', async () => {
  const archive = zip({ 'ВЕД-1.pdf': pdfOf('x'), '770123456789.pdf': pdfOf('y') });
  for (const mode of ['preview', 'give'])
    expect(told((await send('stranger_hr', mode, archive, SLIPS)).lines)).toEqual({
      'ВЕД-1.pdf': 'nobody',
      '770123456789.pdf': 'nobody',
    });
});

describe('an archive that is none, and what hides in one, changes nothing', () => {
  test.each([
    ['no archive', () => Buffer.from('PK nothing'), 'bundle_unreadable'],
    ['a name that leads outside', () => zip({ '../ВЕД-1.pdf': pdfOf('x') }), 'bundle_unreadable'],
    ['a name of a drive', () => zip({ 'C:\\ВЕД-1.pdf': pdfOf('x') }), 'bundle_unsafe'],
    [
      'one with a password',
      () => {
        const archive = zip({ 'ВЕД-1.pdf': pdfOf('x') });
        archive[6] = (archive[6] ?? 0) | 1;
        return archive;
      },
      'bundle_unreadable',
    ],
    [
      'one file under two names that differ in capitals',
      () => zip({ 'ВЕД-1.pdf': pdfOf('x'), 'вед-1.PDF': pdfOf('y') }),
      'bundle_unreadable',
    ],
    ['a bomb', () => zipSync({ 'ВЕД-1.pdf': new Uint8Array(40_000_000) }, { level: 9 }), 'bundle_unsafe'],
    [
      'more files than are read at once',
      () =>
        zip(
          Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}.pdf`, Buffer.from('x')])),
        ),
      'bundle_too_many',
    ],
  ])('%s', async (_title, archive, expected) => {
    const before = await countOf();
    for (const mode of ['preview', 'give']) {
      const { reason, said } = await send('hr', mode, archive(), SLIPS);
      expect(reason).toBe(expected);
      expect(said[0]).toMatch(/[а-яё]/i);
      expect(String(said[1])).not.toBe('');
    }
    expect(await countOf()).toBe(before);
  });
  test('a paper larger than files may be is named', async () => {
    const large = Buffer.concat([pdfOf('x'), Buffer.alloc(5 * 1024 * 1024)]);
    const { lines } = await send('hr', 'preview', zip({ 'ВЕД-1.pdf': large }), SLIPS);
    expect(told(lines)).toEqual({ 'ВЕД-1.pdf': 'too_large' });
  });
  test.each([
    ['a month for a year', { paper: 'income', year: '2025', month: '5' }],
    ['no month', { paper: 'payslip', year: '2025' }],
    ['a paper that is none of the payroll', { paper: 'employment', year: '2025' }],
  ])('%s', async (_title, fields) => {
    const { reason } = await send(
      'hr',
      'preview',
      zip({ 'ВЕД-1.pdf': pdfOf('x') }),
      fields as unknown as Record<string, string>,
    );
    expect(reason).toBe('invalid_params');
  });
});
