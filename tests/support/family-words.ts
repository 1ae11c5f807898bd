import type { Family } from '../../lib/documents/family.ts';
import { type FormControl, fieldsOfForm } from '../../lib/documents/form.ts';
import type { ListColumn } from '../../lib/documents/list.ts';
import { printKeys } from '../../lib/documents/print.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import type { Messages } from '../../lib/i18n/override-messages.ts';
import { marksOfFamilies } from '../../server/families/marks.ts';

/** What a family shows or refuses with and has no words for: a line for each, with the key where they would stand. */
export const wordsMissing = (family: Family, said: Messages, codes: readonly string[]): string[] => {
  const { object_id, form, list, print } = family;
  const { pushed, owner } = policyOf(family);
  const own = (key: string): string => `families.${object_id}.${key}`;
  const has = (key: string): boolean => typeof spoken(said, key) === 'string';
  const anyOf = (...keys: string[]): string[] => (keys.some(has) ? [] : [keys.join(' or ')]);
  const lists = owner === 'candidate' ? ['own', 'hr'] : ['own', 'sub', 'rev', 'hr'];
  const ofDocument = ['title', 'title_plural', 'gender', ...lists.map((mode) => `lists.${mode}`)];
  const ofForm = ['new', 'create', 'empty', 'empty_text', 'ask.decline', 'ask.return', 'ask.delete'];
  const label = (field: string): string[] => anyOf(own(`fields.${field}`), `documents.fields.${field}`);
  const ofControl = (control: FormControl): string[] => {
    if (control.kind === 'type') return anyOf(own('type'));
    if (control.kind === 'choice')
      return [
        ...label(control.field),
        ...control.values.flatMap((value) => anyOf(own(`choices.${control.field}.${value}`))),
      ];
    return control.kind === 'period' ? [] : label(control.field);
  };
  const heading = ({ key }: ListColumn): string[] =>
    anyOf(`documents.columns.${key}`, own(`fields.${key}`), `documents.fields.${key}`);
  return [
    ...[...ofDocument, ...(pushed ? [] : ofForm)].flatMap((key) => anyOf(own(key))),
    ...form.sections.flatMap(({ key, controls }) => [
      ...anyOf(own(`sections.${key}`), `documents.form.sections.${key}`),
      ...controls.flatMap(ofControl),
    ]),
    ...Object.entries(family.object.fields).flatMap(([name, { lines }]) =>
      Object.entries(lines?.object.fields ?? {}).flatMap(([field, { write }]) =>
        write ? anyOf(own(`lines.${name}.${field}`)) : [],
      ),
    ),
    ...list.columns.flatMap(heading),
    ...printKeys(print).flatMap((key) => anyOf(`print.families.${object_id}.${key}`)),
    ...(print?.table?.columns ?? []).flatMap(({ field }) =>
      anyOf(own(`lines.${print?.table?.lines}.${field}`)),
    ),
    ...codesOfMarks(family).flatMap((code) => anyOf(own(`marks.${code}`))),
    ...codes.flatMap((code) => anyOf(`rules.${code.replace('/', '.')}`)),
  ];
};

/** Words of a family's file that nothing of it asks for. */
export const wordsUnused = (family: Family, file: Messages, codes: readonly string[]): string[] => {
  const { object_id, form, list, fields, print } = family;
  const group = (name: string): string[] => Object.keys((spoken(file, name) as Messages | undefined) ?? {});
  const unless = (name: string, known: readonly string[]): string[] =>
    group(name).flatMap((key) => (known.includes(key) ? [] : [`${name}.${key}`]));
  const named = [
    ...fieldsOfForm(form),
    ...list.columns.map(({ key }) => key),
    ...Object.keys(fields),
    ...Object.entries(family.lines ?? {}).flatMap(([name, lines]) => [name, ...Object.keys(lines.fields)]),
  ];
  return [
    ...unless(
      'sections',
      form.sections.map(({ key }) => key),
    ),
    ...unless('fields', [...named, ...named.map((name) => `${name}_hint`)]),
    ...unless('choices', named),
    ...unless('print', printKeys(print)),
    ...unless('marks', codesOfMarks(family)),
    ...unless(
      'rules',
      codes.flatMap((code) => (code.startsWith(`${object_id}/`) ? [code.slice(object_id.length + 1)] : [])),
    ),
  ];
};

/** Codes of refusals and warnings that stand in sources: quoted, a group and a name with a slash between. */
export const codesIn = (sources: readonly string[], groups: readonly string[]): string[] => [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(?<!from )'([a-z_]+)\/([a-z][a-z-]*)'/g)].flatMap(([, group = '', name = '']) =>
        groups.includes(group) ? [`${group}/${name}`] : [],
      ),
    ),
  ),
];

const spoken = (said: Messages, key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], said);

const codesOfMarks = ({ object_id }: Family): readonly string[] => marksOfFamilies[object_id]?.codes ?? [];
