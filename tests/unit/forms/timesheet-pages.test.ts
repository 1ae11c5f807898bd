import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { formFields } from '../../../lib/forms/form-field.ts';
import { printBlocks } from '../../../lib/forms/print-blocks.ts';
import { formObject } from '../../../lib/registry/form-object.ts';
import { A4_WIDE, layOut } from '../../../lib/signing/print/layout.ts';
import { timesheetForm } from '../../../prisma/seed/forms/timesheet-form.ts';
import { drawForm } from '../../../server/forms/draw-form.ts';
import { checkForm, fillForm, tellForm } from '../../../server/forms/read-form.ts';
import { measure } from '../../../server/signing/pdf/fonts.ts';
import { pagesOf } from '../../support/print/text-of.ts';

const object = formObject('timesheet');
const fields = object ? formFields(object) : [];
const PEOPLE = 60;
const said = (path: string, person: number): string => {
  if (path === 'employee.short_name') return `Имя${person}`;
  if (path === 'employee.position') return `Должность${person}`;
  if (path === 'employee.department') return `Отдел${person}`;
  if (path === 'form.department' || path === 'form.row') return '';
  if (path === 'form.en') return '';
  return path === 'timesheet.sheet_correction' ? '2' : '7';
};
const documents = Array.from({ length: PEOPLE }, (_, person) => ({
  lists: {},
  values: Object.fromEntries(
    fields.map(({ path }) => [
      path,
      path === 'timesheet.absence_days_4' ? { text: `Z${person}` } : { text: said(path, person) },
    ]),
  ),
}));
const blocks = tellForm({ bytes: timesheetForm(), fields, documents });
const sheets = layOut(printBlocks(blocks), { format: A4_WIDE, measure }).sheets.map(({ marks }) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
);

const pageOf = (text: string): number => sheets.findIndex((texts) => texts.join(' ').includes(text));

test('every page of the form T-13 begins with its heads, which are told once', () => {
  expect(sheets.length).toBeGreaterThan(5);
  for (const texts of sheets.slice(1)) expect(texts.slice(0, 12).join(' ')).toContain('Фамилия, инициалы');
  const heads = sheets.map((texts) => texts.join(' ').split('Неявки по причинам').length - 1);
  expect(new Set(heads)).toEqual(new Set([1]));
});

test('the rows of one person are on one page, and nobody is left out', () => {
  for (let person = 0; person < PEOPLE; person += 1) {
    expect(pageOf(`Имя${person},`)).toBeGreaterThanOrEqual(0);
    expect(sheets.findIndex((texts) => texts.includes(`Z${person}`))).toBe(pageOf(`Имя${person},`));
  }
});

test('nobody signs a page that says nothing: the signatures stand below the last person', () => {
  const last = sheets.length - 1;
  expect(pageOf(`Имя${PEOPLE - 1},`)).toBe(last);
  expect(pageOf('Работник кадровой службы')).toBe(last);
});

test('it says its codes, its number, its correction and its period', () => {
  const [first = []] = sheets;
  const text = first.join(' ');
  for (const said of ['0301008', 'по ОКПО', '7, корректировка 2', 'Отчётный период', 'код вида оплаты'])
    expect(text).toContain(said);
});

test('its cells are ruled: each day of a person stands between lines', () => {
  const [first] = layOut(printBlocks(blocks), { format: A4_WIDE, measure }).sheets;
  const upright = (first?.marks ?? []).filter((mark) => mark.kind === 'frame' && mark.width === 0);
  expect(upright.length).toBeGreaterThan(500);
});

test('its columns are numbered as those of the published form: the payroll columns stand twice', () => {
  const [first = []] = sheets;
  expect(first.join(' ')).toContain('1 2 3 4 5 6 7 8 9 7 8 9 10 11 12 13');
});

describe('the form of a whole organization', () => {
  const DEPARTMENTS = ['Бухгалтерия', 'Отдел продаж: север/юг', 'Склад'];
  const company = DEPARTMENTS.flatMap((department, index) =>
    documents.slice(0, 3 + 20 * index).map(({ values, lists }) => ({
      lists,
      values: { ...values, 'form.department': { text: department } },
    })),
  );
  const asked = { bytes: timesheetForm(), fields, documents: company };

  test('begins a sheet with each department, which stands in its head and is signed on a page of its people', async () => {
    const drawn = await drawForm({
      ...asked,
      title: 'Т-13',
      author: '',
      locale: 'ru',
      moment: '2026-11-19T00:00:00Z',
    });
    const pages = (await pagesOf(drawn)).map((text) => text.replaceAll(/\s+/g, ' '));
    const heads = pages.filter((text) => text.includes('Унифицированная форма'));
    expect(heads).toHaveLength(3);
    for (const [index, department] of DEPARTMENTS.entries()) expect(heads[index]).toContain(department);
    const signed = pages.filter((text) => text.includes('Работник кадровой службы'));
    expect(signed).toHaveLength(3);
    for (const text of signed) expect(text).toMatch(/Имя\d+, Должность/);
  });

  test('is a workbook with a sheet for each, under names that programs take, and its heads again on every page', () => {
    const parts = unzipSync(fillForm(asked));
    const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    expect([...book.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Бухгалтерия',
      'Отдел продаж  север юг',
      'Склад',
    ]);
    expect(book.match(/_xlnm.Print_Titles/g)).toHaveLength(3);
    expect(checkForm({ bytes: fillForm(asked), fields }).problems).toEqual([]);
  });

  test('ends the pages of its sheets between people, and keeps the last of them with the signatures', () => {
    const parts = unzipSync(fillForm(asked));
    for (const name of ['xl/worksheets/part2.xml', 'xl/worksheets/part3.xml']) {
      const sheet = strFromU8(parts[name] ?? new Uint8Array());
      const breaks = [...sheet.matchAll(/<brk id="(\d+)"/g)].map(([, row]) => Number(row));
      const people = [...sheet.matchAll(/<mergeCell ref="A(\d+):A(\d+)"/g)].map(([, from, to]) => [
        Number(from),
        Number(to),
      ]);
      expect(breaks.length).toBeGreaterThan(1);
      for (const at of breaks) expect(people.some(([from = 0]) => from === at + 1)).toBe(true);
    }
  });
});
