import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import { formFields } from '../../../lib/forms/form-field.ts';
import { sheetFile } from '../../../prisma/seed/forms/sheet.ts';
import { wordFile } from '../../../prisma/seed/forms/word.ts';
import { CallError } from '../../../server/call/call-error.ts';
import { checkForm } from '../../../server/forms/read-form.ts';
import { repeatingWorkbook, unfoldingWorkbook } from '../../support/bombs.ts';
import { partOf, withParts, wordBody } from '../../support/form-parts.ts';

const WORD = wordFile(['Приказ']);
const SHEET = sheetFile({ name: 'Лист', widths: [10], rows: [['Номер']] });

/** What a file is refused for, and where; nothing where it is taken. */
const refused = (bytes: Uint8Array): string => {
  try {
    checkForm({ bytes, fields: formFields(vacation.object) });
    return 'taken';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { reason, values } = error.refusal;
    return values ? `${reason} ${values.what} ${values.place}` : reason;
  }
};

const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (type: string, target: string): string =>
  `<Relationships><Relationship Id="a" Type="${KINDS}/${type}" TargetMode="External" Target="${target}"/></Relationships>`;
const run = (inner: string): Uint8Array => wordBody(WORD, `<w:p><w:r>${inner}</w:r></w:p>`);

test('a plain document and a plain workbook are taken', () => {
  expect([refused(WORD), refused(SHEET)]).toEqual(['taken', 'taken']);
});

test('T57: macros, embedded objects, what comes from outside and what starts something are refused with their place', () => {
  const files: Record<string, Uint8Array> = {
    'form_unsafe macro word/vbaProject.bin': withParts(WORD, { 'word/vbaProject.bin': 'x' }),
    'form_unsafe macro [Content_Types].xml': withParts(WORD, {
      '[Content_Types].xml':
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    }),
    'form_unsafe embedded word/embeddings/oleObject1.bin': withParts(WORD, {
      'word/embeddings/oleObject1.bin': 'x',
    }),
    'form_unsafe embedded word/document.xml': run('<w:object/>'),
    'form_unsafe external word/_rels/a.rels: file://server/x.docx': withParts(WORD, {
      'word/_rels/a.rels': relation('attachedTemplate', 'file://server/x.docx'),
    }),
    'form_unsafe external word/_rels/b.rels: javascript:x': withParts(WORD, {
      'word/_rels/b.rels': relation('hyperlink', 'javascript:x'),
    }),
    'form_unsafe field word/document.xml: DDEAUTO c:\\x': run(
      '<w:instrText> DD</w:instrText></w:r><w:r><w:instrText>EAUTO c:\\x</w:instrText>',
    ),
    'form_unsafe formula xl/worksheets/sheet1.xml, A1': withParts(SHEET, {
      'xl/worksheets/sheet1.xml': partOf(SHEET, 'xl/worksheets/sheet1.xml').replace(
        /<c r="A1".*<\/c>/,
        '<c r="A1"><f>1+1</f><v>2</v></c>',
      ),
    }),
  };
  for (const [said, file] of Object.entries(files)) expect(refused(file)).toBe(said);
});

test('T57: what an office program finds by its relationship or under another prefix is found here as well', () => {
  const inside = (type: string): string =>
    `<Relationships><Relationship Id="a" Type="http://x/${type}" Target="media/a.png"/></Relationships>`;
  const files: Record<string, Uint8Array> = {
    'form_unsafe macro word/_rels/a.rels: media/a.png': withParts(WORD, {
      'word/_rels/a.rels': inside('vbaProject'),
    }),
    'form_unsafe embedded word/_rels/b.rels: media/a.png': withParts(WORD, {
      'word/_rels/b.rels': inside('oleObject'),
    }),
    'form_unsafe external word/_rels/c.rels: media/a.png': withParts(WORD, {
      'word/_rels/c.rels': inside('attachedTemplate'),
    }),
    'form_unsafe embedded word/document.xml': run(
      '<z:altChunk xmlns:z="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
    ),
    'form_unsafe field word/document.xml: DDEAUTO c:\\x': run(
      '<z:instrText xmlns:z="http://schemas.openxmlformats.org/wordprocessingml/2006/main"> DD</z:instrText></w:r></w:p><w:p><w:r><z:instrText xmlns:z="http://schemas.openxmlformats.org/wordprocessingml/2006/main">EAUTO c:\\x</z:instrText>',
    ),
    'form_unsafe field word/document.xml: LINK x': run(
      '<z:fldSimple xmlns:z="http://schemas.openxmlformats.org/wordprocessingml/2006/main" z:instr="LINK x"/>',
    ),
    'form_unsafe formula xl/worksheets/sheet1.xml, A1': withParts(SHEET, {
      'xl/worksheets/sheet1.xml': partOf(SHEET, 'xl/worksheets/sheet1.xml').replace(
        /<c r="A1".*<\/c>/,
        '<z:c xmlns:z="http://schemas.openxmlformats.org/spreadsheetml/2006/main" r="A1"><z:f>1+1</z:f></z:c>',
      ),
    }),
  };
  for (const [said, file] of Object.entries(files)) expect(refused(file)).toBe(said);
});

test('a link that somebody presses is no danger', () => {
  expect(
    refused(withParts(WORD, { 'word/_rels/a.rels': relation('hyperlink', 'https://example.com/') })),
  ).toBe('taken');
});

test('T57, T59: what unfolds without measure is refused while it does', () => {
  const many = Object.fromEntries(Array.from({ length: 401 }, (_, index) => [`p${index}`, new Uint8Array()]));
  expect(refused(unfoldingWorkbook())).toBe('form_unsafe bomb xl/worksheets/sheet1.xml');
  expect(refused(repeatingWorkbook())).toBe('form_unsafe bomb xl/sharedStrings.xml');
  expect(refused(zipSync(many))).toBe('form_unsafe bomb p400');
});

test('T56: a part whose name leaves the folder, and one that is there twice, make a file that cannot be read', () => {
  expect(refused(zipSync({ '../../etc/passwd': new Uint8Array(3) }))).toBe('form_unreadable');
  expect(refused(zipSync({ '/etc/passwd': new Uint8Array(3) }))).toBe('form_unreadable');
});

test('what is no office file, declares entities, nests without end or is cut off cannot be read', () => {
  const deep = '<w:p>'.repeat(200) + '</w:p>'.repeat(200);
  const document = partOf(WORD, 'word/document.xml');
  for (const file of [
    new Uint8Array(),
    Buffer.from('%PDF-1.7'),
    zipSync({ 'a.txt': new Uint8Array(3) }),
    WORD.slice(0, WORD.length / 2),
    wordBody(WORD, deep),
    withParts(WORD, { 'word/document.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${document}` }),
    withParts(WORD, { 'word/document.xml': '<w:document><w:body></w:document>' }),
    withParts(WORD, { 'word/document.xml': '' }),
  ])
    expect(refused(file)).toBe('form_unreadable');
});
