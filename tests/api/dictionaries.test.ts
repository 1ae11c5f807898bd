import { describe, expect, test } from 'vitest';
import { DICTIONARIES } from '../../lib/dictionaries/dictionaries.data.ts';
import { ELEMENT_DICTIONARIES } from '../../lib/objects/elements.data.ts';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { codes } from '../support/document-desk.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { get } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { sendForm } from '../support/upload.ts';

const world = shared(() => openWorld(['admin', 'hr', 'accountant', 'manager', 'employee', 'stranger_hr']));
const write = (by: Name, verb: string, object: string, data: object) =>
  callAs(world, by, `table.${verb}`, { object, data });
const data = async <Data>(answer: Promise<Answer>): Promise<Data> =>
  (await answer).result?.data as unknown as Data;
const rowOf = async (object: string, filter: string): Promise<Record<string, unknown>> =>
  (await data<Record<string, unknown>[]>(callAs(world, 'admin', 'view.get', { object, filter })))[0] ?? {};
/** Who keeps which dictionary, as the rights of its object say. */
const KEPT: Readonly<Partial<Record<Name, readonly string[]>>> = {
  admin: DICTIONARIES.map(({ name }) => name),
  hr: [
    'btripcities',
    'dismissal-reasons',
    ...ELEMENT_DICTIONARIES.map(({ name }) => name),
    'per-diem',
    'office-seats',
    'overtime-limits',
    'schedule-periods',
    'department-norms',
    'calendar',
    'vacationlimits',
    'tables/employees',
  ],
  accountant: ['expensetypes', 'expensegoals', 'rates', 'per-diem'],
  manager: [],
  employee: [],
};

describe('a dictionary', () => {
  test.each(Object.entries(KEPT) as [Name, readonly string[]][])(
    'is described to %s where they keep it, and to nobody else',
    async (by, kept) => {
      for (const { name } of DICTIONARIES)
        expect(outcome(await callAs(world, by, 'dictionary.describe', { name })), name).toBe(
          kept.includes(name) ? 'ok' : 'access_denied',
        );
      const list = await callAs(world, by, 'dictionary.list', {});
      if (kept.length === 0) return expect(outcome(list)).toBe('access_denied');
      const listed = list.result?.data as unknown as { name: string; title: string; rows: number }[];
      expect(listed.map(({ name }) => name).toSorted()).toEqual([...kept].toSorted());
      for (const { title } of listed) expect(title).toMatch(/[А-Я]/);
    },
  );

  test('that nobody knows is not found', async () => {
    expect(outcome(await callAs(world, 'admin', 'dictionary.describe', { name: 'secrets' }))).toBe(
      'not_found',
    );
    expect(outcome(await callAs(world, 'admin', 'dictionary.describe', {}))).toBe('invalid_params');
  });

  test('says its fields, their words, their values and what they name', async () => {
    const described = await data<DictionaryDescription>(
      callAs(world, 'admin', 'dictionary.describe', { name: 'documenttypes' }),
    );
    const field = (name: string) => described.fields.find((each) => each.name === name);
    expect(described).toMatchObject({
      object: 'document_type',
      title: 'Типы документов',
      title_eng: 'Document types',
    });
    expect(field('organization_id')).toMatchObject({
      references: { object: 'organization', by: 'id' },
      nullable: true,
    });
    expect(field('object_id')?.values).toContainEqual({
      value: 'vacation',
      label: 'Отпуск',
      label_eng: 'Vacation',
    });
    expect(field('day_count')).toMatchObject({ in_detail: true, label: 'Как считать дни' });
    expect(field('day_count')?.values?.map(({ label }) => label)).toContain('рабочие');
    expect(field('client_id')?.write).toBeNull();
  });

  test('hides from hr what only an admin reads of it', async () => {
    const described = await data<DictionaryDescription>(
      callAs(world, 'hr', 'dictionary.describe', { name: 'btripcities' }),
    );
    expect(described.fields.map(({ name }) => name)).not.toContain('client_id');
    expect(described.may).toEqual({ add: true, edit: true, del: true });
  });
});

