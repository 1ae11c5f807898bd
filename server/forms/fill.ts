import type { FormDocument, FormValue, FormValues } from '../../lib/forms/form-data.ts';
import { DOCUMENTS } from '../../lib/forms/form-field.ts';
import { type Dialect, textElement } from './dialect.ts';
import { child, type Element, element, isElement, type Node, type PlacedTag } from './xml.ts';

/** What a tag speaks of: a document, and one of its lines. */
interface Told {
  readonly documents: readonly FormDocument[];
  readonly document: FormDocument;
  readonly line: FormValues;
}

const NOBODY: FormDocument = { values: {}, lists: {} };

/** A part with its values; an unknown tag stays as it is written. */
export const fillTree = (root: Element, documents: readonly FormDocument[], dialect: Dialect): Element => {
  const [document = NOBODY] = documents;
  const [filled] = filledNode(root, { documents, document, line: {} }, dialect);
  return filled && isElement(filled) ? filled : root;
};

const filledNode = (node: Node, told: Told, dialect: Dialect): Node[] => {
  if (!isElement(node)) return [node];
  if (node.section)
    return tellings(node.section, told).flatMap((each) =>
      node.children.flatMap((inner) => filledNode(inner, each, dialect)),
    );
  if (node.tag) return filledTag(node, node.tag, told, dialect);
  const children = node.children.flatMap((inner) => filledNode(inner, told, dialect));
  return [{ ...node, children: keptWhole(node, children) }];
};

/** A cell of a table holds a paragraph, whatever was left out of it. */
const keptWhole = (node: Element, children: Node[]): Node[] =>
  node.name === 'w:tc' && !children.some((each) => isElement(each) && each.name === 'w:p')
    ? [...children, element('w:p')]
    : children;

const tellings = ({ kind, path }: PlacedTag, told: Told): Told[] => {
  const list = path === DOCUMENTS ? told.documents : told.document.lists[path];
  if (kind === 'unless') {
    const isSo = list ? list.length > 0 : holds(valueAt(path, told));
    return isSo ? [] : [told];
  }
  if (path === DOCUMENTS) return told.documents.map((document) => ({ ...told, document, line: {} }));
  if (list) return told.document.lists[path]?.map((line) => ({ ...told, line })) ?? [];
  return holds(valueAt(path, told)) ? [told] : [];
};

const holds = (value: FormValue | undefined): boolean =>
  value !== undefined && value.off !== true && value.text !== '';

const own = (values: FormValues, path: string): FormValue | undefined =>
  Object.hasOwn(values, path) ? values[path] : undefined;

const valueAt = (path: string, { line, document }: Told): FormValue | undefined =>
  own(line, path) ?? own(document.values, path);

const filledTag = (run: Element, tag: PlacedTag, told: Told, dialect: Dialect): Node[] => {
  if (tag.kind !== 'value') return [];
  const value = valueAt(tag.path, told);
  if (!value) return [{ ...run, look: 'unknown' }];
  const look = child(run, dialect.look);
  const { lineBreak, text } = dialect;
  const said = lineBreak
    ? value.text
        .split('\n')
        .flatMap((line, index) => [...(index > 0 ? [element(lineBreak)] : []), textElement(text, line)])
    : [textElement(text, value.text)];
  return [
    {
      ...run,
      look: 'value',
      ...(value.number === undefined ? {} : { number: value.number }),
      children: [...(look ? [look] : []), ...said],
    },
  ];
};
