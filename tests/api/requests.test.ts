import { describe, expect, test, vi } from 'vitest';
import { signatureName } from '../../lib/i18n/person-name.ts';
import { type Day, dayInZone } from '../../lib/kernel/day.ts';
import { documentDesk, refusedFields, rowOf, rowsIn, type Stored } from '../support/document-desk.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { pdfOf } from '../support/paper-desk.ts';
import { textOf } from '../support/print/text-of.ts';
import { shared } from '../support/shared.ts';
import { unzip } from '../support/unzip.ts';
import { upload } from '../support/upload.ts';

const world = shared(() =>
  openWorld(['employee', 'employee2', 'manager', 'hr', 'admin', 'stranger', 'stranger_hr']),
);

const today: Day = dayInZone(new Date().toISOString(), 'Europe/Moscow');
const year = Number(today.slice(0, 4));

interface Seen extends Stored {
  readonly steps: readonly {
    readonly id: number;
    readonly next_status_id: string;
    readonly reject: string;
  }[];
}

const { by, add, move } = documentDesk(world, 'request');

const typeOf = async (code: string): Promise<number> =>
  rowOf(await by('hr', 'view.get', { object: 'request_type', filter: `code = '${code}'` })).id;

const order = async (name: Name, code: string, fields: object = {}): Promise<Answer> =>
  add(name, { request_type_id: await typeOf(code), ...fields });

const seen = async (name: Name, id: unknown, object = 'request'): Promise<Seen | undefined> =>
  rowsIn(await by(name, 'view.get', { object, filter: `id = ${id}` }))[0] as Seen | undefined;

const stands = async (id: unknown): Promise<unknown> =>
  (await world.company.db.query('select "status_id" from "document" where "id" = $1', [id])).rows[0]
    ?.status_id;

const filesOf = async (name: Name, id: unknown): Promise<Stored[]> =>
  rowsIn(await by(name, 'view.get', { object: 'file', filter: `registrator_id = ${id}`, orderBy: 'id' }));

const bytesOf = async (name: Name, file: Stored | undefined): Promise<Uint8Array> => {
  const answer = await fetch(`${world.portal.origin}/api/files/${file?.name}`, {
    headers: { authorization: `Bearer ${world.token(name)}` },
  });
  return new Uint8Array(await answer.arrayBuffer());
};

const saysBoth = (answer: Answer): void => {
  const said = answer.error?.data.fields?.[0] ?? answer.error;
  expect(said?.message).toMatch(/[а-яё]/i);
  expect(said?.message_eng).toMatch(/^[^а-яё]+$/i);
};

const countOf = async (): Promise<number> =>
  Number(
    (await world.company.db.query(`select count(*)::int from "document" where "object_id" = 'request'`))
      .rows[0]?.count,
  );

const givenBy = async (id: number): Promise<void> =>
  vi.waitFor(async () => expect(await stands(id)).toBe('processed'), { timeout: 60_000, interval: 50 });

