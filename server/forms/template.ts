import { DOCUMENTS, type FormField } from '../../lib/forms/form-field.ts';
import { likelyName } from '../../lib/forms/likely.ts';
import type { FormProblem } from '../../lib/forms/problem.ts';
import type { FormKind } from '../../lib/objects/forms.ts';
import { DIALECTS, type Dialect, type Part, partsOf } from './dialect.ts';
import { type Parts, unpack } from './package.ts';
import { safeFile } from './safe.ts';
import { markTags } from './tags.ts';
import { type Element, element, everyElement, isElement, type PlacedTag } from './xml.ts';

/** A template as it is filled: its parts as trees, tags and sections marked, and what is wrong with it. */
export interface Template {
  readonly kind: FormKind;
  readonly dialect: Dialect;
  readonly parts: Parts;
  /** Parts with markup, as they were judged. */
  readonly trees: ReadonlyMap<string, Element>;
  readonly texts: readonly Part[];
  readonly tags: readonly PlacedTag[];
  readonly problems: readonly FormProblem[];
}

/** Opens a template. Refuses form_unreadable, form_unsafe. */
export const openTemplate = (bytes: Uint8Array, fields: readonly FormField[]): Template => {
  const parts = unpack(bytes);
  const file = safeFile(parts);
  const { kind, trees } = file;
  const dialect = DIALECTS[kind];
  const texts = partsOf(file);
  const known = new Map(fields.map((field) => [field.path, field]));
  const lists = new Set([DOCUMENTS, ...fields.flatMap(({ list }) => list ?? [])]);
  const found = texts.map((part) => {
    const { tags, problems } = markTags(part, dialect);
    const placed = tags.flatMap(({ tag }) => tag ?? []);
    return {
      tags: placed,
      problems: [...problems, ...namesIn(placed, known, lists), ...markSections(tags, dialect)],
    };
  });
  return {
    kind,
    dialect,
    parts,
    trees,
    texts,
    tags: found.flatMap(({ tags }) => tags),
    problems: found.flatMap(({ problems }) => problems),
  };
};

/** Tags that name what there is not, or a field of lines outside of them. */
const namesIn = (
  tags: readonly PlacedTag[],
  known: ReadonlyMap<string, FormField>,
  lists: ReadonlySet<string>,
): FormProblem[] => {
  const inside: string[] = [];
  return tags.flatMap(({ kind, path, place, said }): FormProblem[] => {
    if (kind === 'end') {
      inside.splice(Math.max(0, inside.lastIndexOf(path)), inside.includes(path) ? 1 : 0);
      return [];
    }
    if (kind !== 'value') inside.push(path);
    if (kind !== 'value' && lists.has(path)) return [];
    const field = known.get(path);
    if (!field)
      return [{ code: 'unknown', place, said, likely: likelyName(path, [...known.keys(), ...lists]) ?? '' }];
    return field.list !== undefined && !inside.includes(field.list)
      ? [{ code: 'outside_list', place, said, likely: field.list }]
      : [];
  });
};

/**
 * Puts what stands between `{{#…}}` and `{{/…}}` into a section: the runs of one paragraph, the paragraphs between two
 * that hold nothing but the tags, or the rows of a table that the tags stand in. Answers what does not pair.
 */
const markSections = (tags: readonly Element[], dialect: Dialect): FormProblem[] => {
  const open: Element[] = [];
  const problems: FormProblem[] = [];
  for (const run of tags) {
    const { tag } = run;
    if (tag?.kind === 'each' || tag?.kind === 'unless') open.push(run);
    if (tag?.kind !== 'end') continue;
    const begin = open.at(-1);
    if (!begin?.tag || begin.tag.path !== tag.path) {
      problems.push(problem('not_opened', tag));
      continue;
    }
    open.pop();
    if (!wrap(begin, run, begin.tag, dialect)) problems.push(problem('crossed', tag));
  }
  return [...problems, ...open.flatMap(({ tag }) => (tag ? [problem('not_closed', tag)] : []))];
};

const problem = (code: FormProblem['code'], { place, said }: PlacedTag): FormProblem => ({
  code,
  place,
  said,
  likely: '',
});

const ancestors = (of: Element): Element[] => {
  const way: Element[] = [];
  for (let each: Element | undefined = of; each; each = each.parent) way.push(each);
  return way;
};

const wrap = (begin: Element, end: Element, section: PlacedTag, dialect: Dialect): boolean => {
  const [from, to] = [ancestors(begin), ancestors(end)];
  const common = from.find((each) => to.includes(each));
  // Tags in two cells of one row stand for the row.
  const row = common && ancestors(common).find(({ name }) => name === dialect.row);
  const isInOneCell = common && from.slice(0, from.indexOf(common)).length < 2;
  const space = row && !isInOneCell && common === row ? row.parent : common;
  if (!space) return false;
  const first = from[from.indexOf(space) - 1];
  const last = to[to.indexOf(space) - 1];
  if (!first || !last) return false;
  const [start, stop] = [space.children.indexOf(first), space.children.indexOf(last)];
  const isAlone = (edge: Element) => edge.name !== dialect.paragraph || saysOnlyTags(edge, dialect);
  if (start < 0 || stop < start || !isAlone(first) || !isAlone(last)) return false;
  const edges = [first, last].filter((edge) => edge.name === dialect.paragraph);
  const inside = space.children.slice(start, stop + 1).filter((node) => !edges.includes(node as Element));
  const made: Element = { ...element('', {}, inside), parent: space, section };
  for (const node of inside) if (isElement(node)) node.parent = made;
  space.children.splice(start, stop - start + 1, made);
  return true;
};

const saysOnlyTags = (paragraph: Element, { run, text }: Dialect): boolean =>
  [...everyElement(paragraph)].every(
    (each) =>
      each.name !== run ||
      each.tag !== undefined ||
      each.children.every(
        (node) => !isElement(node) || node.name !== text || /^\s*$/.test(node.children.join('')),
      ),
  );
