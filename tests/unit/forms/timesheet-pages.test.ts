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
  if (path === 'employee.name') return `Имя${person}`;
  if (path === 'employee.position') return `Должность${person}`;
  if (path === 'employee.department') return `Отдел${person}`;
  if (path === 'form.en') return '';
  return path === 'timesheet.sheet_correction' ? '2' : '7';
};
const documents = Array.from({ length: PEOPLE }, (_, person) => ({
  lists: {},
  values: Object.fromEntries(fields.map(({ path }) => [path, { text: said(path, person) }])),
}));
const blocks = tellForm({ bytes: timesheetForm(), fields, documents });
const sheets = layOut(printBlocks(blocks), { format: A4_WIDE, measure }).sheets.map(({ marks }) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
);

test('every page of the form T-13 begins with its heads, which are told once', () => {
  expect(sheets.length).toBeGreaterThan(5);
  for (const texts of sheets.slice(1)) expect(texts.slice(0, 5).join(' ')).toContain('Фамилия, имя');
  const heads = sheets.map((texts) => texts.filter((text) => text === 'Таб. №').length);
  expect(new Set(heads.slice(0, -1))).toEqual(new Set([1]));
});

test('the rows of one person are on one page, and nobody is left out', () => {
  const pageOf = (text: string): number => sheets.findIndex((texts) => texts.includes(text));
  for (let person = 0; person < PEOPLE; person += 1) {
    expect(pageOf(`Имя${person}`)).toBeGreaterThanOrEqual(0);
    expect(pageOf(`Отдел${person}`)).toBe(pageOf(`Имя${person}`));
  }
});

test('it says its number, its correction and its period', () => {
  const [first = []] = sheets;
  const text = first.join(' ');
  expect(text).toContain('ТАБЕЛЬ УЧЁТА РАБОЧЕГО ВРЕМЕНИ № 7, корректировка 2');
  expect(text).toContain('Отчётный период: с 7 по 7');
});