describe('where a row is used', () => {
  test('is counted over the whole client, and told to those who keep it', async () => {
    const { id } = await rowOf('country', "code = 'RU'");
    const uses = await data<{ object: string; count: number; label: string }[]>(
      callAs(world, 'admin', 'dictionary.uses', { name: 'countries', id }),
    );
    const cities = await callAs(world, 'admin', 'view.get', {
      object: 'city',
      filter: "country_code = 'RU'",
    });
    expect(uses.find(({ object }) => object === 'city')).toMatchObject({
      count: (cities.result as unknown as { total: number }).total,
      label: 'Города',
    });
    for (const by of ['accountant', 'manager', 'employee'] as const)
      expect(outcome(await callAs(world, by, 'dictionary.uses', { name: 'countries', id })), by).toBe(
        'access_denied',
      );
  });

  test('is not told of a row of another client', async () => {
    const [foreign] = (
      await world.company.db.query<{ id: number }>(
        `select t."id"::int from "document_type" t join "client" c on c."id" = t."client_id" where c."code" <> 'eg' limit 1`,
      )
    ).rows;
    const own = await rowOf('document_type', "object_id = 'vacation'");
    expect(
      outcome(await callAs(world, 'admin', 'dictionary.uses', { name: 'documenttypes', id: own.id })),
    ).toBe('ok');
    if (foreign) {
      expect(
        outcome(await callAs(world, 'admin', 'dictionary.uses', { name: 'documenttypes', id: foreign.id })),
      ).toBe('not_found');
      expect(
        outcome(
          await callAs(world, 'admin', 'dictionary.history', { name: 'documenttypes', id: foreign.id }),
        ),
      ).toBe('not_found');
    }
    expect(
      outcome(await callAs(world, 'admin', 'dictionary.uses', { name: 'documenttypes', id: 999_999_999 })),
    ).toBe('not_found');
  });
});

describe('the history of a row', () => {
  test('says who changed what from what, and a change is taken back by another one', async () => {
    const added = await write('accountant', 'add', 'expense_goal', {
      code: 'fair',
      name: 'Выставка',
      sort: '7',
    });
    const row = added.result?.data[0] as Record<string, unknown>;
    const edited = await write('admin', 'edit', 'expense_goal', {
      id: row.id,
      name: 'Ярмарка',
      sort: '7',
      disabled: '1',
    });
    expect(outcome(edited)).toBe('ok');
    const changes = await data<{ action: string; who: string; was: object | null; became: object }[]>(
      callAs(world, 'accountant', 'dictionary.history', { name: 'expensegoals', id: row.id }),
    );
    expect(changes).toMatchObject([
      {
        action: 'table.edit',
        was: { name: 'Выставка', disabled: false },
        became: { name: 'Ярмарка', disabled: true, sort: 7 },
      },
      { action: 'table.add', was: null, became: { name: 'Выставка', code: 'fair' } },
    ]);
    expect(changes[0]?.was).not.toHaveProperty('sort');
    expect(changes[0]?.who).not.toBe('');
    expect(
      outcome(await write('accountant', 'edit', 'expense_goal', { id: row.id, ...changes[0]?.was })),
    ).toBe('ok');
    expect(await rowOf('expense_goal', "code = 'fair'")).toMatchObject({ name: 'Выставка', disabled: '0' });
    for (const by of ['hr', 'employee'] as const)
      expect(
        outcome(await callAs(world, by, 'dictionary.history', { name: 'expensegoals', id: row.id })),
        by,
      ).toBe('access_denied');
  });
});

interface Told {
  readonly written: boolean;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
  readonly lines: readonly {
    row: number;
    outcome: string;
    changes: { field: string; was: unknown; is: unknown }[];
    fields: { field: string; code: string; message: string; message_eng: string }[];
  }[];
}

const send = async (
  by: Name,
  name: string,
  mode: string,
  file: string | Uint8Array,
): Promise<Told & { reason?: string; said?: readonly string[] }> => {
  const response = await sendForm(
    `${world.portal.origin}/api/dictionaries/${name}/import`,
    world.token(by),
    { mode },
    file,
  );
  const answer = (await response.json()) as Answer & { result?: { data: unknown } };
  return answer.error
    ? ({
        reason: answer.error.data.reason,
        said: [answer.error.message, answer.error.message_eng],
      } as unknown as Told & { reason: string })
    : (answer.result?.data as unknown as Told);
};
const exported = async (by: Name, name: string, query = ''): Promise<Response> =>
  get(world.portal.origin, world.token(by), `/dictionaries/${name}/export${query}`);
