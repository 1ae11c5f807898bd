import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../lib/access/actor.ts';
import { IMPORT_COLUMNS, type ImportLine } from '../../../lib/users/import-columns.ts';
import { likelyDay, likelyEmail, likelyName } from '../../../lib/users/import-cures.ts';
import { ringsOf } from '../../../lib/users/import-cycles.ts';
import { type ColumnLabels, importLines, readHead } from '../../../lib/users/import-head.ts';
import { heldBack } from '../../../lib/users/import-held-back.ts';
import type { ImportFacts } from '../../../lib/users/import-verdict.ts';
import { judgeImport } from '../../../lib/users/judge-import.ts';
import { CallError } from '../../../server/call/call-error.ts';
import { readTable } from '../../../server/users/import/read-table.ts';

const LABELS = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, []])) as unknown as ColumnLabels;
const columnsOf = (...titles: string[]) => readHead([titles], LABELS).columns.map(({ column }) => column);

describe('the head of a file', () => {
  test('is known by synonyms of both languages, however they are written', () => {
    expect(columnsOf('Эл. почта', 'Ф.И.О.', 'Таб. №', 'Дата приёма на работу', 'Начальник')).toEqual([
      'email',
      'name',
      'number',
      'hire_date',
      'manager',
    ]);
    expect(columnsOf('E-mail', 'Full name', 'EMPLOYEE ID', 'Start_date', 'Reports to', 'Shoe size')).toEqual([
      'email',
      'name',
      'number',
      'hire_date',
      'manager',
      null,
    ]);
    expect(columnsOf('Почта', 'e-mail')).toEqual(['email', null]);
  });

  test('may stand below lines of an accounting system, and is what somebody says it is', () => {
    const table = [['Список сотрудников'], [], ['Почта', 'Код'], ['a@b.ru', '7']];
    expect(importLines(table, readHead(table, LABELS))).toEqual([{ row: 4, cells: { email: 'a@b.ru' } }]);
    expect(importLines(table, readHead(table, LABELS, { 1: 'number', 0: '' }))).toEqual([
      { row: 4, cells: { number: '7' } },
    ]);
  });

  test('puts a name together from its parts', () => {
    const table = [
      ['Отчество', 'Фамилия', 'Имя'],
      ['Петровна', 'Орлова', 'Анна'],
      ['', 'Ким', 'Лев'],
    ];
    expect(importLines(table, readHead(table, LABELS)).map(({ cells }) => cells.name)).toEqual([
      'Орлова Анна Петровна',
      'Ким Лев',
    ]);
  });
});

