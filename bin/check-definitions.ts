import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../lib/access/actor.ts';
import { FAMILIES } from '../lib/documents/families.ts';
import type { Family } from '../lib/documents/family.ts';
import { type FormControl, fieldsOfForm } from '../lib/documents/form.ts';
import type { ListColumn } from '../lib/documents/list.ts';
import { printKeys } from '../lib/documents/print.ts';
import { policyOf } from '../lib/families/kinds.data.ts';
import type { Messages } from '../lib/i18n/override-messages.ts';
import type { Fields } from '../lib/objects/object.ts';
import { marksOfFamilies } from '../server/families/marks.ts';
import { deliveredMessages } from '../server/i18n/delivered.ts';

const ROOT = join(import.meta.dirname, '..');
const LOCALES: readonly Locale[] = ['ru', 'en'];

/** Wages are paid in roubles (labour code, article 131). */
const IN_ROUBLES: readonly string[] = ['recruitment.salary'];

/** What definitions of families lack: words, words that nothing asks for, and money without a currency. */
export const definitionComplaints = (): string[] => [
  ...FAMILIES.flatMap(moneyWithoutCurrency),
  ...LOCALES.flatMap((locale) => {
    const said = deliveredMessages(locale);
    const groups = Object.keys(said.rules ?? {});
    return FAMILIES.flatMap((family) => {
      const { object_id } = family;
      const codes = codesIn(sourcesOf(object_id), [...groups, object_id]);
      const path = `messages/${locale}/families/${object_id}.json`;
      const file = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Messages;
      return [
        ...wordsMissing(family, said, codes).map((key) => `messages/${locale}: ${key} is missing`),
        ...wordsUnused(family, file, codes).map((key) => `${path}: nothing asks for ${key}`),
      ];
    });
  }),
];

/** The sources of a family, wherever a folder is called as it, and what families of leaves share. */
const sourcesOf = (object_id: string): string[] => {
  const folder = object_id.replaceAll('_', '-');
  return [
    `lib/documents/families/${folder}`,
    `server/families/${folder}`,
    'lib/documents/leave',
    'lib/leave',
  ].flatMap((path) =>
    existsSync(join(ROOT, path))
      ? readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts'))
          .map((name) => readFileSync(join(ROOT, path, name), 'utf8'))
      : [],
  );
};

/** Sums of a family, and of its lines, beside which no `currency_code` says what they are of. */
export const moneyWithoutCurrency = ({ object_id, object }: Family): string[] => {
  const within = (place: string, fields: Fields): string[] =>
    Object.entries(fields).flatMap(([name, { money, lines }]) => [
      ...(money && !fields.currency_code && !IN_ROUBLES.includes(`${place}.${name}`)
        ? [`${place}.${name} is money without a currency_code`]
        : []),
      ...(lines ? within(`${place}.${name}`, lines.object.fields) : []),
    ]);
  return within(object_id, object.fields);
};

/** What a family shows or refuses with and has no words for: a line for each, with the key where they would stand. */
export const wordsMissing = (family: Family, said: Messages, codes: readonly string[]): string[] => {
  const { object_id, form, list, print } = family;
  const { pushed, owner } = policyOf(family);
  const own = (key: string): string => `families.${object_id}.${key}`;
  const has = (key: string): boolean => typeof spoken(said, key) === 'string';
  const anyOf = (...keys: string[]): string[] => (keys.some(has) ? [] : [keys.join(' or ')]);
  const lists =
    owner === 'candidate' ? ['own', 'hr'] : ['own', 'sub', ...(family.readers.reviewer ? ['rev'] : []), 'hr'];
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