const csv = (...lines: string[]) => lines.join('\r\n');
const goals = (count: number, called = 'Цель') =>
  csv('code;name', ...Array.from({ length: count }, (_, index) => `goal${index};${called} ${index}`));

describe('a file of a dictionary', () => {
  test.each([
    'documenttypes',
    'btripcities',
    'requesttypes',
    'per-diem',
    'organizations',
    'tables-employees',
    'screensets',
    'calendar',
  ])('as it was exported changes nothing: %s', async (name) => {
    for (const query of ['?format=csv', '?format=xlsx&lang=en', '?format=xml']) {
      const answer = await exported('admin', name, query);
      expect(answer.status).toBe(200);
      const told = await send('admin', name, 'preview', new Uint8Array(await answer.arrayBuffer()));
      expect(told, query).toMatchObject({ added: 0, changed: 0, refused: 0 });
      expect(told.same).toBeGreaterThan(0);
    }
  });

  test('is shown as differences first, and written whole', async () => {
    const file = csv(
      'Код;Название;In English;Нужен чек',
      'taxi;Такси и трансфер;Taxi;да',
      'drone;=Дрон;Drone;нет',
    );
    const before = await fingerprint(world.company.db);
    const preview = await send('accountant', 'expensetypes', 'preview', file);
    expect(preview).toMatchObject({ written: false, added: 1, changed: 1, refused: 0 });
    expect(await fingerprint(world.company.db)).toEqual(before);
    expect(preview.lines[0]?.changes.map(({ field }) => field)).toContain('name');
    const written = await send('accountant', 'expensetypes', 'write', file);
    expect(written).toMatchObject({ written: true, added: 1, changed: 1 });
    expect(await rowOf('expense_type', "code = 'drone'")).toMatchObject({ name: '=Дрон', receipt: '0' });
    const back = await (await exported('accountant', 'expensetypes', '?format=csv')).text();
    expect(back).toContain("'=Дрон");
    expect(await send('accountant', 'expensetypes', 'write', back)).toMatchObject({
      written: true,
      added: 0,
      changed: 0,
    });
  });

  test('with a wrong row applies nothing, and names its row and cell in both languages', async () => {
    const before = await fingerprint(world.company.db);
    const file = csv(
      'country_code;code;name;sort;disabled',
      'KZ;NEW;Новый город;1;нет',
      'XX;ODD;Чужая страна;1;нет',
      'KZ;WRONG;Неверный порядок;много;нет',
      'KZ;NEW;Второй раз;1;нет',
      'KZ;FLAG;Флаг;1;может быть',
      `KZ;LONG;${'я'.repeat(201)};1;нет`,
    );
    for (const mode of ['preview', 'write']) {
      const told = await send('hr', 'btripcities', mode, file);
      expect(told, mode).toMatchObject({ written: false, added: 1, refused: 5 });
      const wrong = told.lines.filter((line) => line.outcome === 'refused');
      expect(
        wrong.map(({ row, fields }) => [row, ...fields.map(({ field, code }) => `${field} ${code}`)]),
      ).toEqual(
        expect.arrayContaining([
          [3, 'country_code field/wrong'],
          [4, 'sort field/wrong'],
          [5, 'code field/duplicate'],
          [6, 'disabled field/wrong'],
          [7, 'name field/too-long'],
        ]),
      );
      expect(wrong[0]?.fields[0]?.message).toMatch(/[а-я]/);
      expect(wrong[0]?.fields[0]?.message_eng).toMatch(/[a-z]/);
    }
    expect(await fingerprint(world.company.db)).toEqual(before);
  });

  test('brings days of leave from the accounting system as its XML: looked at, written, and nothing the second time', async () => {
    const { db, people } = world.company;
    const { employee_id } = people.clerk;
    const { number } = await rowOf('employee', `id = ${employee_id}`);
    const row = (days: string, on = '01.01.2031') =>
      `<Строка Сотрудник="${number}" Год="2031"><НаДату>${on}</НаДату><ПоложеноВГод>28</ПоложеноВГод><НачисленоДней>${days}</НачисленоДней><НачалоРаботы>12.10.2025</НачалоРаботы></Строка>`;
    const xml = (...rows: string[]) => `<?xml version="1.0"?><Справочник>${rows.join('')}</Справочник>`;
    const entered = async () =>
      (
        await db.query(
          `select "parts", "cause", "author_id"::int from "leave_entry" where "employee_id" = $1 and "period" = 2031 order by "id"`,
          [employee_id],
        )
      ).rows;
    expect(await send('hr', 'vacationlimits', 'preview', xml(row('4.67')))).toMatchObject({
      added: 1,
      refused: 0,
    });
    expect(await entered()).toEqual([]);
    expect(
      await send('hr', 'vacationlimits', 'write', xml(row('4.67'), row('много', '01.02.2031'))),
    ).toMatchObject({
      written: false,
      refused: 1,
    });
    expect(await entered()).toEqual([]);
    expect(await send('hr', 'vacationlimits', 'write', xml(row('4.67')))).toMatchObject({
      written: true,
      added: 1,
    });
    const author_id = people.hr.employee_id;
    expect(await entered()).toEqual([{ parts: 5_600, cause: 'import', author_id }]);
    expect(await send('hr', 'vacationlimits', 'write', xml(row('4.67')))).toMatchObject({
      same: 1,
      changed: 0,
    });
    const changed = await send('hr', 'vacationlimits', 'write', xml(row('7')));
    expect(changed).toMatchObject({ written: true, changed: 1 });
    expect(await entered()).toEqual([
      { parts: 5_600, cause: 'import', author_id },
      { parts: 2_800, cause: 'import', author_id },
    ]);
    const back = await (await exported('hr', 'vacationlimits', '?format=xml')).text();
    expect(back).toContain(`<employee_id>${number}</employee_id>\n<period>2031</period>`);
    expect(await send('hr', 'vacationlimits', 'preview', back)).toMatchObject({
      added: 0,
      changed: 0,
      refused: 0,
    });
    for (const by of ['employee', 'manager', 'accountant'] as const)
      expect(await send(by, 'vacationlimits', 'write', xml(row('9')))).toMatchObject({
        reason: 'access_denied',
      });
    expect(await send('stranger_hr', 'vacationlimits', 'write', xml(row('9')))).toMatchObject({
      written: false,
      refused: 1,
    });
  });

  test('in windows-1251 is read', async () => {
    const bytes = Uint8Array.from(
      [...'code;name\r\nold;'].map((sign) => sign.charCodeAt(0)).concat([0xd1, 0xf2, 0xe0, 0xf0]),
    );
    expect(await send('accountant', 'expensegoals', 'write', bytes)).toMatchObject({
      written: true,
      added: 1,
    });
    expect(await rowOf('expense_goal', "code = 'old'")).toMatchObject({ name: 'Стар' });
  });

  test('in UTF-16 and with tabs is read, and so is XML', async () => {
    const wide = Buffer.from('\ufeffcode\tname\r\nwide\tШирокая цель', 'utf16le');
    expect(await send('accountant', 'expensegoals', 'write', wide)).toMatchObject({
      written: true,
      added: 1,
    });
    expect(await rowOf('expense_goal', "code = 'wide'")).toMatchObject({ name: 'Широкая цель' });
    const xml = '<?xml version="1.0"?><Строки><Строка code="x"><name>Цель &amp; Ко</name></Строка></Строки>';
    expect(await send('accountant', 'expensegoals', 'write', xml)).toMatchObject({ written: true, added: 1 });
    expect(await rowOf('expense_goal', "code = 'x'")).toMatchObject({ name: 'Цель & Ко' });
    const empty = '<?xml version="1.0"?><Строки></Строки>';
    expect((await send('accountant', 'expensegoals', 'write', empty)).reason).toBe('import_unreadable');
  });

  test.each(['calendar', 'vacationlimits', 'expensegoals'])(
    'is taken along as XML, as text and as a workbook, and each of them read again changes nothing: %s',
    async (name) => {
      const by = name === 'expensegoals' ? 'accountant' : 'hr';
      const { people } = world.company;
      if (name === 'vacationlimits')
        expect(
          outcome(
            await write('hr', 'add', 'vacation_limit', [
              {
                employee_id: people.employee.employee_id,
                period: 2029,
                on_date: '2029-01-01',
                norma: '28',
                days_limit: '28',
                employee_start_date: '2020-01-01',
              },
            ]),
          ),
        ).toBe('ok');
      for (const format of ['xml', 'csv', 'xlsx']) {
        const taken = await exported(by, name, `?format=${format}`);
        const file = new Uint8Array(await taken.arrayBuffer());
        const read = await send(by, name, 'preview', file);
        expect([format, read]).toMatchObject([format, { added: 0, changed: 0, refused: 0 }]);
      }
    },
  );

  test.each([
    ['an unknown column', csv('code;name;secret', 'a;b;c'), 'unknown_field'],
    ['no column that tells rows apart', csv('name', 'b'), 'validation'],
    ['bytes that are no table', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'import_unreadable'],
    ['a row too many', goals(20_001), 'import_too_many'],
  ])('with %s is refused', async (_what, file, reason) => {
    expect(await send('accountant', 'expensegoals', 'write', file)).toMatchObject({ reason });
  });

  test('names the column that it does not know, in both languages', async () => {
    const { said } = await send('accountant', 'expensegoals', 'write', csv('code;name;secret', 'a;b;c'));
    expect(said).toEqual([
      expect.stringMatching(/[а-я].*: secret$/),
      expect.stringMatching(/[a-z].*: secret$/),
    ]);
  });

  test('has up to 20,000 rows; what is told of many of them together is the history of each', async () => {
    expect(await send('accountant', 'expensegoals', 'preview', goals(20_000))).toMatchObject({
      added: 20_000,
      refused: 0,
    });
    expect(await send('accountant', 'expensegoals', 'write', goals(600))).toMatchObject({ added: 600 });
    const renamed = goals(600, 'Новая цель');
    expect(await send('accountant', 'expensegoals', 'write', renamed)).toMatchObject({ changed: 600 });
    for (const index of [0, 499, 599]) {
      const { rows } = await world.company.db.query(
        `select a."seq", a."action", a."prev_hash" <> '' as "follows" from "audit" a
         where a."stream" = 'expense_goal:' || (select "id" from "expense_goal" where "code" = $1) order by a."seq"`,
        [`goal${index}`],
      );
      expect(rows).toEqual([
        { seq: 1, action: 'table.add', follows: false },
        { seq: 2, action: 'table.edit', follows: true },
      ]);
    }
  });

  test('is neither taken from nor given to those who do not keep the dictionary', async () => {
    const before = await fingerprint(world.company.db);
    const file = csv('code;name', 'mine;Моё');
    for (const by of ['hr', 'manager', 'employee', 'stranger_hr'] as const) {
      expect(await send(by, 'expensegoals', 'write', file), by).toMatchObject({ reason: 'access_denied' });
      expect((await exported(by, 'expensegoals')).status, by).toBe(403);
    }
    expect((await exported('admin', 'secrets')).status).toBe(404);
    expect(await fingerprint(world.company.db)).toEqual(before);
  });

  test('gives types of documents their details, and leaves the rest of them', async () => {
    const type = await rowOf('document_type', "object_id = 'vacation' and code = 'annual'");
    const file = csv(
      'Вид документа;Код;Как считать дни;Подсказка к типу',
      'Отпуск;annual;рабочие;Только с графиком',
    );
    expect(await send('admin', 'documenttypes', 'write', file)).toMatchObject({ written: true, changed: 1 });
    const after = await rowOf('document_type', "object_id = 'vacation' and code = 'annual'");
    expect(JSON.parse(String(after.detail))).toEqual({
      ...JSON.parse(String(type.detail)),
      day_count: 'working',
      type_hint: { ...JSON.parse(String(type.detail)).type_hint, ru: 'Только с графиком' },
    });
    expect(codes(await write('admin', 'edit', 'document_type', { id: type.id, detail: type.detail }))).toBe(
      'ok',
    );
  });
});
