import type { Part } from './dialect.ts';
import type { Template } from './template.ts';
import { child, type Element, element, escaped, isElement, readText, unescaped } from './xml.ts';

/** A sheet of a workbook as it was filled, and what it is called. */
interface FilledSheet {
  readonly name: string;
  readonly texts: readonly Part[];
}

const TYPES = '[Content_Types].xml';

/**
 * A workbook of one sheet as one of several, each with the printed titles of the first. Undefined for what cannot be told
 * several times: a text, a workbook of several sheets, a sheet with parts of its own.
 */
export const severalSheets = (template: Template, sheets: readonly FilledSheet[]): Template | undefined => {
  const { kind, texts, trees } = template;
  const [only] = texts;
  const book = [...trees].find(([, { name }]) => name === 'workbook');
  if (kind !== 'XLSX' || texts.length !== 1 || !only || !book) return undefined;
  const [bookName, bookTree] = book;
  const relationsName = bookName.replace(/([^/]*)$/, '_rels/$1.rels');
  const [relations, types] = [trees.get(relationsName), trees.get(TYPES)];
  if (!relations || !types || trees.has(only.name.replace(/([^/]*)$/, '_rels/$1.rels'))) return undefined;
  const places = sheets.map((_sheet, index) =>
    index === 0 ? only.name : `xl/worksheets/part${index + 1}.xml`,
  );
  const names = sheetNames(sheets.map(({ name }) => name || only.sheet));
  return {
    ...template,
    texts: sheets.flatMap(({ texts: [root] }, index) =>
      root ? [{ ...root, name: places[index] ?? only.name }] : [],
    ),
    trees: new Map([
      ...trees,
      [bookName, bookOf(bookTree, names)],
      [relationsName, withMore(relations, places.slice(1).map(relationTo))],
      [TYPES, withMore(types, places.slice(1).map(typeOf))],
    ]),
  };
};

const idOf = (index: number): string => `part${index + 1}`;

const relationTo = (place: string, index: number): Element =>
  element('Relationship', {
    Id: idOf(index + 1),
    Type: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet',
    Target: `/${place}`,
  });

const typeOf = (place: string): Element =>
  element('Override', {
    PartName: `/${place}`,
    ContentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml',
  });

const withMore = (of: Element, more: readonly Element[]): Element => ({
  ...of,
  children: [...of.children, ...more],
});

/** The workbook with a sheet for each name, and its defined names for each of them. */
const bookOf = (book: Element, names: readonly string[]): Element => ({
  ...book,
  children: book.children.map((node) => {
    if (!isElement(node)) return node;
    const [first] = node.children.filter(isElement);
    if (node.name === 'sheets' && first)
      return { ...node, children: names.map((name, index) => sheetOf(first, name, index)) };
    if (node.name !== 'definedNames') return node;
    const own = unescaped(child(child(book, 'sheets'), 'sheet')?.attributes.name ?? '');
    return {
      ...node,
      children: names.flatMap((name, index) =>
        node.children
          .filter(isElement)
          .filter(({ attributes }) => index === 0 || attributes.localSheetId !== undefined)
          .map((defined) => definedFor(defined, own, name, index)),
      ),
    };
  }),
});

const sheetOf = (first: Element, name: string, index: number): Element => ({
  ...first,
  attributes: {
    ...first.attributes,
    name: escaped(name),
    ...(index === 0 ? {} : { sheetId: String(highest(first) + index), 'r:id': idOf(index) }),
  },
});

const highest = ({ attributes }: Element): number => Number(attributes.sheetId) || 1;

const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'!`;

const definedFor = (defined: Element, own: string, name: string, index: number): Element => ({
  ...defined,
  attributes: {
    ...defined.attributes,
    ...(defined.attributes.localSheetId === undefined ? {} : { localSheetId: String(index) }),
  },
  children: [
    escaped(readText(defined).replaceAll(quoted(own), quoted(name)).replaceAll(`${own}!`, quoted(name))),
  ],
});

const NAME_MAX = 31;

/** Names that programs take for sheets: without signs of addresses, no longer than 31, each once whatever its case. */
const sheetNames = (wanted: readonly string[]): string[] => {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const plain =
      name
        .replaceAll(/[[\]:*?/\\]/g, ' ')
        .replaceAll(/^'+|'+$/g, '')
        .trim() || '—';
    let free = plain.slice(0, NAME_MAX).trim();
    for (let again = 2; taken.has(free.toLowerCase()); again += 1) {
      const end = ` ${again}`;
      free = plain.slice(0, NAME_MAX - end.length).trim() + end;
    }
    taken.add(free.toLowerCase());
    return free;
  });
};