describe('asking for a paper', () => {
  test('REQ-05: the raw calls make a request in empty, and a status moves it by the lowest step of the person (EX-185)', async () => {
    const added = rowOf(
      await by('employee', 'table.add', {
        object: 'request',
        data: [{ request_type_id: await typeOf('order_copy'), text: 'О приёме' }],
      }),
    ) as Seen;
    expect(added).toMatchObject({ status_id: 'empty', request_type_code: 'order_copy' });
    expect(added.steps.map(({ next_status_id }) => next_status_id)).toEqual(['prepared']);
    expect(outcome(await move('employee', added.id, 'prepared'))).toBe('ok');
    expect(await stands(added.id)).toBe('prepared');
  });
  test('REQ-01: a request says what is asked, until when, and that it accompanies no document', async () => {
    const row = rowOf(await order('employee', 'income', { year: year - 1, copies: 2, addressee: 'Банк' }));
    expect(row).toMatchObject({
      object_id: 'request',
      status_id: 'prepared',
      legal_document_id: null,
      date: today,
      request_type_code: 'income',
      year: year - 1,
      language: 'ru',
      delivery: 'file',
      copies: 2,
      addressee: 'Банк',
      files_count: 0,
    });
    expect(String(row.due_date) > today).toBe(true);
    expect(await seen('employee', row.id, 'document')).toMatchObject({
      title: 'Справка о доходах и суммах налога',
    });
  });
  test.each([
    ['six copies', 'employment', { copies: 6 }, 'copies request/copies'],
    ['paper without a copy', 'employment', { delivery: 'paper', copies: 0 }, 'copies request/copies-needed'],
    [
      'the English form of what is there in Russian only',
      'income',
      { year, language: 'en' },
      'language request/language',
    ],
    [
      'a file of what is given on paper only',
      'work_record',
      { delivery: 'file' },
      'delivery request/paper-only',
    ],
    ['a payslip without its month', 'payslip', { year }, 'month field/required'],
    ['a month that is to come', 'payslip', { year: year + 1, month: 12 }, 'month request/to-come'],
    ['another paper without a word about it', 'other', {}, 'text field/required'],
    ['a paper that hr puts before people', 'paper', {}, 'request_type_id request/not-offered'],
  ])('refuses %s, in both languages, and nothing is kept', async (_title, code, fields, expected) => {
    const before = await countOf();
    const answer = await order('employee', code, fields);
    expect(refusedFields(answer)).toEqual([expected]);
    saysBoth(answer);
    expect(await countOf()).toBe(before);
  });
  test('REQ-03: a type that an admin has disabled is asked for no more', async () => {
    const id = await typeOf('order_copy');
    await by('admin', 'table.edit', { object: 'request_type', data: [{ id, disabled: '1' }] });
    expect(refusedFields(await order('employee', 'order_copy', { text: 'О приёме' }))).toEqual([
      'request_type_id request/not-offered',
    ]);
    await by('admin', 'table.edit', { object: 'request_type', data: [{ id, disabled: '0' }] });
    expect(outcome(await order('employee', 'order_copy', { text: 'О приёме' }))).toBe('ok');
  });
  test('T16: another’s request is not there: not to read, move, delete, preview or assemble', async () => {
    const { id } = rowOf(await order('employee', 'order_copy', { text: 'О приёме' }));
    for (const name of ['employee2', 'stranger', 'stranger_hr'] as const) {
      expect(await seen(name, id)).toBeUndefined();
      expect(outcome(await by(name, 'table.del', { object: 'request', data: [{ id }] }))).toBe('not_found');
      expect(outcome(await by(name, 'request.preview', { id }))).toBe('not_found');
      expect(outcome(await by(name, 'request.prepare', { id }))).toBe('not_found');
    }
    expect(
      outcome(
        await order('employee', 'order_copy', {
          text: 'x',
          employee_id: world.company.people.employee2.employee_id,
        }),
      ),
    ).toBe('validation');
    expect(await stands(id)).toBe('prepared');
  });
});

/** Gives the company of the employee numbers by which it is known outside. */
const isKnownBy = (inn: string, ogrn: string, address = '', phone = '') =>
  world.company.db.query(
    'update "organization" set "inn" = $2, "ogrn" = $3, "address" = $4, "phone" = $5 where "id" = (select "organization_id" from "employee" where "id" = $1)',
    [world.company.people.employee.employee_id, inn, ogrn, address, phone],
  );

