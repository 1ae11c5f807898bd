import { DOCUMENTS, type FormField } from '../../lib/forms/form-field.ts';
import { likelyName } from '../../lib/forms/likely.ts';
import type { FormProblem } from '../../lib/forms/problem.ts';
import type { FormKind } from '../../lib/objects/forms.ts';
import { DIALECTS, type Dialect, type Part, partsOf } from './dialect.ts';
import { type Parts, unpack } from './package.ts';
import { safeFile } from './safe.ts';
import { markSections } from './sections.ts';
import { markTags } from './tags.ts';
import type { Element, PlacedTag } from './xml.ts';

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
