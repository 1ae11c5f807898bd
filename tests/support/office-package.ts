import { sheetFile } from '../../prisma/seed/forms/sheet.ts';
import { wordFile } from '../../prisma/seed/forms/word.ts';
import { partOf, withParts } from './form-parts.ts';

export const WORD_SPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** A part that a program finds: named, typed and related as programs do it. */
export interface AddedPart {
  readonly name: string;
  /** Of a Word part without its frame, `footer`, or a whole content type. */
  readonly type: string;
  /** `footer`, or a whole address. */
  readonly kind: string;
  readonly text: string;
  /** The part it is related from; the main part where nothing is said. */
  readonly from?: string;
}

const addPart = (
  file: Uint8Array,
  main: string,
  { name, type, kind, text, from = main }: AddedPart,
): Uint8Array => {
  const [folder, own] = [from.slice(0, from.lastIndexOf('/') + 1), from.slice(from.lastIndexOf('/') + 1)];
  const rels = `${folder}_rels/${own}.rels`;
  const isWhole = type.includes('/');
  const address = kind.includes('/') ? kind : `${KINDS}${kind}`;
  return withParts(file, {
    [name]: text,
    '[Content_Types].xml': partOf(file, '[Content_Types].xml').replace(
      '</Types>',
      `<Override PartName="/${name}" ContentType="${isWhole ? type : `${OFFICE}wordprocessingml.${type}+xml`}"/></Types>`,
    ),
    [rels]: partOf(file, rels).replace(
      '</Relationships>',
      `<Relationship Id="added" Type="${address}" Target="/${name}"/></Relationships>`,
    ),
  });
};

/** A document of Word with one part more. */
export const wordWith = (part: AddedPart, text = 'Приказ'): Uint8Array =>
  addPart(wordFile([text]), 'word/document.xml', part);

const BOOK = sheetFile({ name: 'Лист', widths: [10], rows: [['Номер']] });

/** A workbook with a part more. */
export const bookWith = (part: AddedPart): Uint8Array => addPart(BOOK, 'xl/workbook.xml', part);

/** A workbook with something after its sheets. */
export const bookNaming = (definedName: string): Uint8Array =>
  withParts(BOOK, {
    'xl/workbook.xml': partOf(BOOK, 'xl/workbook.xml').replace(
      '</workbook>',
      `<definedNames>${definedName}</definedNames></workbook>`,
    ),
  });

/** A workbook with something after the cells of its sheet. */
export const sheetSaying = (text: string): Uint8Array =>
  withParts(BOOK, {
    'xl/worksheets/sheet1.xml': partOf(BOOK, 'xl/worksheets/sheet1.xml').replace(
      '</worksheet>',
      `${text}</worksheet>`,
    ),
  });

/** A paragraph whose field has this code; `{` and `}` begin and end a field inside. */
export const fieldOf = (code: string): string =>
  `<w:p>${[...`{${code}}`]
    .map((sign) => {
      if (sign === '{') return '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
      if (sign === '}') return '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
      return `<w:r><w:instrText xml:space="preserve">${sign.replace('&', '&amp;')}</w:instrText></w:r>`;
    })
    .join('')}</w:p>`;
