import { expect, test } from 'vitest';
import { btrip } from '../../../lib/documents/families/btrip/index.ts';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import type { FormBlock } from '../../../lib/forms/form-block.ts';
import type { FormDocument } from '../../../lib/forms/form-data.ts';
import { formFields } from '../../../lib/forms/form-field.ts';
import { sheetFile } from '../../../prisma/seed/forms/sheet.ts';
import { wordFile } from '../../../prisma/seed/forms/word.ts';
import { checkForm, fillForm, mendForm, tellForm } from '../../../server/forms/read-form.ts';
import { partOf, wordBody } from '../../support/form-parts.ts';
import { cellsOf } from '../../support/workbook.ts';

const OF_VACATION = formFields(vacation.object);
const OF_TRIP = formFields(btrip.object);

const document = (
  values: Record<string, string>,
  lists: Record<string, Record<string, string>[]> = {},
): FormDocument => ({
  values: said(values),
  lists: Object.fromEntries(Object.entries(lists).map(([name, lines]) => [name, lines.map(said)])),
});

const said = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { text }]));

const TIKHONOV = document({
  'employee.name': 'Тихонов Игорь',
  'vacation.number': 'ОТ-1203',
  'vacation.start_date': '28.12.2026',
  'vacation.end_date': '18.01.2027',
});

const textIn = (block: FormBlock): string =>
  block.kind === 'table'
    ? block.rows
        .map((row) =>
          row.map(({ paragraphs }) => paragraphs.map((each) => textIn(each)).join('\n')).join(' | '),
        )
        .join('\n')
    : block.pieces.map(({ text }) => text).join('');

const told = (bytes: Uint8Array, documents: readonly FormDocument[], fields = OF_VACATION): string =>
  tellForm({ bytes, fields, documents }).map(textIn).join('\n');

test('a field that Word has parted over runs, with a look in its middle, is filled as one', () => {
  const bytes = wordBody(
    wordFile(['']),
    `<w:p><w:r><w:t xml:space="preserve">с {{vac</w:t></w:r><w:proofErr w:type="spellStart"/><w:r><w:rPr><w:b/></w:rPr><w:t>ation.start</w:t></w:r><w:r><w:t xml:space="preserve">_date}} по </w:t></w:r><w:r><w:t>{{vacation.end_date}}</w:t></w:r></w:p>`,
  );
  expect(checkForm({ bytes, fields: OF_VACATION })).toEqual({
    kind: 'DOCX',
    problems: [],
    names: ['vacation.start_date', 'vacation.end_date'],
  });
  expect(told(bytes, [TIKHONOV])).toBe('с 28.12.2026 по 18.01.2027');
  const filled = fillForm({ bytes, fields: OF_VACATION, documents: [TIKHONOV] });
  expect(partOf(filled, 'word/document.xml')).not.toContain('{{');
});

test('an unknown field is named with its paragraph, its sign and the field that was probably meant', () => {
  const bytes = wordFile(['Приказ', 'дней с {{vacation.start_date}} по {{vacation.end_dat}}']);
  expect(checkForm({ bytes, fields: OF_VACATION }).problems).toEqual([
    {
      code: 'unknown',
      place: { where: 'text', sheet: '', at: '2', char: 35 },
      said: '{{vacation.end_dat}}',
      likely: 'vacation.end_date',
    },
  ]);
  const mended = mendForm({
    bytes,
    fields: OF_VACATION,
    said: '{{vacation.end_dat}}',
    likely: 'vacation.end_date',
  });
  expect(checkForm({ bytes: mended, fields: OF_VACATION }).problems).toEqual([]);
  expect(told(mended, [TIKHONOV])).toContain('с 28.12.2026 по 18.01.2027');
});

test('an unknown field of a workbook is named with its sheet and its cell', () => {
  const bytes = sheetFile({ name: 'Отпуска', widths: [10, 10], rows: [['Номер', '№ {{vacation.nummer}}']] });
  expect(checkForm({ bytes, fields: OF_VACATION }).problems).toMatchObject([
    {
      code: 'unknown',
      place: { where: 'sheet', sheet: 'Отпуска', at: 'B1', char: 3 },
      likely: 'vacation.number',
    },
  ]);
});

test('a field of lines outside of them, a list that is not closed, one that was never begun and braces alone are mistakes', () => {
  const codes = (text: string) =>
    checkForm({ bytes: wordFile([text]), fields: OF_TRIP }).problems.map(({ code }) => code);
  expect(codes('{{routes.from}}')).toEqual(['outside_list']);
  expect(codes('{{#routes}}{{routes.from}}')).toEqual(['not_closed']);
  expect(codes('{{routes.from}}{{/routes}}')).toEqual(['outside_list', 'not_opened']);
  expect(codes('{{ и {{btrip.goal}} и }}')).toEqual(['stray', 'stray']);
  expect(codes('{{#routes}}{{routes.from}}{{/routes}}')).toEqual([]);
});

