import type { FormPlace } from '../../lib/forms/problem.ts';
import type { FormKind } from '../../lib/objects/forms.ts';
import type { Parts } from './package.ts';
import { child, type Element, element, escaped, everyElement, isElement, parseXml, readText } from './xml.ts';

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

const WORD_PARTS: readonly (readonly [FormPlace['where'], RegExp])[] = [
  ['text', /^word\/document\.xml$/],
  ['header', /^word\/header\d*\.xml$/],
  ['footer', /^word\/footer\d*\.xml$/],
  ['notes', /^word\/(foot|end)notes\.xml$/],
];

/** The parts of a template in the order they are read; cells of a workbook hold their own texts. */
export const partsOf = (kind: FormKind, parts: Parts): Part[] =>
  kind === 'DOCX' ? wordParts(parts) : sheetsOf(parts);

const wordParts = (parts: Parts): Part[] =>
  WORD_PARTS.flatMap(([where, pattern]) =>
    [...parts.keys()]
      .filter((name) => pattern.test(name))
      .map((name) => ({ name, root: treeOf(parts, name), where, sheet: '' })),
  );

const treeOf = (parts: Parts, name: string): Element => parseXml(parts.get(name) ?? new Uint8Array());

const sheetsOf = (parts: Parts): Part[] => {
  const relations = [...everyElement(treeOf(parts, 'xl/_rels/workbook.xml.rels'))];
  const strings = stringsOf(parts);
  const book = [...everyElement(treeOf(parts, 'xl/workbook.xml'))];
  return book
    .filter(({ name }) => name === 'sheet')
    .flatMap(({ attributes }, index) => {
      const target =
        relations.find((each) => each.attributes.Id === attributes['r:id'])?.attributes.Target ?? '';
      const name = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      if (!parts.has(name)) return [];
      const root = treeOf(parts, name);
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

const stringsOf = (parts: Parts): Element[] =>
  parts.has('xl/sharedStrings.xml') ? treeOf(parts, 'xl/sharedStrings.xml').children.filter(isElement) : [];

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
