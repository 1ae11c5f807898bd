import { PDF } from '@libpdf/core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FORM_BYTES_MAX } from '../../lib/rpc/templates.ts';
import { sheetFile } from '../../prisma/seed/forms/sheet.ts';
import { wordFile } from '../../prisma/seed/forms/word.ts';
import { unfoldingWorkbook } from '../support/bombs.ts';
import { addTemplate, bringVersion, newForm } from '../support/form-desk.ts';
import { partOf, withParts } from '../support/form-parts.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { cellsOf } from '../support/workbook.ts';

const world = shared(() =>
  openWorld([
    'admin',
    'hr',
    'employee',
    'employee2',
    'manager',
    'manager2',
    'accountant',
    'stranger_hr',
    'candidate',
  ]),
);
let own: number;
beforeAll(async () => {
  own = await addVacation(world.company, 'employee', 'approved');
});

const get = async (path: string, by: Name) => {
  const answer = await fetch(`${world.portal.origin}/api${path}`, {
    headers: { authorization: `Bearer ${world.token(by)}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  return {
    status: answer.status,
    type: type.replace(/;.*/, ''),
    name: decodeURIComponent(
      /filename\*=UTF-8''(.*)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
    ),
    total: answer.headers.get('x-total'),
    bytes,
    reason: type.includes('json')
      ? (JSON.parse(bytes.toString('utf8')) as { error?: { data?: { reason: string } } }).error?.data?.reason
      : undefined,
  };
};

/** The data of an answer; throws on a refusal. */
const dataOf = <Data>(answer: Answer): Data => {
  if (!answer.result) throw new Error(answer.text);
  return answer.result.data as unknown as Data;
};

const publish = (id: number, version_id: number | undefined, in_force: number | null, by: Name = 'hr') =>
  callAs(world, by, 'template.publish', { id, version_id, in_force });

/** A template in force with this file. */
const inForce = async (file: Uint8Array, more: Record<string, unknown> = {}): Promise<number> => {
  const id = await addTemplate(world, more);
  const { data } = await bringVersion(world, id, file);
  expect(outcome(await publish(id, data?.version_id, null))).toBe('ok');
  return id;
};

/** Disables templates that other tests have put in force. */
const disableAll = () => world.company.db.query('update "template" set "disabled" = true');
const disable = (id: number) =>
  world.company.db.query('update "template" set "disabled" = true where "id" = $1', [id]);

const sheet = (...texts: string[]) => sheetFile({ name: 'Лист', widths: [20], rows: [texts] });

describe('versions of a template (DICT-04)', () => {
  test('are brought by admin and hr of its organization, and by nobody else', async () => {
    const common = await addTemplate(world);
    const ofAlpha = await addTemplate(world, { organization_id: world.company.organizations.alpha });
    const taken = async (id: number, by: Name) =>
      (await bringVersion(world, id, wordFile(['Приказ']), { by })).reason ?? 'ok';
    expect(await taken(common, 'admin')).toBe('ok');
    expect(await taken(common, 'hr')).toBe('ok');
    expect(await taken(ofAlpha, 'hr')).toBe('ok');
    const before = await fingerprint(world.company.db);
    for (const by of ['employee', 'manager', 'accountant'] as const)
      expect([by, await taken(common, by)]).toEqual([by, 'access_denied']);
    expect(await taken(ofAlpha, 'stranger_hr')).toBe('not_found');
    expect(await taken(987_654_321, 'hr')).toBe('not_found');
    expect(await fingerprint(world.company.db)).toEqual(before);
  });

  test('are numbered, kept as they came, and never changed or deleted', async () => {
    const file = wordFile(['Приказ {{vacation.number}}']);
    const id = await addTemplate(world);
    const first = await bringVersion(world, id, file, { name: '../../Приказ\u202e.docx' });
    expect(first.data).toMatchObject({ number: 1, problems: [] });
    expect((await bringVersion(world, id, file)).data).toMatchObject({ number: 2 });
    const kept = await get(`/templates/${id}/versions/${first.data?.version_id}`, 'hr');
    expect([kept.name, kept.bytes.equals(Buffer.from(file))]).toEqual(['Приказ.docx', true]);
    expect((await get(`/templates/${id}/versions/${first.data?.version_id}`, 'employee')).reason).toBe(
      'access_denied',
    );
    for (const sql of [`update "template_version" set "hash" = ''`, 'delete from "template_version"'])
      await expect(world.company.db.query(`${sql} where "template_id" = $1`, [id])).rejects.toThrow(
        /added, never changed/,
      );
    expect(outcome(await callAs(world, 'hr', 'table.del', { object: 'template', data: [{ id }] }))).toBe(
      'used_elsewhere',
    );
  });

  test('two that come at once have two numbers', async () => {
    const id = await addTemplate(world);
    const both = await Promise.all([1, 2].map((text) => bringVersion(world, id, wordFile([`${text}`]))));
    expect(both.map(({ data }) => data?.number).sort()).toEqual([1, 2]);
  });

  test('T57, T70: a macro, a formula, a bomb, another kind and what is no office file are refused in both languages, and nothing is kept', async () => {
    const [words, cells] = [await addTemplate(world), await addTemplate(world, { kind: 'XLSX' })];
    const formula = withParts(sheet('x'), {
      'xl/worksheets/sheet1.xml': partOf(sheet('x'), 'xl/worksheets/sheet1.xml').replace(
        /<is>.*<\/is>/,
        '<f>1+1</f>',
      ),
    });
    const before = await fingerprint(world.company.db);
    const files: readonly (readonly [number, Uint8Array, string, RegExp])[] = [
      [
        words,
        withParts(wordFile(['x']), { 'word/vbaProject.bin': 'x' }),
        'form_unsafe',
        /макрос.*word\/vbaProject\.bin/,
      ],
      [cells, formula, 'form_unsafe', /формула.*sheet1\.xml, A1/],
      [cells, unfoldingWorkbook(), 'form_unsafe', /распаковывается.*sheet1\.xml/],
      [cells, wordFile(['x']), 'form_kind', /XLSX/],
      [words, Buffer.from('PK, но не архив'), 'form_unreadable', /DOCX/],
    ];
    for (const [id, file, reason, said] of files) {
      const answer = await bringVersion(world, id, file);
      expect([answer.reason, answer.message]).toEqual([reason, expect.stringMatching(said)]);
      expect(answer.message_eng).toMatch(/[a-z]{4}/);
    }
    expect(await fingerprint(world.company.db)).toEqual(before);
  });

  test('a file of exactly the limit is looked at, one byte more is too big', async () => {
    const id = await addTemplate(world);
    const noise = Buffer.alloc(FORM_BYTES_MAX, 7);
    expect((await bringVersion(world, id, noise)).reason).toBe('form_unreadable');
    expect((await bringVersion(world, id, Buffer.concat([noise, Buffer.from('7')]))).reason).toBe(
      'file_too_big',
    );
  });
});

describe('putting a version in force', () => {
  test('a mistake names the place and the likely field; mended it is a new version that goes into force', async () => {
    const id = await addTemplate(world);
    const { data } = await bringVersion(world, id, wordFile(['Приказ', 'по {{vacation.end_dat}}']));
    expect(data?.problems).toEqual([
      {
        code: 'unknown',
        place: { where: 'text', sheet: '', at: '2', char: 4 },
        said: '{{vacation.end_dat}}',
        likely: 'vacation.end_date',
      },
    ]);
    expect(outcome(await publish(id, data?.version_id, null))).toBe('form_problems');
    const fault = { id, version_id: data?.version_id, said: '{{vacation.end_dat}}' };
    expect(
      outcome(await callAs(world, 'hr', 'template.mend', { ...fault, likely: 'vacation.nothing' })),
    ).toBe('validation');
    const mended = await callAs(world, 'hr', 'template.mend', { ...fault, likely: 'vacation.end_date' });
    expect(mended.result?.data).toMatchObject({ number: 2, problems: [] });
    const { version_id } = dataOf<{ version_id: number }>(mended);
    expect(outcome(await publish(id, version_id, null))).toBe('ok');
    const [row] =
      (await callAs(world, 'employee', 'view.get', { object: 'template', filter: `id = ${id}` })).result
        ?.data ?? [];
    expect(row).toMatchObject({ version_id, version: 2, problems_count: 0 });
  });

  test('of two who publish at once one is told that another version stands in force by now', async () => {
    const { id, versions } = await newForm(world, 2);
    const both = await Promise.all([
      publish(id, versions[0], null, 'hr'),
      publish(id, versions[1], null, 'admin'),
    ]);
    expect(both.map(outcome).sort()).toEqual(['edited_by_another', 'ok']);
  });

  test('an older version is not published but taken back, as a new one that is in force at once', async () => {
    const { id, versions } = await newForm(world, 2);
    const [first = 0, second = 0] = versions;
    await publish(id, second, null);
    expect(outcome(await publish(id, first, second))).toBe('validation');
    const asked = { id, version_id: first, in_force: second };
    expect(outcome(await callAs(world, 'hr', 'template.restore', { ...asked, in_force: first }))).toBe(
      'edited_by_another',
    );
    const back = await callAs(world, 'hr', 'template.restore', asked);
    expect(back.result?.data).toMatchObject({ number: 3 });
    const { rows } = await world.company.db.query(
      `select v."number", v."restores", v."hash" = o."hash" as same from "template" t join "template_version" v on v."id" = t."version_id"
       join "template_version" o on o."id" = $2 where t."id" = $1`,
      [id, first],
    );
    expect(rows).toEqual([{ number: 3, restores: 1, same: true }]);
    const stream = await world.company.db.query(
      'select "action" from "audit" where "stream" = $1 order by "seq"',
      [`template:${id}`],
    );
    expect(stream.rows.map(({ action }) => action)).toEqual([
      'table.add',
      'template.version',
      'template.version',
      'template.publish',
      'template.version',
      'template.publish',
    ]);
  });

  test('nobody but those who keep templates opens, publishes, mends or takes back', async () => {
    const { id, versions } = await newForm(world, 1);
    const asked = { id, version_id: versions[0], in_force: null };
    const before = await fingerprint(world.company.db);
    for (const by of ['employee', 'manager', 'accountant'] as const) {
      for (const method of ['template.publish', 'template.restore'])
        expect([by, method, outcome(await callAs(world, by, method, asked))]).toEqual([
          by,
          method,
          'access_denied',
        ]);
      expect(outcome(await callAs(world, by, 'template.open', { id }))).toBe('access_denied');
      const mend = { id, version_id: versions[0], said: 'x', likely: 'vacation.number' };
      expect(outcome(await callAs(world, by, 'template.mend', mend))).toBe('access_denied');
    }
    expect(await fingerprint(world.company.db)).toEqual(before);
  });
});

test('a version is tried on a document its keeper reads, and on no other', async () => {
  const { id, versions } = await newForm(world, 1, 'Приказ {{employee.name}} {{vacation.end_dat}}');
  const asked = { id, version_id: versions[0], document_id: own };
  const { blocks, fields, problems } = dataOf<{
    blocks: { pieces: { text: string; look: string }[] }[];
    fields: { path: string; label: string; value: string }[];
    problems: unknown[];
  }>(await callAs(world, 'hr', 'template.open', asked));
  const name = fields.find(({ path }) => path === 'employee.name');
  expect(name).toMatchObject({ label: 'ФИО', value: expect.stringMatching(/./) });
  expect(blocks[0]?.pieces.map(({ text, look }) => [text, look])).toEqual([
    ['Приказ ', 'said'],
    [name?.value, 'value'],
    [' ', 'said'],
    ['{{vacation.end_dat}}', 'unknown'],
    [' 0', 'said'],
  ]);
  expect(problems).toHaveLength(1);
  // An admin keeps templates and reads no documents.
  expect(outcome(await callAs(world, 'admin', 'template.open', asked))).toBe('not_found');
  const named = await callAs(world, 'admin', 'template.open', { id, lang: 'en' });
  expect(JSON.stringify(dataOf(named))).toContain('«Full name»');
});

describe('a document by its form (PAPER-03, RPC-19)', () => {
  const PDF_TYPE = 'application/pdf';
  beforeEach(disableAll);

  test('is the form of the portal while no template is in force', async () => {
    const answer = await get(`/report/vacation?id=${own}&lang=ru`, 'employee');
    expect([answer.status, answer.type, answer.name]).toEqual([
      200,
      PDF_TYPE,
      expect.stringMatching(/\.pdf$/),
    ]);
    expect((await PDF.load(answer.bytes)).getPageCount()).toBe(1);
    expect((await get(`/report/vacation?id=${own}&as=file`, 'employee')).reason).toBe('not_found');
  });

  test('is filled from the template in force: as pages, and as the file the template is', async () => {
    await inForce(wordFile(['Приказ о {{employee.name}}: {{vacation.number}}']), {
      name: 'Приказ Т-6',
      name_eng: 'Order',
    });
    const pages = await get(`/report/vacation?id=${own}&lang=en`, 'employee');
    expect([pages.status, pages.type, pages.name]).toEqual([
      200,
      PDF_TYPE,
      expect.stringMatching(/^Order M-\d+\.pdf$/),
    ]);
    const file = await get(`/report/vacation?id=${own}&lang=ru&as=file`, 'manager');
    expect(file.name).toMatch(/^Приказ Т-6 M-\d+\.docx$/);
    expect(partOf(file.bytes, 'word/document.xml')).toMatch(/Приказ о .*M-\d+/);
    expect(partOf(file.bytes, 'word/document.xml')).not.toContain('{{');
  });

  test('T16: a document out of sight and one that is not there answer alike, by either template', async () => {
    await inForce(wordFile(['{{employee.name}}']));
    for (const query of ['', '&as=file']) {
      const [hidden, nowhere] = [
        await get(`/report/vacation?id=${own}${query}`, 'manager2'),
        await get(`/report/vacation?id=987654321${query}`, 'manager2'),
      ];
      expect([hidden.status, hidden.reason]).toEqual([404, 'not_found']);
      expect([nowhere.status, nowhere.reason]).toEqual([404, 'not_found']);
    }
    const theirs = await addVacation(world.company, 'manager2', 'approved');
    expect((await get(`/report/vacation?id=${theirs},${own}`, 'manager2')).status).toBe(404);
    for (const by of ['stranger_hr', 'admin', 'employee2'] as const)
      expect((await get(`/report/vacation?id=${own}`, by)).status).toBe(404);
  });

  test('T56: objects, codes and ids that are none are not there or refused', async () => {
    for (const path of [
      '/report/nothing?id=1',
      '/report/..%2f..%2fetc?id=1',
      `/report/vacation?id=${own}&template=nothing`,
    ])
      expect([path, (await get(path, 'employee')).status]).toEqual([path, 404]);
    for (const query of ['', '?id=one', '?id=1;2', `?id=${own}&lang=de`, `?id=${own}&more=1`])
      expect([query, (await get(`/report/vacation${query}`, 'employee')).reason]).toEqual([
        query,
        'invalid_params',
      ]);
  });

  test('of its organization stands before one of every; what is switched off is not in force', async () => {
    await inForce(wordFile(['Общий']), { code: 'all-of-them' });
    const ofAlpha = await inForce(wordFile(['Свой']), {
      organization_id: world.company.organizations.alpha,
    });
    const text = async (query = '') =>
      partOf((await get(`/report/vacation?id=${own}&as=file${query}`, 'hr')).bytes, 'word/document.xml');
    expect(await text()).toContain('Свой');
    expect(await text('&template=all-of-them')).toContain('Общий');
    await disable(ofAlpha);
    expect(await text()).toContain('Общий');
  });

  test('of several people is made by a template that names each of them, and by no other', async () => {
    const other = await addVacation(world.company, 'employee2', 'approved');
    const address = `/report/vacation?id=${own},${other}&as=file`;
    const single = await inForce(wordFile(['{{employee.name}}']), { code: 'one-person' });
    expect((await get(address, 'hr')).reason).toBe('not_found');
    const rows = [{ widths: [100], rows: [['{{#documents}}{{vacation.number}}{{/documents}}']] }];
    const many = await inForce(wordFile(rows), { code: 'all-people' });
    expect(partOf((await get(address, 'hr')).bytes, 'word/document.xml').match(/M-\d+/g)).toHaveLength(2);
    expect((await get(`${address}&template=one-person`, 'hr')).reason).toBe('not_found');
    const alone = await get(`/report/vacation?id=${own}&as=file`, 'hr');
    expect(partOf(alone.bytes, 'word/document.xml')).not.toMatch(/M-\d+/);
    expect((await get(address, 'employee')).reason).toBe('not_found');
    const asked = { object: 'template', filter: `id in (${single}, ${many})`, select: 'id,several' };
    const told = await callAs(world, 'employee', 'view.get', { ...asked, orderBy: 'id' });
    expect(told.result?.data.map(({ several }) => several)).toEqual(['0', '1']);
  });
});

describe('a list by its workbook (PAPER-04, RPC-22)', () => {
  test('has the documents its reader sees, narrowed by a filter', async () => {
    const code = 'register';
    await inForce(sheet('{{#documents}}{{vacation.number}}', '{{/documents}}'), {
      code,
      kind: 'XLSX',
      name: 'Реестр',
    });
    const numbers = async (by: Name, query = '') => {
      const answer = await get(`/excel/${code}?orderBy=number&${new URLSearchParams(query)}`, by);
      return {
        ...answer,
        cells:
          answer.status === 200
            ? cellsOf(answer.bytes)
                .flat()
                .map(({ value }) => value)
                .filter((value) => value !== '')
            : [],
      };
    };
    const listed = await callAs(world, 'hr', 'view.get', {
      object: 'vacation',
      orderBy: 'number',
      select: 'number',
    });
    const waiting = async () =>
      (
        await callAs(world, 'hr', 'view.get', {
          object: 'vacation',
          orderBy: 'number',
          select: 'number',
          awaiting: true,
        })
      ).result?.data.map(({ number }) => number);
    const ofHr = await numbers('hr');
    expect([ofHr.name, ofHr.total]).toEqual(['Реестр.xlsx', String(listed.result?.total)]);
    expect(ofHr.cells).toEqual(listed.result?.data.map(({ number }) => number));
    expect((await numbers('employee')).cells).toHaveLength(1);
    expect((await numbers('hr', `filter=id = ${own}`)).cells).toHaveLength(1);
    // A candidate prints only their own: the lists of the company are not there.
    expect((await numbers('candidate')).status).toBe(404);
    expect((await get(`/report/vacation?id=${own}`, 'candidate')).status).toBe(404);
    expect((await numbers('hr', 'awaiting=1')).cells).toEqual(await waiting());
    expect((await numbers('hr', 'filter=nothing = 1')).reason).toBe('unknown_field');
    expect((await numbers('hr', "filter=id = 'x' or")).reason).toBe('invalid_filter');
  });

  test('of a report has its columns and keeps its filter (DICT-03)', async () => {
    const add = (more: object) =>
      callAs(world, 'admin', 'table.add', {
        object: 'report',
        data: {
          code: 'approved-leave',
          name: 'Одобренные',
          object_id: 'vacation',
          columns: 'number,status_name',
          ...more,
        },
      });
    expect(outcome(await add({ columns: 'number,salary' }))).toBe('validation');
    expect(outcome(await add({ filter: 'status_id ==' }))).toBe('validation');
    expect(outcome(await add({ order_by: 'detail' }))).toBe('validation');
    expect(outcome(await add({ code: 'register' }))).toBe('validation');
    expect(outcome(await add({ filter: "status_id = 'approved'", role: 'hr' }))).toBe('ok');
    const answer = await get(
      `/excel/approved-leave?${new URLSearchParams({ filter: 'id > 0 or id < 1' })}`,
      'hr',
    );
    const [title, head, ...rows] = cellsOf(answer.bytes).map((row) => row.map(({ value }) => value));
    expect([title?.[0], head]).toEqual(['Одобренные', ['Номер', 'Статус']]);
    const approved = { object: 'vacation', filter: "status_id = 'approved'", select: 'number' };
    const { result } = await callAs(world, 'hr', 'view.get', approved);
    expect(rows.map(([number]) => number).sort()).toEqual(result?.data.map(({ number }) => number).sort());
    await addVacation(world.company, 'employee', 'draft');
    expect(answer.total).toBe((await get('/excel/approved-leave', 'hr')).total);
    expect((await get('/excel/approved-leave', 'employee')).status).toBe(404);
    const [, ...english] = cellsOf((await get('/excel/approved-leave?lang=en', 'hr')).bytes).map(
      (row) => row[1]?.value,
    );
    expect(new Set(english)).toEqual(new Set(['Status', 'Approved']));
  });

  test('T56: what is no code of a workbook is not there', async () => {
    for (const path of [
      '/excel/nothing',
      '/excel/..%2fx',
      '/excel/%2e%2e%2f',
      '/excel/РЕЕСТР',
      `/excel/${'a'.repeat(4_000)}`,
    ])
      expect([path, (await get(path, 'hr')).status]).toEqual([path, 404]);
  });
});
