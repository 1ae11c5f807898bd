import { describe, expect, test } from 'vitest';
import {
  judgePayFiles,
  type PayAsked,
  payKey,
  withStanding,
} from '../../../lib/documents/families/request/pay-files.ts';
import { payRows } from '../../../lib/documents/families/request/pay-index.ts';
import type { PayPerson } from '../../../lib/documents/families/request/pay-owner.ts';

const person = (employee_id: number, number: string, inn = '', left = false): PayPerson => ({
  employee_id,
  number,
  inn,
  left,
  name: `Сотрудник ${employee_id}`,
  name_eng: '',
});

const PEOPLE = [
  person(1, '0012', '770123456789'),
  person(2, '12'),
  person(3, 'РМ-0003', '500100732259'),
  person(4, '2'),
  person(5, '77', '', true),
  person(6, '2025'),
  person(7, '45123'),
  person(9, '№ 8'),
];

const SLIPS: PayAsked = { paper: 'payslip', year: 2026, month: 10, today: '2026-11-20' };
const INCOME: PayAsked = { paper: 'income', year: 2025, month: null, today: '2026-11-20' };

const judged = (asked: PayAsked, names: readonly string[], table: readonly (readonly string[])[] = []) =>
  judgePayFiles(
    names.map((name) => ({ name, kind: name.endsWith('.pdf') ? ('pdf' as const) : ('other' as const) })),
    payRows(table),
    PEOPLE,
    asked,
  ).map(({ outcome, reason, person: whose, year, month }) => [
    reason ?? outcome,
    whose?.employee_id ?? null,
    month === null ? year : `${year}-${month}`,
  ]);

describe('a file of the payroll belongs to', () => {
  test.each([
    ['0012.pdf', 'new', 1],
    ['Листок 12 за месяц.pdf', 'new', 2],
    ['рм-0003_листок.pdf', 'new', 3],
    ['770123456789.pdf', 'new', 1],
    ['12_770123456789.pdf', 'new', 1],
    ['цех 3/0012.pdf', 'new', 1],
    ['0012/листок.pdf', 'new', 1],
    ['0012 и 12.pdf', 'several', null],
    ['999.pdf', 'nobody', null],
    ['123456789012.pdf', 'nobody', null],
    ['0012_123456789012.pdf', 'nobody', null],
    ['77.pdf', 'left', null],
    ['45123.pdf', 'new', 7],
    ['листок № 8.pdf', 'new', 9],
    ['листок № 81.pdf', 'nobody', null],
    ['0012.docx', 'not_pdf', null],
  ])('%s: %s', (name, outcome, employee_id) => {
    expect(judged(SLIPS, [name])).toEqual([[outcome, employee_id, '2026-10']]);
  });
});

describe('the period of a file', () => {
  test.each([
    [SLIPS, '0012_2026-05.pdf', '2026-5', 'new'],
    [SLIPS, '0012 05.2026.pdf', '2026-5', 'new'],
    [SLIPS, '2026_09/0012.pdf', '2026-9', 'new'],
    [SLIPS, '0012_2026-12.pdf', '2026-12', 'to_come'],
    [INCOME, '2-НДФЛ_2024_0012.pdf', 2024, 'new'],
    [INCOME, '2025/0012.pdf', 2025, 'new'],
    [INCOME, '0012.pdf', 2025, 'new'],
  ] as const)('%o %s: %s', (asked, name, period, outcome) => {
    expect(judged(asked, [name])).toEqual([[outcome, 1, period]]);
  });
  test('is no number of a person, nor is the name of the form', () => {
    expect(judged(INCOME, ['2-НДФЛ 2025.pdf'])).toEqual([['nobody', null, 2025]]);
  });
});

test('two papers of one person and period are given to nobody', () => {
  expect(judged(SLIPS, ['0012.pdf', 'копия 0012.pdf', '12.pdf']).map(([outcome]) => outcome)).toEqual([
    'twice',
    'twice',
    'new',
  ]);
});

test('a table beside says whose a file is and for when, whatever its name is', () => {
  const table = [
    ['Расчётные листки'],
    ['Имя файла', 'Таб. №', 'ИНН', 'Период'],
    ['a.pdf', '0012', '', '05.2026'],
    ['в папке\\b.pdf', '', '500100732259', ''],
    ['12.pdf', '0012', '500100732259', ''],
    ['нет такого.pdf', '12', '', ''],
  ];
  expect(judged(SLIPS, ['a.pdf', 'в папке/b.pdf', '12.pdf'], table)).toEqual([
    ['new', 1, '2026-5'],
    ['new', 3, '2026-10'],
    ['nobody', null, '2026-10'],
    ['absent', null, '2026-10'],
  ]);
});

test('who asked for a paper gets it by that request, who has it gets none again', () => {
  const verdicts = judgePayFiles([{ name: '0012.pdf', kind: 'pdf' }], [], PEOPLE, SLIPS);
  const key = payKey(1, 2026, 10);
  expect(withStanding(verdicts, new Map([[key, 'asked']]))[0]?.outcome).toBe('asked');
  expect(withStanding(verdicts, new Map([[key, 'given']]))[0]).toMatchObject({
    outcome: 'unread',
    reason: 'given',
  });
});

test('a table that says a month or a year that is none says none', () => {
  const table = [
    ['Файл', 'Табельный номер', 'Год', 'Месяц'],
    ['a.pdf', '0012', '2026', '13'],
    ['b.pdf', '12', '26', '9'],
  ];
  expect(judged(SLIPS, ['a.pdf', 'b.pdf'], table)).toEqual([
    ['new', 1, '2026-10'],
    ['new', 2, '2026-9'],
  ]);
});

test('a file that the table names twice and nobody brought is absent once', () => {
  const table = [
    ['Файл', 'Табельный номер'],
    ['нет.pdf', '0012'],
    ['нет.pdf', '12'],
  ];
  expect(judged(SLIPS, [], table)).toEqual([['absent', null, '2026-10']]);
});

test('a thousand files are matched among a hundred thousand people while a person waits', () => {
  const people = Array.from({ length: 100_000 }, (_, index) => person(index + 1, `Т-${100_000 + index}`));
  const files = Array.from({ length: 1_000 }, (_, index) => ({
    name: `листки/Т-${100_000 + index * 97}.pdf`,
    kind: 'pdf' as const,
  }));
  const table = payRows([['Файл', 'Период'], ...files.map(({ name }) => [name, '05.2026'])]);
  const given = judgePayFiles(files, table, people, SLIPS);
  expect(given.every(({ outcome, month }) => outcome === 'new' && month === 5)).toBe(true);
});