describe('the letters of a file', () => {
  const TEXT = 'email;ФИО\r\na@b.ru;Ёлкин Пётр\r\n';
  const old = Uint8Array.from([...TEXT], (letter) => {
    const at = letter.codePointAt(0) ?? 0;
    if (letter === 'ё') return 0xb8;
    if (letter === 'Ё') return 0xa8;
    return at >= 0x410 && at <= 0x44f ? at - 0x410 + 0xc0 : at;
  });
  const wide = Buffer.from(`\ufeff${TEXT}`, 'utf16le');

  test.each([
    ['UTF-8', Buffer.from(TEXT), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`), 'utf-8'],
    ['windows-1251', old, 'windows-1251'],
    ['UTF-16, little end first', wide, 'utf-16'],
    ['UTF-16, big end first', Buffer.from(wide).swap16(), 'utf-16'],
  ])('%s are told by their bytes', (_, bytes, encoding) => {
    expect(readTable(bytes)).toEqual({
      format: 'text',
      encoding,
      separator: ';',
      rows: [
        ['email', 'ФИО'],
        ['a@b.ru', 'Ёлкин Пётр'],
      ],
    });
  });

  test.each([
    [',', 'email,ФИО\n"a@b.ru","Орлова, Анна"'],
    ['\t', 'email\tФИО\na@b.ru\tОрлова, Анна'],
  ])('stand between %j', (separator, text) => {
    expect(readTable(Buffer.from(text))).toMatchObject({
      separator,
      rows: [
        ['email', 'ФИО'],
        ['a@b.ru', 'Орлова, Анна'],
      ],
    });
  });
});

describe('XML of an accounting system', () => {
  const people = (inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><Сотрудники>${inside}</Сотрудники>`;
  const rowsOf = (xml: string) => readTable(Buffer.from(xml)).rows;
  const refused = (xml: string): unknown => {
    try {
      return rowsOf(xml);
    } catch (error) {
      return error instanceof CallError && error.refusal.reason;
    }
  };

  test('has a row for each person, whatever the elements are in', () => {
    expect(
      rowsOf(
        people(
          '<Отдел><Сотрудник Код="7"><Фамилия>Орлова</Фамилия><Имя>Анна &amp; Ко</Имя><Адрес><Город>Тверь</Город></Адрес></Сотрудник></Отдел><Сотрудник><Имя>Лев</Имя></Сотрудник>',
        ),
      ),
    ).toEqual([
      ['Код', 'Фамилия', 'Имя'],
      ['7', 'Орлова', 'Анна & Ко'],
      ['', '', 'Лев'],
    ]);
  });

  test('declares no document type and no entity, and holds people', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    for (const xml of [
      `<?xml version="1.0"?>${bomb}<Сотрудники><Сотрудник><Имя>&b;</Имя></Сотрудник></Сотрудники>`,
      `<!DOCTYPE Сотрудники SYSTEM "file:///etc/passwd"><Сотрудники/>`,
      people(''),
      people('<Сотрудник><Имя>'),
      '<?xml version="1.0"?><Товары><Товар/></Товары>',
    ])
      expect([xml, refused(xml)]).toEqual([xml, 'import_unreadable']);
  });

  test('may be in windows-1251, when it says so', () => {
    const head = '<?xml version="1.0" encoding="windows-1251"?><Employees><Employee><Name>';
    const bytes = Buffer.concat([
      Buffer.from(head),
      Buffer.from([0xc0, 0xed, 0xed, 0xe0]),
      Buffer.from('</Name></Employee></Employees>'),
    ]);
    expect(readTable(bytes)).toEqual({ format: 'xml', encoding: 'windows-1251', rows: [['Name'], ['Анна']] });
  });
});

describe('who answers to whom', () => {
  const actor = (role: string) =>
    ({
      client_id: 1,
      user_id: 99,
      employee_id: 99,
      organization_id: 1,
      roles: [role],
      grant_id: null,
    }) as unknown as Actor;
  const person = (id: number, organization_id = 1) => ({
    employee_id: id,
    organization_id,
    number: `N${id}`,
    name: `Человек ${id}`,
    name_eng: `Person ${id}`,
    emails: [`m${id}@b.ru`],
    bar: null,
  });
  const facts = (more: Partial<ImportFacts> = {}): ImportFacts => ({
    organizations: [],
    users: [],
    employees: [],
    managers: [person(1), person(2, 2)],
    links: [],
    role_labels: {},
    ...more,
  });
  const line = (row: number, manager: string): ImportLine => ({
    row,
    cells: {
      email: `p${row}@b.ru`,
      name: `Новый ${row}`,
      number: `P${row}`,
      hire_date: '2026-03-02',
      manager,
    },
  });
  const codes = (verdicts: ReturnType<typeof judgeImport>) =>
    verdicts.map(({ row, fields }) => [row, ...fields.map(({ code }) => code)]);

  test('is named by e-mail or by number, in the file or among the staff', () => {
    const verdicts = judgeImport(
      actor('hr'),
      [line(2, 'P3'), line(3, 'M1@B.ru'), line(4, 'p2@b.ru')],
      facts(),
    );
    expect(verdicts.map(({ plan }) => plan?.manager)).toEqual([{ row: 3 }, { employee_id: 1 }, { row: 2 }]);
  });

  test('is named by a full name that one person has, in the file or among the staff, in either language', () => {
    const asked = ['новый  3', ' ЧЕЛОВЕК 1 ', 'person 1'];
    const verdicts = judgeImport(
      actor('hr'),
      asked.map((name, index) => line(index + 2, name)),
      facts({ managers: [person(1), person(2, 2), { ...person(3), name: 'Фёдоров Пётр' }] }),
    );
    expect(verdicts.map(({ plan }) => plan?.manager)).toEqual([
      { row: 3 },
      { employee_id: 1 },
      { employee_id: 1 },
    ]);
    const [yo] = judgeImport(
      actor('hr'),
      [line(2, 'Федоров Петр')],
      facts({ managers: [{ ...person(3), name: 'Фёдоров Пётр' }] }),
    );
    expect(yo?.plan?.manager).toEqual({ employee_id: 3 });
  });

  test('is told with whom it could be where several have the name, those who cannot decide aside', () => {
    const same = { name: 'Иванов Иван', name_eng: '' };
    const organizations = [{ id: 1, code: 'n', name: 'ООО «Север»', name_eng: 'North' }];
    const judged = (managers: ImportFacts['managers'], ...lines: ImportLine[]) =>
      judgeImport(actor('hr'), lines, facts({ managers, organizations }));
    const staff = [
      { ...person(1), ...same },
      { ...person(3), ...same },
    ];
    expect(judged(staff, line(2, 'Иванов Иван'))[0]?.fields).toEqual([
      {
        field: 'manager',
        code: 'user/ambiguous-manager',
        values: { value: 'Иванов Иван', people: 'N1, ООО «Север»; N3, ООО «Север»', more: 0 },
      },
    ]);
    const left = [{ ...person(1), ...same, bar: 'left' as const }, ...staff.slice(1)];
    expect(judged(left, line(2, 'Иванов Иван'))[0]?.plan?.manager).toEqual({ employee_id: 3 });
    const [typo] = judged(staff.slice(1), line(2, 'Ивонов Иван'));
    expect(typo?.fields).toMatchObject([{ code: 'user/unknown-manager', cure: 'Иванов Иван' }]);
    const own = { row: 3, cells: { ...line(3, '').cells, name: 'Новый 3' } };
    expect(
      codes(
        judged([], line(2, 'Новый 3'), own, {
          row: 4,
          cells: { ...own.cells, email: 'p4@b.ru', number: 'P4' },
        }),
      )[0],
    ).toEqual([2, 'user/ambiguous-manager']);
  });

  test('is somebody else, of here, and known', () => {
    expect(
      codes(judgeImport(actor('hr'), [line(2, 'p2@b.ru'), line(3, 'nobody'), line(4, 'm2@b.ru')], facts())),
    ).toEqual([
      [2, 'user/own-manager'],
      [3, 'user/unknown-manager'],
      [4, 'user/unknown-manager'],
    ]);
  });

  test('is not somebody below: each row of a ring names all of them', () => {
    const verdicts = judgeImport(
      actor('hr'),
      [line(2, 'P3'), line(3, 'P4'), line(4, 'P2'), line(5, 'P2')],
      facts(),
    );
    expect(codes(verdicts)).toEqual([
      [2, 'user/manager-cycle'],
      [3, 'user/manager-cycle'],
      [4, 'user/manager-cycle'],
      [5],
    ]);
    expect(verdicts[0]?.fields[0]?.values).toEqual({
      names: 'Новый 2 → Новый 3 → Новый 4 → Новый 2',
      rows: '2, 3, 4',
    });
  });

  test('closes no ring with those who answer to each other already', () => {
    const known = {
      ...person(1),
      name_eng: '',
      position: '',
      position_eng: '',
      department: '',
      department_eng: '',
      location: '',
      phone: '',
      hire_date: '2020-01-01',
      dismissal_date: null,
      updated_at: '',
    };
    const links = [{ employee_id: 3, name: 'Человек 3', manager_id: 1, manager_name: 'Человек 1' }];
    const user = {
      id: 5,
      email: 'm1@b.ru',
      login: 'm1@b.ru',
      language: 'ru',
      roles: [],
      is_admin: false,
      person: known,
    };
    const file = [{ row: 2, cells: { email: 'm1@b.ru', manager: 'N3' } }];
    const verdicts = judgeImport(actor('hr'), file, facts({ users: [user], managers: [person(3)], links }));
    expect(verdicts[0]?.fields).toEqual([
      {
        field: 'manager',
        code: 'user/manager-cycle',
        values: { names: 'Человек 1 → Человек 3 → Человек 1', rows: '2' },
      },
    ]);
  });

  test('holds back who would answer to a refused row, where only good rows are written', () => {
    const file = [line(2, 'nobody'), line(3, 'P2'), line(4, 'P3'), line(5, 'm1@b.ru')];
    const verdicts = judgeImport(actor('hr'), file, facts());
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['refused', 'add', 'add', 'add']);
    expect(codes(heldBack(verdicts)).slice(1)).toEqual([
      [3, 'user/manager-refused'],
      [4, 'user/manager-refused'],
      [5],
    ]);
  });

  test('every ring is found, and only rings', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 12 }), (managers) => {
        const above = new Map(managers.map((manager, index) => [String(index), String(manager)]));
        const inRing = (start: string): boolean => {
          let at = above.get(start);
          for (let steps = 0; at !== undefined && steps <= above.size; steps += 1) {
            if (at === start) return true;
            at = above.get(at);
          }
          return false;
        };
        const found = ringsOf(above, above.keys()).flat().sort();
        expect(found).toEqual([...above.keys()].filter(inRing).sort());
      }),
    );
  });
});

test('what was most likely meant is offered', () => {
  for (const [typed, meant] of [
    ['ivanov@mail,ru', 'ivanov@mail.ru'],
    ['ivanov @ mail.ru', 'ivanov@mail.ru'],
    ['iv\u0430n\u043ev@mail.ru', 'ivanov@mail.ru'],
    ['ivanov@mail.ru.', 'ivanov@mail.ru'],
    ['ivanov', undefined],
  ] as const)
    expect([typed, likelyEmail(typed)]).toEqual([typed, meant]);
  for (const [typed, meant] of [
    ['02/03/2026', '2026-03-02'],
    ['2-3-26', '2026-03-02'],
    ['2026/3/2', '2026-03-02'],
    ['2026-03-02T00:00:00', '2026-03-02'],
    ['31/02/2026', undefined],
    ['завтра', undefined],
  ] as const)
    expect([typed, likelyDay(typed)]).toEqual([typed, meant]);
  expect(likelyName('руковадитель', ['Сотрудник', 'Руководитель'])).toBe('Руководитель');
  expect(likelyName('бухгалтер', ['Сотрудник', 'Руководитель'])).toBeUndefined();
});
