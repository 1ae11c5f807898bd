import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import { formFields } from '../../../lib/forms/form-field.ts';
import { wordFile } from '../../../prisma/seed/forms/word.ts';
import { CallError } from '../../../server/call/call-error.ts';
import { checkForm, fillForm } from '../../../server/forms/read-form.ts';
import { partOf, withParts, wordBody } from '../../support/form-parts.ts';
import {
  bookNaming,
  bookWith,
  fieldOf,
  sheetSaying,
  WORD_SPACE,
  wordWith,
} from '../../support/office-package.ts';

const FIELDS = formFields(vacation.object);
const WORD = wordFile(['Приказ']);

/** What a file is refused for, and where; nothing where it is taken. */
const refused = (bytes: Uint8Array): string => {
  try {
    checkForm({ bytes, fields: FIELDS });
    return 'taken';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { reason, values } = error.refusal;
    return values ? `${reason} ${values.what} ${values.place}` : reason;
  }
};

const framed = (root: string, inner: string): string =>
  `<w:${root} xmlns:w="${WORD_SPACE}">${inner}</w:${root}>`;
const paragraph = (inner: string): string => `<w:p><w:r>${inner}</w:r></w:p>`;
const HARMLESS = fieldOf('PAGE');
const FETCHING = fieldOf('INCLUDETEXT "note.txt"');

/** Every part of a document that can hold text, under a name of its own, with what it holds. */
const TELLING: readonly (readonly [kind: string, type: string, text: (inner: string) => string])[] = [
  ['footer', 'footer', (inner) => framed('ftr', inner)],
  ['header', 'header', (inner) => framed('hdr', inner)],
  ['comments', 'comments', (inner) => framed('comments', `<w:comment w:id="1">${inner}</w:comment>`)],
  ['footnotes', 'footnotes', (inner) => framed('footnotes', `<w:footnote w:id="2">${inner}</w:footnote>`)],
  ['endnotes', 'endnotes', (inner) => framed('endnotes', `<w:endnote w:id="2">${inner}</w:endnote>`)],
  [
    'glossaryDocument',
    'document.glossary',
    (inner) =>
      framed(
        'glossaryDocument',
        `<w:docParts><w:docPart><w:docPartBody>${inner}</w:docPartBody></w:docPart></w:docParts>`,
      ),
  ],
];

describe.each(TELLING)('T57: a %s under a name of its own', (kind, type, text) => {
  const file = (inner: string) => wordWith({ name: 'word/own.xml', type, kind, text: text(inner) });
  test('is taken with what it says, and refused with its place where it fetches', () => {
    expect(refused(file(HARMLESS))).toBe('taken');
    expect(refused(file(FETCHING))).toBe('form_unsafe field word/own.xml: INCLUDETEXT "note.txt"');
    expect(refused(file('<w:altChunk/>'))).toMatch(/^form_unsafe embedded word\/own\.xml/);
  });
});

test('a footer under a name of its own is filled like any other', () => {
  const file = wordWith({
    name: 'word/own.xml',
    type: 'footer',
    kind: 'footer',
    text: framed('ftr', paragraph('<w:t>{{vacation.number}}</w:t>')),
  });
  const documents = [{ values: { 'vacation.number': { text: 'ОТ-7' } }, lists: {} }];
  expect(partOf(fillForm({ bytes: file, fields: FIELDS, documents }), 'word/own.xml')).toContain('ОТ-7');
});