test('rows of a table are said once for each line, texts of a condition only where it holds', () => {
  const bytes = wordFile([
    {
      widths: [100, 100],
      rows: [
        ['Откуда', 'Куда'],
        ['{{#routes}}{{routes.from}}', '{{routes.to}}{{/routes}}'],
      ],
    },
    '{{#btrip.goal}}Цель: {{btrip.goal}}{{/btrip.goal}}{{^btrip.goal}}Без цели{{/btrip.goal}}',
  ]);
  const legs = [
    { 'routes.from': 'Москва', 'routes.to': 'Минск' },
    { 'routes.from': 'Минск', 'routes.to': 'Москва' },
  ];
  expect(told(bytes, [document({ 'btrip.goal': 'переговоры' }, { routes: legs })], OF_TRIP)).toBe(
    'Откуда | Куда\nМосква | Минск\nМинск | Москва\nЦель: переговоры',
  );
  expect(told(bytes, [document({ 'btrip.goal': '' }, { routes: [] })], OF_TRIP)).toBe(
    'Откуда | Куда\nБез цели',
  );
});

test('a form of several people says each of them, by their own fields', () => {
  const bytes = wordFile([
    { widths: [100, 100], rows: [['{{#documents}}{{employee.name}}', '{{vacation.number}}{{/documents}}']] },
  ]);
  const karpova = document({ 'employee.name': 'Карпова Юлия', 'vacation.number': 'ОТ-1204' });
  expect(told(bytes, [TIKHONOV, karpova])).toBe('Тихонов Игорь | ОТ-1203\nКарпова Юлия | ОТ-1204');
});

test('rows of a sheet that were said more than once have places of their own, and so have merged cells below them', () => {
  const bytes = sheetFile({
    name: 'Лист',
    widths: [10, 10],
    rows: [
      ['{{#documents}}{{vacation.number}}', '{{vacation.days}}{{/documents}}'],
      [{ text: 'Итого', over: 2 }],
    ],
  });
  const days = (number: string, count: number): FormDocument => ({
    values: {
      'vacation.number': { text: number },
      'vacation.days': { text: String(count), number: count },
    },
    lists: {},
  });
  const filled = fillForm({ bytes, fields: OF_VACATION, documents: [days('ОТ-1', 14), days('ОТ-2', 7)] });
  const rows = cellsOf(Buffer.from(filled)).map((row) => row.map(({ type, value }) => [type, value]));
  expect(rows).toEqual([
    [
      ['inlineStr', 'ОТ-1'],
      ['n', '14'],
    ],
    [
      ['inlineStr', 'ОТ-2'],
      ['n', '7'],
    ],
    [['inlineStr', 'Итого']],
  ]);
  const sheet = partOf(filled, 'xl/worksheets/sheet1.xml');
  expect([...sheet.matchAll(/<c r="([A-Z]\d)"/g)].map(([, address]) => address)).toEqual([
    'A1',
    'B1',
    'A2',
    'B2',
    'A3',
  ]);
  expect(sheet).toContain('<mergeCell ref="A3:B3"/>');
});

test('a sum is a number to reckon with in a cell, and reads on paper as people write it', () => {
  const bytes = sheetFile({ name: 'Лист', widths: [10], rows: [['{{vacation.days}}']] });
  const documents = [{ values: { 'vacation.days': { text: '1 930,50', number: 1930.5 } }, lists: {} }];
  const filled = fillForm({ bytes, fields: OF_VACATION, documents });
  expect(cellsOf(Buffer.from(filled))[0]?.[0]).toMatchObject({ type: 'n', value: '1930.5' });
  expect(told(bytes, documents)).toBe('1 930,50');
});

test('T70: what begins like a formula stays text in a cell', () => {
  const bytes = sheetFile({ name: 'Лист', widths: [10], rows: [['{{employee.name}}']] });
  for (const evil of ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '=HYPERLINK("http://x")']) {
    const filled = fillForm({ bytes, fields: OF_VACATION, documents: [document({ 'employee.name': evil })] });
    expect(cellsOf(Buffer.from(filled))[0]?.[0]).toMatchObject({
      type: 'inlineStr',
      value: evil,
      formula: false,
    });
  }
});

test('T63: markup, entities and control signs in a value are words of the form', () => {
  const evil = '</w:t></w:r><w:altChunk/> & <script>\u0007 &lt; {{employee.number}}';
  const filled = fillForm({
    bytes: wordFile(['{{employee.name}}']),
    fields: OF_VACATION,
    documents: [document({ 'employee.name': evil, 'employee.number': '7' })],
  });
  expect(partOf(filled, 'word/document.xml')).not.toContain('<w:altChunk');
  expect(partOf(filled, 'word/document.xml')).toContain('&lt;/w:t&gt;&lt;/w:r&gt;&lt;w:altChunk/&gt; &amp; ');
  expect(told(filled, [])).toBe('</w:t></w:r><w:altChunk/> & <script> &lt; {{employee.number}}');
});

test('a value over lines keeps them', () => {
  expect(told(wordFile(['{{vacation.comments}}']), [document({ 'vacation.comments': 'море\nгоры' })])).toBe(
    'море\nгоры',
  );
});

test('the same template and the same values are the same bytes', () => {
  const asked = { bytes: wordFile(['{{employee.name}}']), fields: OF_VACATION, documents: [TIKHONOV] };
  expect(Buffer.from(fillForm(asked)).equals(Buffer.from(fillForm(asked)))).toBe(true);
});
