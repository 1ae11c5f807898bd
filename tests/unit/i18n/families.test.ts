import { describe, expect, test } from 'vitest';
import { FAMILY_IDENTITIES } from '../../../lib/families/identities.ts';
import { FAMILY_GROUPS } from '../../../lib/families/identity.ts';
import { namesOfFamily, withFamilies } from '../../../lib/i18n/family-messages.ts';
import { ROUTES } from '../../../lib/routes/table.ts';
import { sentence } from '../../../server/i18n/sentence.ts';

test.each(['ru', 'en'] as const)('every family has a name where families are listed (%s)', (locale) => {
  for (const { object_id } of FAMILY_IDENTITIES) {
    const key = `shell.families.${object_id}`;
    expect(sentence(locale, key)).not.toBe(key);
    expect(sentence(locale, key)).toBe(sentence(locale, `families.${object_id}.title`));
  }
});

describe.each(['ru', 'en'] as const)('no two stand side by side under one name (%s)', (locale) => {
  const names = (keys: readonly string[]) => keys.map((key) => sentence(locale, key));
  const twice = (all: readonly string[]) => all.filter((name, index) => all.indexOf(name) !== index);
  test('families and their groups, in the inbox, in filters and where one is begun', () => {
    const groups = FAMILY_GROUPS.map((group) => `shell.groups.${group}`);
    for (const said of ['together', 'families']) {
      const families = FAMILY_IDENTITIES.map(({ object_id }) => `shell.${said}.${object_id}`);
      expect(names(families)).not.toEqual(families);
      expect(twice(names([...families, ...groups]))).toEqual([]);
    }
  });
  test.each(['own', 'sub', 'rev', 'hr'])('lists of one kind: %s', (mode) => {
    const lists = FAMILY_IDENTITIES.map(({ object_id }) => `families.${object_id}.lists.${mode}`);
    expect(twice(names(lists))).toEqual([]);
  });
  test('entries of a menu, for somebody with every role', () => {
    const links = ROUTES.filter(({ built, menu }) => built && menu !== undefined);
    expect(twice(names(links.map(({ name }) => `shell.routes.${name}`)))).toEqual([]);
  });
});

describe('the one file of a family', () => {
  const messages = withFamilies(
    {
      rules: { field: { wrong: 'Нет' } },
      print: { place: 'Место' },
      shell: { home: 'Главная' },
      documents: { statuses: { processed: 'Обработан' } },
    },
    {
      memo: {
        title: 'Записка',
        title_plural: 'Записки',
        gender: 'женский',
        synonyms: 'заметка',
        kinds: { short: 'заметочка' },
        due: 'ответ {day}',
        guide: { title: 'Написать' },
        rules: { short: 'Коротко' },
        print: { ask: 'Прошу' },
        notifications: { prepared: 'Ждёт' },
        statuses: { processed: 'Исполнена' },
        steps: { onward: { processed: { verb: 'Исполнить' } } },
        stages: { accepted: 'Исполнение' },
      },
      leave: { title: 'Отпуск', rules: { long: 'Долго' } },
    },
  );
  test('stands in its places among the sentences of all', () => {
    expect(messages).toEqual({
      families: {
        memo: { title: 'Записка', title_plural: 'Записки', gender: 'женский' },
        leave: { title: 'Отпуск' },
      },
      rules: { field: { wrong: 'Нет' }, memo: { short: 'Коротко' }, leave: { long: 'Долго' } },
      print: { place: 'Место', families: { memo: { ask: 'Прошу' } } },
      notifications: { memo: { prepared: 'Ждёт' } },
      create: { synonyms: { memo: 'заметка' }, kinds: { memo: { short: 'заметочка' } } },
      documents: {
        statuses: { processed: 'Обработан', memo: { processed: 'Исполнена' } },
        steps: { memo: { onward: { processed: { verb: 'Исполнить' } } } },
        stages: { memo: { accepted: 'Исполнение' } },
      },
      guide: { pages: { memo: { title: 'Написать' } } },
      shell: {
        home: 'Главная',
        families: { memo: 'Записка', leave: 'Отпуск' },
        together: { memo: 'Записки' },
        genders: { memo: 'женский' },
        due: { memo: 'ответ {day}' },
        routes: {},
      },
    });
  });
  test('comes with the pages of that family alone', () => {
    const names = ['shell', 'families', 'rules'];
    expect(namesOfFamily(names, ['memo'], messages, ['memo', 'leave'])).toEqual([
      'shell',
      'families.memo',
      'rules.field',
      'rules.memo',
    ]);
  });
});