const PLAIN_CODES = [
  'PAGE',
  ' numpages \\* MERGEFORMAT ',
  'DATE \\@ "dd.MM.yyyy"',
  'IF {PAGE} = 1 "первая" "другая"',
  '=SUM(ABOVE)',
  'TOC \\o "1-3" \\h',
  'HYPERLINK "https://example.com/?a=1&b=2"',
  'HYPERLINK "mailto:hr@example.com" \\o "письмо"',
  'HYPERLINK \\l "раздел"',
];
const REFUSED_CODES = [
  'INCLUDETEXT "note.txt"',
  'includepicture x.png',
  'IF 1 = 1 {INCLUDETEXT "note.txt"} ""',
  'PAGE {IF 1 = 1 {LINK a b}}',
  'AUTOTEXT own',
  'RD other.docx',
  'FILLIN "имя"',
  'MACROBUTTON x y',
  'ADDIN own',
  'EMBED x',
  'PRINT 27',
  'NEWFIELD x',
  'PAGES',
  '"PAGE"',
  '{QUOTE "INCLUDETEXT"} note.txt',
  'INCLUDE{QUOTE "TEXT"} note.txt',
  'PAGE{QUOTE "X"}',
  'HYPERLINK "file://server/share"',
  'HYPERLINK "\\\\\\\\server\\\\share"',
  'HYPERLINK \\\\server\\share',
  'HYPERLINK "note.docx"',
  'HYPERLINK "{REF place}"',
  'HYPERLINK https://example.com "\\\\\\\\server"',
  'HYPERLINK "http:\\\\\\\\server\\\\share"',
];

test.each(PLAIN_CODES)('a field that only shows is taken: %s', (code) => {
  expect(refused(wordBody(WORD, fieldOf(code)))).toBe('taken');
});

test.each(REFUSED_CODES)(
  'T57: a field that fetches, starts, leads out or is not known is refused: %s',
  (code) => {
    expect(refused(wordBody(WORD, fieldOf(code)))).toMatch(/^form_unsafe field word\/document\.xml: /);
  },
);

test('T57: the code of a field is read as Word reads it: over runs, with texts, as one attribute, deleted', () => {
  const code = 'INCLUDETEXT note.txt';
  const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
  const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
  for (const body of [
    `<w:p><w:fldSimple w:instr="${code}"/></w:p>`,
    `<w:p><w:fldSimple w:instr="&#73;NCLUDETEXT note.txt"/></w:p>`,
    `<w:p>${begin}<w:r><w:instrText>INCLUDE</w:instrText></w:r><w:r><w:t>TEXT note.txt</w:t></w:r>${end}</w:p>`,
    `<w:p>${begin}<w:r><w:delInstrText>${code}</w:delInstrText></w:r>${end}</w:p>`,
    `<w:p>${begin}<w:r><w:instrText>${code}</w:instrText></w:r></w:p>`,
  ])
    expect(refused(wordBody(WORD, body))).toMatch(/^form_unsafe field/);
});