describe('what the portal makes by itself', () => {
  test('an employment certificate comes at once: accepted, printed and sealed by the portal, with a letter to its person', async () => {
    await isKnownBy('7707083893', '1027700132195', '117312, Москва, ул. Вавилова, д. 19', '+7 495 000-00-00');
    const { id, number } = rowOf(await order('employee', 'employment', { addressee: 'Посольство' }));
    await givenBy(id);
    const [paper, archive, ...rest] = await filesOf('employee', id);
    expect(rest).toEqual([]);
    expect(paper).toMatchObject({ kind: 'paper', content_type: 'application/pdf', server_made: '1' });
    const text = await textOf(await bytesOf('employee', paper));
    expect(text).toContain('Посольство');
    for (const said of [
      `№ ${number} от `,
      'ИНН 7707083893, ОГРН 1027700132195',
      '117312, Москва, ул. Вавилова, д. 19, тел. +7 495 000-00-00',
      'ЭЛЕКТРОННОЙ ПЕЧАТЬЮ',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('место подписи');
    const zipped = unzip(Buffer.from(await bytesOf('employee', archive)));
    expect([...zipped.keys()].map((name) => name.slice(name.lastIndexOf('.')))).toEqual(['.pdf', '.sig']);
    const history = rowsIn(
      await by('employee', 'view.get', {
        object: 'document_status',
        filter: `registrator_id = ${id}`,
        orderBy: 'seq',
      }),
    );
    expect(history.map(({ status_id, user_id }) => [status_id, user_id === null])).toEqual([
      ['prepared', false],
      ['accepted', true],
      ['processed', true],
    ]);
    await vi.waitFor(async () => {
      const told = rowsIn(
        await by('employee', 'view.get', { object: 'message', filter: `registrator_id = ${id}` }),
      );
      expect(told.map((each) => each.text)).toEqual([expect.stringContaining('Справка готова')]);
    });
    expect(outcome(await move('employee', id, 'confirmed'))).toBe('ok');
    expect(outcome(await move('hr', id, 'closed'))).toBe('ok');
  });
  test('in English it says the English words of the company', async () => {
    const { id } = rowOf(await order('employee', 'employment', { language: 'en' }));
    await givenBy(id);
    const [paper] = await filesOf('employee', id);
    expect(await textOf(await bytesOf('employee', paper))).toContain('to certify that');
  });
  test('says nothing of the numbers of a company that are not known', async () => {
    await isKnownBy('', '');
    const { id } = rowOf(await order('employee', 'employment'));
    await givenBy(id);
    const [paper] = await filesOf('employee', id);
    expect(await textOf(await bytesOf('employee', paper))).not.toMatch(/ИНН|ОГРН|тел\./);
  });
  test('is called by the name of its type, in both languages, by lists of all families and by letters', async () => {
    const { id } = rowOf(await order('employee', 'employment'));
    await givenBy(id);
    const [type] = rowsIn(
      await by('employee', 'view.get', { object: 'request_type', filter: "code = 'employment'" }),
    );
    expect(await seen('employee', id, 'document')).toMatchObject({
      title: type?.name,
      title_eng: type?.name_eng,
    });
    await vi.waitFor(async () => {
      const [told] = rowsIn(
        await by('employee', 'view.get', { object: 'message', filter: `registrator_id = ${id}` }),
      );
      expect(told?.text_eng).toContain(type?.name_eng);
      expect(told?.text).toContain(type?.name);
    });
  });
  test('AMB-136: an extract from the vacation schedule says the leave that was agreed', async () => {
    await world.company.db.query(
      `with made as (insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "status_id", "start_date", "end_date", "days")
         select o."client_id", e."organization_id", 'vacation', 'ОТ-РЕК', e."id", 'approved', $2::date, $3::date, 14
         from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = $1 returning "id")
       insert into "vacation" ("id") select "id" from made`,
      [world.company.people.employee.employee_id, `${year}-03-01`, `${year}-03-14`],
    );
    const { id } = rowOf(await order('employee', 'vacschedule', { year }));
    await givenBy(id);
    const [paper] = await filesOf('employee', id);
    expect(await textOf(await bytesOf('employee', paper))).toMatch(/14 дней/);
  });
  test('what the card lacks is named and nothing is given; once it is there hr has it assembled', async () => {
    const employee_id = world.company.people.employee2.employee_id;
    await world.company.db.query(`update "employee" set "position" = '' where "id" = $1`, [employee_id]);
    const { id } = rowOf(await order('employee2', 'employment'));
    await vi.waitFor(
      async () => expect(await seen('hr', id)).toMatchObject({ stage: 'missing', status_id: 'accepted' }),
      { timeout: 60_000 },
    );
    const preview = (await by('hr', 'request.preview', { id })).result as unknown as {
      data: { missing: string[]; blocks: { pieces: { kind: string; text: string }[] }[] };
    };
    expect(preview.data.missing).toEqual(['position']);
    expect(preview.data.blocks.flatMap(({ pieces }) => pieces)).toContainEqual({
      kind: 'missing',
      text: 'position',
    });
    expect(await filesOf('hr', id)).toEqual([]);
    await world.company.db.query(`update "employee" set "position" = 'Аналитик' where "id" = $1`, [
      employee_id,
    ]);
    expect(outcome(await by('hr', 'request.prepare', { id }))).toBe('ok');
    await givenBy(id);
    const [paper, archive] = await filesOf('employee2', id);
    expect(archive).toBeDefined();
    const { rows } = await world.company.db.query(
      'select "name", "position" from "employee" where "id" = $1',
      [world.company.people.hr.employee_id],
    );
    const text = await textOf(await bytesOf('employee2', paper));
    expect(text).toContain(signatureName(rows[0].name).replaceAll('\u00a0', ' '));
    expect(text).toContain(rows[0].position);
  });
  test('asked twice, it makes one paper; what was given is not made again', async () => {
    const { id } = rowOf(await order('employee', 'employment'));
    await by('employee', 'request.prepare', { id });
    await givenBy(id);
    expect(outcome(await by('employee', 'request.prepare', { id }))).toBe('status_mismatch');
    expect(await filesOf('employee', id)).toHaveLength(2);
  });
  test.each([
    ['a file with copies', { delivery: 'file', copies: 2 }],
    ['paper alone', { delivery: 'paper', copies: 1 }],
  ])('%s: the portal makes the file once, hr hands over what is on paper and gives it', async (_, how) => {
    const { id } = rowOf(await order('employee', 'employment', how));
    await vi.waitFor(async () => expect((await seen('employee', id))?.stage).toBe('done'), {
      timeout: 60_000,
      interval: 50,
    });
    expect(await stands(id)).toBe('accepted');
    const files = await filesOf('employee', id);
    expect(files).toHaveLength(2);
    for (const name of ['employee', 'hr'] as const)
      expect(outcome(await by(name, 'request.prepare', { id }))).toBe('status_mismatch');
    expect(await filesOf('employee', id)).toEqual(files);
    expect(outcome(await move('hr', id, 'processed'))).toBe('ok');
    expect(await stands(id)).toBe('processed');
  });
  test('nobody deletes what is being prepared', async () => {
    const { id } = rowOf(await order('employee', 'employment'));
    await givenBy(id);
    const answer = await by('employee', 'table.del', { object: 'request', data: [{ id }] });
    expect(outcome(answer)).toBe('not_deletable');
    saysBoth(answer);
    expect(await stands(id)).toBe('processed');
  });
});

describe('what hr makes by hand', () => {
  test('takes it, attaches a file and gives it, by the calls of an outside system; without the file it is not given', async () => {
    const { id } = rowOf(await order('employee', 'income', { year: year - 1 }));
    expect(outcome(await move('hr', id, 'accepted'))).toBe('ok');
    const early = await move('hr', id, 'processed');
    expect(refusedFields(early)).toEqual(['files request/file-missing']);
    saysBoth(early);
    expect(await stands(id)).toBe('accepted');
    const wrong = await upload(world.portal.origin, world.token('hr'), {
      object_id: 'request',
      registrator_id: id,
      original_name: 'справка.txt',
      type: 'text/plain',
      bytes: Buffer.from('справка'),
    });
    expect(wrong.error?.data?.reason).toBe('file_type');
    const file = {
      object_id: 'request',
      registrator_id: id,
      original_name: 'Справка.pdf',
      type: 'application/pdf',
      bytes: pdfOf('Income'),
    };
    expect((await upload(world.portal.origin, world.token('hr'), file)).result?.data.original_name).toBe(
      'Справка.pdf',
    );
    expect(outcome(await move('hr', id, 'processed'))).toBe('ok');
    expect(await filesOf('employee', id)).toHaveLength(1);
    // What it says of money is between the person and the company.
    expect(await seen('manager', id)).toBeDefined();
    expect(await filesOf('manager', id)).toEqual([]);
  });
  test('REQ-05: an outside system whose account may not is refused each of those calls, and nothing changes', async () => {
    const { id } = rowOf(await order('employee', 'payslip', { year: year - 1, month: 5 }));
    const file = {
      object_id: 'request',
      registrator_id: id,
      original_name: 'Листок.pdf',
      type: 'application/pdf',
      bytes: pdfOf('Payslip'),
    };
    for (const [name, reason] of [
      ['stranger_hr', 'not_found'],
      ['manager', 'not_editable'],
    ] as const)
      expect((await upload(world.portal.origin, world.token(name), file)).error?.data?.reason).toBe(reason);
    expect(outcome(await move('manager', id, 'accepted'))).toBe('no_workflow_step');
    expect(await stands(id)).toBe('prepared');
    expect(await filesOf('hr', id)).toEqual([]);
  });
  test('declines it with a reason that the person reads; an employee takes back what nobody has begun', async () => {
    const { id } = rowOf(await order('employee', 'order_copy', { text: 'О премии' }));
    expect(outcome(await move('hr', id, 'declined', { comments: 'Такого приказа нет' }))).toBe('ok');
    const history = rowsIn(
      await by('employee', 'view.get', {
        object: 'document_status',
        filter: `registrator_id = ${id} and status_id = 'declined'`,
      }),
    );
    expect(history[0]).toMatchObject({ comments: 'Такого приказа нет' });
    const other = rowOf(await order('employee', 'order_copy', { text: 'О приёме' }));
    expect(other.can_delete).toBe('1');
    expect(outcome(await by('employee', 'table.del', { object: 'request', data: [{ id: other.id }] }))).toBe(
      'ok',
    );
    expect(await stands(other.id)).toBeUndefined();
    await move('hr', rowOf(await order('employee', 'order_copy', { text: 'О приёме' })).id, 'accepted');
  });
  test('hr makes one for a person, who gets it as their own', async () => {
    const employee_id = world.company.people.employee2.employee_id;
    const { id } = rowOf(await order('hr', 'employment', { employee_id }));
    await givenBy(id);
    expect(await filesOf('employee2', id)).toHaveLength(2);
  });
});

describe('AMB-154: a request that accompanies a document', () => {
  const leg = async (): Promise<number> => {
    const { rows } = await world.company.db.query<{ id: string }>(
      `with legal as (insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "manager_id", "status_id")
         select o."client_id", e."organization_id", 'statement', 'ЗВ-НОГА' || nextval('document_id_seq'), e."id", $2::bigint, 'prepared'
         from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = $1 returning *),
       own as (insert into "statement" ("id") select "id" from legal),
       made as (insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "manager_id", "status_id")
         select "client_id", "organization_id", 'request', 'СП-НОГА' || "id", "employee_id", "manager_id", 'prepared' from legal returning "id")
       insert into "request" ("id", "legal_document_id") select made."id", legal."id" from made, legal returning "id"`,
      [world.company.people.employee.employee_id, world.company.people.manager.employee_id],
    );
    return Number(rows[0]?.id);
  };

  test('is among no documents and waits for nobody; it is read with its document and offers nothing', async () => {
    const id = await leg();
    for (const name of ['employee', 'manager', 'hr'] as const) {
      expect(await seen(name, id)).toMatchObject({
        steps: [],
        can_edit: '0',
        can_delete: '0',
        legal_object_id: 'statement',
      });
      expect(await seen(name, id, 'document')).toBeUndefined();
      expect(rowsIn(await by(name, 'view.get', { object: 'incomplete' })).map((row) => row.id)).not.toContain(
        id,
      );
    }
    expect(await seen('stranger', id)).toBeUndefined();
  });
  test('ROUTE-86: stands in the list of an admin, who reads no request that people make', async () => {
    const id = await leg();
    expect(await seen('admin', id)).toMatchObject({ legal_object_id: 'statement', steps: [], can_edit: '0' });
    const read = rowsIn(
      await by('admin', 'view.get', {
        object: 'request',
        select: 'id,legal_document_id',
        rowsPerPage: 'all',
      }),
    );
    expect(read.map((row) => row.id)).toContain(id);
    expect(read.filter((row) => row.legal_document_id === null)).toEqual([]);
    expect(await seen('stranger_hr', id)).toBeUndefined();
  });

  test('T13: is neither moved, changed nor deleted by hand, whoever asks', async () => {
    const id = await leg();
    const { rows } = await world.company.db.query<{ id: string; next_status_id: string }>(
      `select "id", "next_status_id" from "workflow" where "client_id" = $1 and "object_id" = 'request' and "status_id" = 'prepared' order by "id"`,
      [world.company.clients.north],
    );
    for (const name of ['employee', 'manager', 'hr'] as const) {
      for (const step of rows) {
        const data = [
          {
            object_id: 'request',
            registrator_id: id,
            workflow_id: Number(step.id),
            status_id: step.next_status_id,
          },
        ];
        expect(outcome(await by(name, 'table.add', { object: 'document_status', data }))).toBe('not_found');
      }
      expect(
        outcome(await by(name, 'table.edit', { object: 'request', data: [{ id, addressee: 'Банк' }] })),
      ).toBe('not_found');
      expect(outcome(await by(name, 'table.del', { object: 'request', data: [{ id }] }))).toBe('not_found');
    }
    expect(await stands(id)).toBe('prepared');
  });
  test('and a request of a person is offered no step of those', async () => {
    const { id } = rowOf(await order('employee', 'order_copy', { text: 'О приёме' }));
    for (const [name, steps] of [
      ['employee', []],
      ['manager', []],
      ['hr', ['declined', 'accepted']],
    ] as const)
      expect((await seen(name, id))?.steps.map(({ next_status_id }) => next_status_id)).toEqual(steps);
  });
});
