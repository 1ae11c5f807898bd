import { PLAIN_LINK } from '../../lib/forms/field-code.ts';
import {
  LIKE_IMAGE,
  OFFICE_PARTS,
  type OfficePart,
  PACKAGE_RELATIONS,
  PICTURE_BEGINNINGS,
  RELATION_SPACES,
} from '../../lib/forms/office-parts.data.ts';
import type { FormKind } from '../../lib/objects/forms.ts';
import { refusal } from '../call/call-error.ts';
import type { Parts } from './package.ts';
import { refuseCodes } from './safe-fields.ts';
import { refuseForeignRoot, refuseMarkup } from './safe-markup.ts';
import { unsafe, wordOf } from './unsafe.ts';
import { type Element, everyElement, parseXml, unescaped } from './xml.ts';

/** A relation as a program follows it; `target` is a part of the file, or an address outside. */
interface Relation {
  readonly kind: string;
  readonly target: string;
  readonly isOutside: boolean;
  /** Of the part it leads from; empty for the file itself. */
  readonly from: string;
  readonly id: string;
}

/** A file whose every part was judged. */
export interface SafeFile {
  /** Parts with markup: they are written again from these trees, so nothing comes out that was not judged. */
  readonly trees: ReadonlyMap<string, Element>;
  readonly relations: readonly Relation[];
  readonly kind: FormKind;
  /** The part that the others belong to. */
  readonly main: string;
}

const TYPES = '[Content_Types].xml';

/**
 * Judges every part of an office file by what it may hold: content types, relations, elements, codes of fields and formulas
 * are those of a list, all else is refused. Refuses form_unsafe with the place, form_unreadable.
 */
export const safeFile = (parts: Parts): SafeFile => {
  const trees = new Map<string, Element>();
  const treeOf = (name: string): Element => {
    const tree = parseXml(parts.get(name) ?? new Uint8Array());
    trees.set(name, tree);
    return tree;
  };
  const typeOf = declaredTypes(treeOf(TYPES));
  const names = [...parts.keys()].filter((name) => name !== TYPES);
  const relations = names.filter(isRelations).flatMap((name) => relationsOf(name, treeOf(name)));
  const kinds = new Map(
    names.filter((name) => !isRelations(name)).map((name) => [name, kindOfPart(name, typeOf(name))]),
  );
  for (const each of relations) refuseRelation(each, kinds);
  for (const [name, { holds }] of kinds) {
    if (holds === 'bytes') refuseDisguised(name, kinds.get(name), parts);
    else if (holds === 'free') refuseForeignRoot(name, treeOf(name));
    else {
      const tree = treeOf(name);
      refuseMarkup(name, tree);
      refuseCodes(name, tree);
    }
  }
  const file = { trees, relations };
  const [main] = relatedParts(file, '', 'officeDocument');
  const kind = main && FORM_KINDS[kinds.get(main.target)?.type ?? ''];
  if (!kind) throw refusal('form_unreadable');
  return { ...file, kind, main: main.target };
};

/** What an office file is by what it says its first part is, not by a name. */
const FORM_KINDS: Readonly<Record<string, FormKind>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml': 'XLSX',
};

const isRelations = (name: string): boolean => /(^|\/)_rels\/[^/]*\.rels$/.test(name);

/** What the file says its parts are; a program asks that and not their names. */
const declaredTypes = (tree: Element): ((name: string) => string) => {
  const byName = new Map<string, string>();
  const byEnding = new Map<string, string>();
  for (const { name, attributes } of everyElement(tree)) {
    const type = unescaped(attributes.ContentType ?? '').toLowerCase();
    if (name === 'Override') {
      if (type !== PACKAGE_RELATIONS && !OFFICE_PARTS.some((part) => part.type.toLowerCase() === type))
        throw unsafe(wordOf(type, 'part'), TYPES);
      byName.set(unescaped(attributes.PartName ?? '').toLowerCase(), type);
    }
    if (name === 'Default') byEnding.set(unescaped(attributes.Extension ?? '').toLowerCase(), type);
  }
  return (name) =>
    byName.get(`/${name.toLowerCase()}`) ??
    byEnding.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ??
    '';
};

const kindOfPart = (name: string, type: string): OfficePart => {
  const found = OFFICE_PARTS.find((part) => part.type.toLowerCase() === type);
  if (!found) throw unsafe(wordOf(`${name} ${type}`, 'part'), name);
  return found;
};

const relationsOf = (name: string, tree: Element): Relation[] => {
  const from = name.replace(/_rels\/([^/]*)\.rels$/, '$1');
  return [...everyElement(tree)].slice(1).map(({ attributes }) => {
    const [type, said, mode] = ['Type', 'Target', 'TargetMode'].map((key) =>
      unescaped(attributes[key] ?? ''),
    );
    const target = said ?? '';
    const space = RELATION_SPACES.find(
      (each) => type?.startsWith(each) && !type.slice(each.length).includes('/'),
    );
    const isOutside = mode !== undefined && mode !== '' && mode !== 'Internal';
    const kind = space === undefined ? '' : (type?.slice(space.length) ?? '');
    if (kind === '' || !KINDS.has(kind))
      throw unsafe(wordOf(type ?? '', isOutside ? 'external' : 'part'), `${name}: ${target}`);
    if (isOutside && !(kind === 'hyperlink' && PLAIN_LINK.test(target)))
      throw unsafe('external', `${name}: ${target}`);
    return {
      kind,
      target: isOutside || target.startsWith('#') ? target : placed(from, target),
      isOutside,
      from,
      id: attributes.Id ?? '',
    };
  });
};

const KINDS = new Set(['hyperlink', LIKE_IMAGE, ...OFFICE_PARTS.map(({ relation }) => relation)]);

/** The part that a target of another part means. */
const placed = (from: string, target: string): string => {
  const path = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
};

/** A relation leads to a part of its own kind: a header is no picture, whatever it is called. */
const refuseRelation = (
  { kind, target, isOutside, from }: Relation,
  kinds: ReadonlyMap<string, OfficePart>,
): void => {
  if (isOutside || (kind === 'hyperlink' && target.startsWith('#'))) return;
  const expected = kind === LIKE_IMAGE ? 'image' : kind;
  if (kinds.get(target)?.relation !== expected)
    throw unsafe(kind === 'hyperlink' ? 'external' : 'part', `${from}: ${target}`);
};

const refuseDisguised = (name: string, kind: OfficePart | undefined, parts: Parts): void => {
  const begin = Buffer.from(parts.get(name)?.subarray(0, 8) ?? []).toString('hex');
  if (kind?.relation === 'image' && !PICTURE_BEGINNINGS.test(begin)) throw unsafe('part', name);
};

/** Relations of a kind that lead from a part, in the order of the parts they lead to, each part once. */
export const relatedParts = (
  { relations }: Pick<SafeFile, 'relations'>,
  from: string,
  kind: string,
): Relation[] =>
  relations
    .filter(
      (each, index) =>
        each.from === from &&
        each.kind === kind &&
        relations.findIndex((other) => other.from === from && other.target === each.target) === index,
    )
    .sort((one, other) => (one.target < other.target ? -1 : 1));
