import { describe, expect, test } from 'vitest';
import { FAMILY_IDENTITIES } from '../../../lib/documents/identities.ts';
import { namesOfFamily, withFamilies } from '../../../lib/i18n/family-messages.ts';
import { sentence } from '../../../server/i18n/sentence.ts';

test.each(['ru', 'en'] as const)('every family has a name where families are listed (%s)', (locale) => {
  for (const { object_id } of FAMILY_IDENTITIES) {
    const key = `shell.families.${object_id}`;
    expect(sentence(locale, key)).not.toBe(key);
    expect(sentence(locale, key)).toBe(sentence(locale, `families.${object_id}.title`));
  }
});

describe('the one file of a family', () => {
  const messages = withFamilies(
    { rules: { field: { wrong: 'Нет' } }, print: { place: 'Место' }, shell: { home: 'Главная' } },
    {
      memo: {
        title: 'Записка',
        gender: 'женский',
        synonyms: 'заметка',
        due: 'ответ {day}',
        guide: { title: 'Написать' },
        rules: { short: 'Коротко' },
        print: { ask: 'Прошу' },
        notifications: { prepared: 'Ждёт' },
      },
      leave: { title: 'Отпуск', rules: { long: 'Долго' } },
    },
  );
  test('stands in its places among the sentences of all', () => {
    expect(messages).toEqual({
      families: { memo: { title: 'Записка', gender: 'женский' }, leave: { title: 'Отпуск' } },
      rules: { field: { wrong: 'Нет' }, memo: { short: 'Коротко' }, leave: { long: 'Долго' } },
      print: { place: 'Место', families: { memo: { ask: 'Прошу' } } },
      notifications: { memo: { prepared: 'Ждёт' } },
      create: { synonyms: { memo: 'заметка' } },
      guide: { pages: { memo: { title: 'Написать' } } },
      shell: {
        home: 'Главная',
        families: { memo: 'Записка', leave: 'Отпуск' },
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