/** Parts no printed form has. */
const FOREIGN = [
  [
    'http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes',
    'application/vnd.ms-office.webextensiontaskpanes+xml',
  ],
  ['chart', 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'],
  ['own', 'application/x-own'],
] as const;

test.each(FOREIGN)('T57: a part that no form has is refused with its place: %s', (kind, type) => {
  const part = { name: 'word/own.xml', type, kind, text: '<own/>' };
  expect(refused(wordWith(part))).toMatch(/^form_unsafe \w+ (\[Content_Types\]\.xml|word\/)/);
  expect(refused(bookWith({ ...part, name: 'xl/own.xml' }))).toMatch(
    /^form_unsafe \w+ (\[Content_Types\]\.xml|xl\/)/,
  );
});

test('T57: a part is what its relation and its type say alike', () => {
  const text = framed('ftr', HARMLESS);
  expect(refused(wordWith({ name: 'word/own.xml', type: 'footer', kind: 'image', text }))).toBe(
    'form_unsafe part word/document.xml: word/own.xml',
  );
  expect(refused(wordWith({ name: 'word/own.png', type: 'image/png', kind: 'image', text }))).toBe(
    'form_unsafe part word/own.png',
  );
  expect(
    refused(wordWith({ name: 'word/own.xml', type: 'application/xml', kind: 'customXml', text: '<own/>' })),
  ).toBe('form_unsafe element word/own.xml: own');
});

test.each([
  ['a mail merge', '<w:mailMerge><w:query w:val="x"/></w:mailMerge>'],
  ['an element of a name nobody knows', '<w:newest/>'],
  ['an element of a vocabulary nobody knows', '<n:p xmlns:n="http://example.com/n"/>'],
  [
    'a picture of another file',
    '<w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" href="note.docx"/></w:pict>',
  ],
  ['a macro of a form field', '<w:ffData><w:entryMacro w:val="x"/></w:ffData>'],
  ['a default vocabulary of Word', `<subDoc xmlns="${WORD_SPACE}"/>`],
])('T57: %s is refused with its place', (_, element) => {
  expect(refused(wordBody(WORD, paragraph(element)))).toMatch(/^form_unsafe \w+ word\/document\.xml/);
});

const name = (text: string, more = '') => `<definedName name="own"${more}>${text}</definedName>`;
const rule = (text: string) =>
  `<conditionalFormatting sqref="A1"><cfRule type="expression" priority="1"><formula>${text}</formula></cfRule></conditionalFormatting>`;
const check = (text: string) =>
  `<dataValidations><dataValidation type="list" sqref="A1"><formula1>${text}</formula1></dataValidation></dataValidations>`;

const PLAIN_FORMULAS = [
  "'Лист'!$A$1:$B$2",
  '$A1="Отпуск"',
  '"да,нет"',
  'AND(LEN(A1)&gt;0,MOD(ROW(),2)=0)',
  '#REF!',
  '5',
];
const REFUSED_FORMULAS = [
  'WEBSERVICE("https://example.com")',
  '_xlfn.WEBSERVICE ("https://example.com")',
  'HYPERLINK("https://example.com")',
  "'\\\\server\\[a.xlsx]Лист'!A1",
  '[1]Лист!A1',
  'own|topic!item',
  'INDIRECT("A1")',
  "'Лист'!own(1)",
  'LEN(CALL("a","b"))',
];

describe.each([
  ['a defined name', (text: string) => bookNaming(name(text)), 'xl/workbook.xml'],
  ['a conditional format', (text: string) => sheetSaying(rule(text)), 'xl/worksheets/sheet1.xml'],
  ['a check of what is typed', (text: string) => sheetSaying(check(text)), 'xl/worksheets/sheet1.xml'],
])('T57: %s', (_, file, part) => {
  test.each(PLAIN_FORMULAS)('reckons with its workbook: %s', (text) => {
    expect(refused(file(text))).toBe('taken');
  });
  test.each(REFUSED_FORMULAS)('is refused where it reaches out: %s', (text) => {
    expect(refused(file(text.replaceAll('&', '&amp;')))).toMatch(new RegExp(`^form_unsafe formula ${part}`));
  });
});

test('T57: a name that stands for a macro is refused, one that says it does not is taken', () => {
  expect(refused(bookNaming(name('$A$1', ' vbProcedure="1"')))).toMatch(
    /^form_unsafe macro xl\/workbook\.xml/,
  );
  expect(refused(bookNaming(name('$A$1', ' vbProcedure="false" function="0"')))).toBe('taken');
});

test('files that Writer and Calc saved are taken, with footers, notes, comments, pictures, checks and colours', () => {
  for (const saved of ['by-writer.docx', 'by-calc.xlsx'])
    expect(refused(readFileSync(new URL(`../../support/saved/${saved}`, import.meta.url)))).toBe('taken');
});

test('T57: what comes out was judged: comments and instructions of markup do not, and another alphabet is not read', () => {
  const styles = partOf(WORD, 'word/styles.xml');
  const hidden = styles.replace('<w:docDefaults>', '<!--x--><?own x?><w:docDefaults>');
  const bytes = withParts(WORD, { 'word/styles.xml': hidden });
  const filled = fillForm({ bytes, fields: FIELDS, documents: [{ values: {}, lists: {} }] });
  expect(partOf(filled, 'word/styles.xml')).not.toMatch(/<!--|<\?own/);
  expect(refused(withParts(WORD, { 'word/styles.xml': styles.replace('UTF-8', 'UTF-7') }))).toBe(
    'form_unreadable',
  );
});

test('T56: two parts whose names differ in capitals alone make a file that cannot be read', () => {
  expect(refused(withParts(WORD, { 'word/Styles.xml': '<x/>' }))).toBe('form_unreadable');
});
