import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { detailAt, detailOf, detailWith } from '../../lib/dictionaries/detail.ts';
import { DICTIONARIES } from '../../lib/dictionaries/dictionaries.data.ts';
import { objectOf } from '../../lib/registry/registry.ts';
import { ROUTES, routeNamed } from '../../lib/routes/table.ts';
import { placesOf } from '../../server/dictionaries/uses.ts';
import '../../server/object-rules.ts';

const messages = (language: string) =>
  JSON.parse(readFileSync(`messages/${language}/dictionaries.json`, 'utf8')) as {
    readonly title: Record<string, string>;
    readonly text: Record<string, string>;
    readonly field: Record<string, string>;
    readonly own: Record<string, Record<string, string>>;
    readonly used: Record<string, string>;
  };

describe.each(DICTIONARIES.map((each) => [each.name, each] as const))(
  'the dictionary %s',
  (name, dictionary) => {
    const object = objectOf(dictionary.object);

    test('names fields of its object alone, and tells its rows by what is written', () => {
      const { columns, searched, narrowed = [], key, values = {}, said = {} } = dictionary;
      const known = new Set([...Object.keys(object?.fields ?? {}), ...Object.keys(dictionary.detail ?? {})]);
      for (const field of [
        ...columns,
        ...searched,
        ...narrowed,
        ...key,
        ...Object.keys(values),
        ...Object.keys(said),
      ])
        expect(known, `${name} ${field}`).toContain(field);
      for (const field of key) expect(object?.fields[field]?.write, `${name} ${field}`).toBeDefined();
      expect(dictionary.detail === undefined || object?.fields.detail?.kind === 'json').toBe(true);
    });

    test('is said in both languages, and so is each of its fields', () => {
      for (const language of ['ru', 'en']) {
        const words = messages(language);
        const place = name.replaceAll(/[^a-z0-9_]/gi, '_');
        expect(words.title[place], language).toBeTruthy();
        expect(words.text[place], language).toBeTruthy();
        const written = Object.entries(object?.fields ?? {}).flatMap(([field, { write }]) =>
          write || dictionary.columns.includes(field) ? [field] : [],
        );
        for (const field of [...written, ...Object.keys(dictionary.detail ?? {})].map((each) =>
          each.replaceAll('.', '_'),
        ))
          expect(
            words.own[dictionary.object]?.[field] ?? words.field[field],
            `${language} ${name} ${field}`,
          ).toBeTruthy();
      }
    });

    test('says in both languages by what its rows are used', () => {
      for (const { object_id } of placesOf(object?.tables[0] ?? ''))
        for (const language of ['ru', 'en'])
          expect(messages(language).used[object_id], `${language} ${object_id}`).toBeTruthy();
    });
  },
);

test('every route of a dictionary has one, and each dictionary a place', () => {
  const drawn = ROUTES.filter(({ screen }) => screen === 'dictionary').map(({ name }) => name);
  const names = DICTIONARIES.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(drawn));
  for (const name of names)
    expect(routeNamed(name) === undefined || [...drawn, 'parameters', 'calendar'].includes(name), name).toBe(
      true,
    );
  expect(new Set(names).size).toBe(names.length);
});

describe('uses of rows', () => {
  const columns = (table: string) => placesOf(table).map((place) => `${place.table}.${place.column}`);

  test('are looked for wherever an object says that it names them, each column once', () => {
    expect(columns('document_type')).toEqual(
      expect.arrayContaining(['document.document_type_id', 'template.document_type_id']),
    );
    expect(columns('status')).toEqual(expect.arrayContaining(['workflow.status_id', 'document.status_id']));
    expect(columns('country')).toEqual(
      expect.arrayContaining(['city.country_code', 'organization.country_code']),
    );
    for (const table of ['document_type', 'status', 'country', 'organization'])
      expect(new Set(columns(table)).size).toBe(columns(table).length);
  });
});

describe('the json of details', () => {
  const detail = { attach_require: '1', unknown: { kept: true }, type_hint: 'Одно' };

  test('is read at its places; one text is said in both languages', () => {
    expect(detailAt(detail, 'attach_require')).toBe('1');
    expect(detailAt(detail, 'type_hint.en')).toBe('Одно');
    expect(detailAt(detail, 'nothing.ru')).toBeUndefined();
    expect(detailOf('{"a":1}')).toEqual({ a: 1 });
    for (const broken of ['{', '[]', 'null', '', undefined]) expect(detailOf(broken)).toEqual({});
  });

  test('changes at its places alone, and leaves out what is off or empty', () => {
    expect(detailWith(detail, { attach_require: '0', 'type_hint.en': 'One', day_count: 'working' })).toEqual({
      unknown: { kept: true },
      type_hint: { ru: 'Одно', en: 'One' },
      day_count: 'working',
    });
    expect(detailWith(detail, { 'type_hint.ru': '', 'type_hint.en': null })).toEqual({
      attach_require: '1',
      unknown: { kept: true },
    });
  });
});
