import { Parser } from 'saxen';
import type { FormPiece } from '../../lib/forms/form-block.ts';
import type { FormPlace } from '../../lib/forms/problem.ts';
import type { Tag } from '../../lib/forms/tag.ts';
import { utf8Of } from '../../lib/kernel/parsed.ts';
import { refusal } from '../call/call-error.ts';

/** A tag of a template, where it stands, as it is written there. */
export interface PlacedTag extends Tag {
  readonly place: FormPlace;
  readonly said: string;
}

/** An element of a part; a text between elements stands as it is written there, with its entities. */
export interface Element {
  readonly name: string;
  attributes: Record<string, string>;
  children: Node[];
  parent: Element | undefined;
  /** Of a paragraph: where it stands in the template. */
  at?: string;
  /** The run is this tag. */
  tag?: PlacedTag;
  /** What is inside is said for each of a list, or where a condition holds. */
  section?: PlacedTag;
  /** Of a row: it is printed again at the top of every page. */
  again?: true;
  /** Of a filled run: how a preview shows it. */
  look?: FormPiece['look'];
  /** What a filled run says, as a number. */
  number?: number;
  /** Of a filled row of a sheet: how many rows from it on are of one item of a list. */
  begins?: number;
  /** Of a filled cell that holds a number: the text shown for it. */
  said?: string;
}
export type Node = Element | string;

const DEPTH_MAX = 120;
const NODES_MAX = 400_000;

export const isElement = (node: Node): node is Element => typeof node !== 'string';

export const element = (
  name: string,
  attributes: Record<string, string> = {},
  children: Node[] = [],
): Element => ({
  name,
  attributes,
  children,
  parent: undefined,
});

/** A part as a tree. What declares a document type, nests without end or is not well formed refuses form_unreadable. */
export const parseXml = (bytes: Uint8Array): Element => {
  const unreadable = () => refusal('form_unreadable');
  const xml = utf8Of(bytes);
  if (xml === undefined || /<!(DOCTYPE|ENTITY)/i.test(xml) || isOtherwiseWritten(xml)) throw unreadable();
  const top = element('');
  let [open, depth, count] = [top, 0, 0];
  const add = (node: Node): void => {
    count += 1;
    if (count > NODES_MAX) throw unreadable();
    open.children.push(node);
  };
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => {
    const next: Element = { name, attributes: { ...attributes() }, children: [], parent: open };
    depth += 1;
    if (depth > DEPTH_MAX) throw unreadable();
    add(next);
    open = next;
  });
  parser.on('closeTag', () => {
    depth -= 1;
    open = open.parent ?? top;
  });
  parser.on('text', (text) => add(text));
  parser.on('cdata', (text) => add(escaped(text)));
  parser.on('error', () => {
    throw unreadable();
  });
  parser.parse(xml);
  const [root] = top.children.filter(isElement);
  if (!root || depth !== 0) throw unreadable();
  root.parent = undefined;
  return root;
};

/** Parts are written again as UTF-8: one that declares another alphabet is read by programs as other signs than were judged. */
const isOtherwiseWritten = (xml: string): boolean => {
  const declared = /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(xml)?.[1];
  return declared !== undefined && !/^(utf-8|us-ascii)$/i.test(declared);
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const writeXml = (root: Element): Uint8Array => new TextEncoder().encode(HEAD + written(root));

const written = (node: Node): string => {
  if (!isElement(node)) return node;
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('');
  return node.children.length === 0
    ? `<${node.name}${attributes}/>`
    : `<${node.name}${attributes}>${node.children.map(written).join('')}</${node.name}>`;
};

const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as it may stand between elements; what XML has no place for is left out. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text that an element says, entities read. */
export const readText = ({ children }: Element): string =>
  children.map((node) => (isElement(node) ? '' : unescaped(node))).join('');

/** A text or the value of an attribute as a program reads it, entities read. */
export const unescaped = (text: string): string =>
  text.replaceAll(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) =>
    name.startsWith('#') ? signOf(name) : (NAMED[name] ?? whole),
  );

/** The last part of a name, without its prefix. */
export const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const signOf = (name: string): string => {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/** Every element of a tree, from the top; `enter` says whether what is inside is looked at. */
export const everyElement = function* (
  root: Element,
  enter: (each: Element) => boolean = () => true,
): Generator<Element> {
  const ahead = [root];
  for (let each = ahead.pop(); each; each = ahead.pop()) {
    yield each;
    if (!enter(each)) continue;
    for (const child of each.children.toReversed()) if (isElement(child)) ahead.push(child);
  }
};

/** The first element of a name inside another. */
export const child = (of: Element | undefined, name: string): Element | undefined =>
  of?.children.find((node): node is Element => isElement(node) && node.name === name);

/** Puts elements in the place of another. */
export const replace = (old: Element, by: readonly Element[]): void => {
  const { parent } = old;
  if (!parent) return;
  for (const each of by) each.parent = parent;
  parent.children.splice(parent.children.indexOf(old), 1, ...by);
};
