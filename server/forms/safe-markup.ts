import { ADDRESS, FEW_ATTRIBUTES, TEXTS, VML_ATTRIBUTES } from '../../lib/forms/office-attributes.data.ts';
import { VOCABULARIES } from '../../lib/forms/office-names.data.ts';
import { FREE_ROOTS } from '../../lib/forms/office-parts.data.ts';
import { isPlainFormula } from '../../lib/forms/plain-formula.ts';
import { unsafe, wordOf } from './unsafe.ts';
import { type Element, isElement, local, readText, unescaped } from './xml.ts';

const NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  VOCABULARIES.flatMap(({ spaces, names }) => {
    const known = new Set(names.trim().split(/\s+/));
    return spaces.map((space) => [space, known] as const);
  }),
);

/** Addresses by prefix, as they stand where an element does. */
type Spaces = Readonly<Record<string, string>>;
const ALWAYS: Spaces = { xml: 'http://www.w3.org/XML/1998/namespace' };

/** Refuses form_unsafe: an element or an attribute that no list knows, an address where none belongs, a formula. */
export const refuseMarkup = (part: string, root: Element): void => refuseElement(part, root, ALWAYS);

const refuseElement = (part: string, each: Element, outer: Spaces): void => {
  const spaces = spacesOf(each, outer);
  const name = local(each.name);
  const known = NAMES.get(spaceOf(each.name, spaces));
  if (!known?.has(name)) throw refusedElement(part, each, known !== undefined);
  for (const [key, value] of Object.entries(each.attributes))
    if (key !== 'xmlns' && !key.startsWith('xmlns:') && !mayStand(each, key, unescaped(value), spaces))
      throw unsafe(wordOf(key, 'element'), `${part}: ${each.name} ${key}`);
  if (SILENT.has(name) && !/^(0|false)?$/.test(readText(each).trim()))
    throw unsafe('external', `${part}: ${readText(each)}`);
  if (FORMULAS.has(name) && !isPlainFormula(readText(each)))
    throw unsafe('formula', `${part}: ${readText(each)}`);
  for (const child of each.children) if (isElement(child)) refuseElement(part, child, spaces);
};

/** Where links of the file begin, and that they are to be taken from its properties: these may say nothing. */
const SILENT = new Set(['HyperlinkBase', 'HyperlinksChanged']);

/** Of elements that hold a formula beside the cells; a formula of a cell is known by no list. */
const FORMULAS = new Set(['definedName', 'formula', 'formula1', 'formula2', 'f']);

const refusedElement = (part: string, each: Element, isKnownSpace: boolean) => {
  const name = local(each.name);
  if (name === 'f' && isKnownSpace && each.parent && local(each.parent.name) === 'c')
    return unsafe('formula', `${part}, ${each.parent.attributes.r ?? ''}`);
  const what = wordOf(name, 'element');
  return unsafe(what, what === 'element' ? `${part}: ${each.name}` : part);
};

const spacesOf = ({ attributes }: Element, outer: Spaces): Spaces => {
  const own = Object.entries(attributes).flatMap(([key, value]) => {
    if (key === 'xmlns') return [['', unescaped(value)] as const];
    return key.startsWith('xmlns:') ? [[key.slice('xmlns:'.length), unescaped(value)] as const] : [];
  });
  return own.length === 0 ? outer : { ...outer, ...Object.fromEntries(own) };
};

const spaceOf = (name: string, spaces: Spaces): string => {
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
  return Object.hasOwn(spaces, prefix) ? (spaces[prefix] ?? '') : '';
};

/** An attribute names nothing outside: what it relates to is judged with the relations. */
const mayStand = (each: Element, key: string, value: string, spaces: Spaces): boolean => {
  if (value === '') return true;
  const of = local(each.name);
  if (key.includes(':')) {
    const space = spaceOf(key, spaces);
    // Programs add marks of their own to every element; what they lead to would be an address.
    const isOwn = !NAMES.has(space) || space.startsWith('http://schemas.microsoft.com/');
    return isOwn ? !ADDRESS.test(value) : NAMES.get(space)?.has(local(key)) === true;
  }
  if (spaceOf(each.name, spaces).startsWith('urn:schemas-microsoft-com:'))
    return VML_ATTRIBUTES.has(key.toLowerCase()) && (TEXTS.has(key) || !ADDRESS.test(value));
  if (of === 'hyperlink' && key === 'location') return isPlainFormula(value.replace(/^#/, ''));
  if (of === 'cfvo' && key === 'val') return isPlainFormula(value);
  const few = FEW_ATTRIBUTES[of];
  if (few) return few.has(key) || /^(0|false)$/.test(value);
  return TEXTS.has(key) || !ADDRESS.test(value);
};

/** Data of another program, under a root that is known; it is carried along and says nothing. */
export const refuseForeignRoot = (part: string, root: Element): void => {
  const space = spaceOf(root.name, spacesOf(root, ALWAYS));
  if (!FREE_ROOTS.some(([known, name]) => known === space && name === local(root.name)))
    throw unsafe('element', `${part}: ${root.name}`);
};
