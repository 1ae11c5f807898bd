import { expect, test } from 'vitest';
import { formFields } from '../../../lib/forms/form-field.ts';
import { formObject } from '../../../lib/forms/form-object.ts';
import { printBlocks } from '../../../lib/forms/print-blocks.ts';
import { A4_WIDE, layOut } from '../../../lib/signing/print/layout.ts';
import { timesheetForm } from '../../../prisma/seed/forms/timesheet-form.ts';
import { tellForm } from '../../../server/forms/read-form.ts';
import { measure } from '../../../server/signing/pdf/fonts.ts';

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
  for (const said of ['0301008', 'по ОКПО', '7, корректировка 2', 'Отчётный период с по', 'код вида оплаты'])
    expect(text).toContain(said);
});

test('its cells are ruled: each day of a person stands between lines', () => {
  const [first] = layOut(printBlocks(blocks), { format: A4_WIDE, measure }).sheets;
  const upright = (first?.marks ?? []).filter((mark) => mark.kind === 'frame' && mark.width === 0);
  expect(upright.length).toBeGreaterThan(500);
});
