import type { FormPlace } from '../../lib/forms/problem.ts';
import type { FormKind } from '../../lib/objects/forms.ts';
import { relatedParts, type SafeFile } from './safe.ts';
import { child, type Element, element, escaped, everyElement, isElement, readText } from './xml.ts';

/** How a kind of office file calls what templates are made of. */
export interface Dialect {
  readonly paragraph: string;
  readonly run: string;
  readonly text: string;
  readonly look: string;
  readonly row: string;
  /** What ends a line inside a run; without one the sign itself does. */
  readonly lineBreak?: string;
}

export const DIALECTS: Readonly<Record<FormKind, Dialect>> = {
  DOCX: { paragraph: 'w:p', run: 'w:r', text: 'w:t', look: 'w:rPr', row: 'w:tr', lineBreak: 'w:br' },
  XLSX: { paragraph: 'is', run: 'r', text: 't', look: 'rPr', row: 'row' },
};

/** A part that says something to its readers. */
export interface Part {
  readonly name: string;
  readonly root: Element;
  readonly where: FormPlace['where'];
  readonly sheet: string;
}

const WORD_PARTS: readonly (readonly [FormPlace['where'], kind: string])[] = [
  ['header', 'header'],
  ['footer', 'footer'],
  ['notes', 'footnotes'],
  ['notes', 'endnotes'],
];

/**
 * The parts of a template in the order they are read, found as an office program finds them: by relations, whatever they
 * are called. Cells of a workbook hold their own texts.
 */
export const partsOf = (file: SafeFile): Part[] => (file.kind === 'DOCX' ? wordParts(file) : sheetsOf(file));

const wordParts = (file: SafeFile): Part[] => [
  { name: file.main, root: treeOf(file, file.main), where: 'text', sheet: '' },
  ...WORD_PARTS.flatMap(([where, kind]) =>
    relatedParts(file, file.main, kind).map(({ target }) => ({
      name: target,
      root: treeOf(file, target),
      where,
      sheet: '',
    })),
  ),
];

const treeOf = ({ trees }: SafeFile, name: string): Element => trees.get(name) ?? element('');

const sheetsOf = (file: SafeFile): Part[] => {
  const sheets = relatedParts(file, file.main, 'worksheet');
  const strings = stringsOf(file);
  const book = [...everyElement(treeOf(file, file.main))];
  return book
    .filter(({ name }) => name === 'sheet')
    .flatMap(({ attributes }, index) => {
      const name = sheets.find(({ id }) => id === attributes['r:id'])?.target;
      if (name === undefined) return [];
      const root = treeOf(file, name);
      for (const cell of everyElement(root)) if (cell.name === 'c') ownText(cell, strings);
      markTitles(root, book, index);
      return [{ name, root, where: 'sheet' as const, sheet: attributes.name ?? '' }];
    });
};

/** The rows that a workbook prints at the top of every page of a sheet: «Сквозные строки» of its page set-up. */
const markTitles = (sheet: Element, book: readonly Element[], index: number): void => {
  const named = book.find(
    ({ name, attributes }) =>
      name === 'definedName' &&
      attributes.name === '_xlnm.Print_Titles' &&
      attributes.localSheetId === String(index),
  );
  const found = named && /\$(\d+):\$(\d+)$/.exec(readText(named));
  if (!found) return;
  const [first, last] = [Number(found[1]), Number(found[2])];
  for (const row of child(sheet, 'sheetData')?.children.filter(isElement) ?? []) {
    const place = Number(row.attributes.r);
    if (place >= first && place <= last) row.again = true;
  }
};

const stringsOf = (file: SafeFile): Element[] =>
  relatedParts(file, file.main, 'sharedStrings').flatMap(({ target }) =>
    treeOf(file, target).children.filter(isElement),
  );

/** A text that cells share becomes each one's own, in runs. */
const ownText = (cell: Element, strings: readonly Element[]): void => {
  const shared =
    cell.attributes.t === 's' ? strings[Number(readText(child(cell, 'v') ?? element('v')))] : undefined;
  const text = shared ?? (cell.attributes.t === 'inlineStr' ? child(cell, 'is') : undefined);
  if (!text) return;
  const runs = text.children.filter(isElement).flatMap((each) => {
    if (each.name === 'r') return [copyOf(each)];
    return each.name === 't' ? [element('r', {}, [textElement('t', readText(each))])] : [];
  });
  const own = element('is', {}, runs);
  cell.attributes = { ...cell.attributes, t: 'inlineStr' };
  cell.children = [own];
  adopt(cell);
};

export const textElement = (name: string, text: string): Element =>
  element(name, { 'xml:space': 'preserve' }, [escaped(text)]);

export const copyOf = (of: Element): Element => ({
  ...of,
  children: of.children.map((node) => (isElement(node) ? copyOf(node) : node)),
});

/** Tells what is inside whose it is. */
export const adopt = (of: Element): void => {
  for (const node of of.children)
    if (isElement(node)) {
      node.parent = of;
      adopt(node);
    }
};
