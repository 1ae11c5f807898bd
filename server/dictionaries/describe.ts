import type { Actor, Locale } from '../../lib/access/actor.ts';
import { onlyFilter } from '../../lib/dictionaries/only.ts';
import { type Field, readableFields } from '../../lib/objects/object.ts';
import type { DictionaryDescription, DictionaryField, DictionaryList } from '../../lib/rpc/dictionaries.ts';
import { ownWords } from '../client/own-words.ts';
import { db } from '../db/tx.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';
import { scopedRows } from '../objects/scoped-rows.ts';
import { allKeptBy, type Kept, keptBy } from './keeping.ts';

/** What a dictionary is to its keeper, in both languages. Refuses: not_found, access_denied. */
export const describeDictionary = async (actor: Actor, name: string): Promise<DictionaryDescription> => {
  const { dictionary, object, may } = keptBy(actor, name);
  const words = await ownWords(actor);
  const readable = readableFields(object, actor);
  const said = speakerOf(words, object.object_id, dictionary.said ?? {});
  const known = Object.entries(readable).filter(
    ([field]) => field !== 'detail' && !Object.hasOwn(dictionary.only ?? {}, field),
  );
  const inDetail = object.fields.detail ? Object.entries(dictionary.detail ?? {}) : [];
  return {
    name,
    object: object.object_id,
    ...titled(words, name),
    columns: dictionary.columns.filter((field) => readable[field]),
    searched: dictionary.searched.filter((field) => readable[field]),
    narrowed: (dictionary.narrowed ?? []).filter((field) => readable[field]),
    only: dictionary.only ?? {},
    taken_at: dictionary.takenAt ?? null,
    explained: dictionary.explained ?? null,
    shipped: dictionary.shipped ?? false,
    may,
    fields: [
      ...known.map(([field, of]) => ({
        ...fieldOf(
          field,
          dictionary.values?.[field] ? { ...of, values: dictionary.values[field] } : of,
          said,
        ),
        shown: shownBy(field, readable),
        in_detail: false,
      })),
      ...inDetail.map(([field, of]) => ({ ...fieldOf(field, of, said), shown: null, in_detail: true })),
    ],
  };
};

/** The dictionaries the caller keeps, each with its rows in sight counted up to 10,000. Refuses: access_denied. */
export const listDictionaries = async (actor: Actor): Promise<DictionaryList> => {
  const words = await ownWords(actor);
  return Promise.all(
    allKeptBy(actor).map(async (kept) => ({
      name: kept.dictionary.name,
      ...titled(words, kept.dictionary.name),
      rows: await countOf(actor, kept),
    })),
  );
};

const COUNTED = 10_000;

const countOf = async (actor: Actor, { object, dictionary }: Kept): Promise<number> =>
  (await scopedRows(db, object, [object.scope(actor), onlyFilter(dictionary.only) ?? 'all'], '1', COUNTED))
    .length;

/** The words of a field, and of one of its values. */
interface Speaker {
  readonly label: (field: string, locale: Locale) => string;
  readonly hint: (field: string, locale: Locale) => string;
  readonly value: (field: string, value: string, locale: Locale) => string;
}

const speakerOf = (
  words: OwnWords | undefined,
  object_id: string,
  said: Readonly<Record<string, string>>,
): Speaker => {
  const first = (locale: Locale, keys: readonly string[]): string | undefined => {
    for (const key of keys) {
      const text = sentence(locale, key, undefined, words);
      if (text !== key) return text;
    }
    return undefined;
  };
  const placed = (field: string) => field.replaceAll('.', '_');
  return {
    label: (field, locale) =>
      first(locale, [
        `dictionaries.own.${object_id}.${placed(field)}`,
        `dictionaries.field.${placed(field)}`,
      ]) ?? field,
    hint: (field, locale) =>
      first(locale, [
        `dictionaries.hint.${object_id}.${placed(field)}`,
        `dictionaries.hints.${placed(field)}`,
      ]) ?? '',
    value: (field, value, locale) =>
      first(locale, [`${said[field] ?? 'dictionaries.values'}.${value}`, `dictionaries.values.${value}`]) ??
      value,
  };
};

const both = (say: (locale: Locale) => string) => ({ label: say('ru'), label_eng: say('en') });

const fieldOf = (
  name: string,
  field: Field,
  said: Speaker,
): Omit<DictionaryField, 'shown' | 'in_detail'> => ({
  name,
  kind: field.kind,
  ...both((locale) => said.label(name, locale)),
  hint: said.hint(name, 'ru'),
  hint_eng: said.hint(name, 'en'),
  write: field.write ?? null,
  required: field.required ?? false,
  nullable: field.nullable ?? false,
  max: field.max ?? null,
  values:
    field.values?.map((value) => ({ value, ...both((locale) => said.value(name, value, locale)) })) ?? null,
  references: field.references ? { object: field.references, by: field.kind === 'id' ? 'id' : 'code' } : null,
});

/** `organization_id` is said by `organization_name`, `country_code` by `country_name`. */
const shownBy = (name: string, readable: Readonly<Record<string, Field>>): string | null => {
  const twin = name.replace(/_(id|code)$/, '_name');
  return twin !== name && readable[twin] ? twin : null;
};

const titled = (words: OwnWords | undefined, name: string) => {
  const key = name.replaceAll(/[^a-z0-9_]/gi, '_');
  const said = (part: string, locale: Locale) =>
    sentence(locale, `dictionaries.${part}.${key}`, undefined, words);
  return {
    title: said('title', 'ru'),
    title_eng: said('title', 'en'),
    text: said('text', 'ru'),
    text_eng: said('text', 'en'),
  };
};
