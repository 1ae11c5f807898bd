import { expect, test } from 'vitest';
import { FAMILIES } from '../../../lib/documents/families.ts';
import { STATUS_NAMES } from '../../../prisma/seed/dictionaries/statuses.data.ts';
import { wordsOf } from '../../e2e/support/words.ts';
import { wordsOf as wordsIn } from '../../support/messages.ts';

const words = { ru: wordsOf('ru'), en: wordsOf('en') };
const agreeing = Object.keys((wordsIn('ru', 'documents.json') as { statuses: object }).statuses);

/** English words that the screens say otherwise than the dictionary, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  // Beside "Approved" readers cannot tell "Agreed" apart.
  agreed: 'Endorsed',
};

const inGender = (gender: string) =>
  agreeing.map((status) => words.ru(`documents.statuses.${status}`, { gender }));

test('a status is a word that never changes, as it is in the dictionary, or one that agrees with its document', () => {
  const never = STATUS_NAMES.filter(([id]) => !agreeing.includes(id)).map(([, name]) => name);
  expect(never).toEqual(['Черновик', 'Подготовка']);
  expect(inGender('мужской').filter((word) => /[ао]$/.test(word))).toEqual([]);
  expect(inGender('женский').filter((word) => !/(а|ая)$/.test(word))).toEqual([]);
  expect(inGender('средний').filter((word) => !/(о|ое)$/.test(word))).toEqual([]);
});

test.each(STATUS_NAMES.filter(([id]) => agreeing.includes(id)))(
  '%s is called as the dictionary has it where the document is masculine, and in English unless there is a reason',
  (id, name, name_eng) => {
    const said = (locale: 'ru' | 'en', gender: string) =>
      words[locale](`documents.statuses.${id}`, { gender });
    expect(said('ru', 'мужской')).toBe(name);
    expect(said('en', 'none')).toBe(OTHERWISE[id] ?? name_eng);
  },
);

test('a trip is agreed, a statement and a report too, each in its gender', () => {
  const said = (object_id: string) =>
    words.ru('documents.statuses.agreed', { gender: words.ru(`shell.genders.${object_id}`) });
  expect(['btrip', 'statement', 'expense', 'vacation'].map(said)).toEqual([
    'Согласована',
    'Согласовано',
    'Согласован',
    'Согласован',
  ]);
  const genders = new Set(FAMILIES.map(({ object_id }) => words.ru(`shell.genders.${object_id}`)));
  expect([...genders].filter((gender) => !['мужской', 'женский', 'средний'].includes(gender))).toEqual([]);
});
