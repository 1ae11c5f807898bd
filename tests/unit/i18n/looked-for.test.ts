import { describe, expect, test } from 'vitest';
import { listedWords, meantBy } from '../../../lib/documents/looked-for.ts';
import { FAMILY_IDENTITIES } from '../../../lib/families/identities.ts';
import { DOCUMENT_TYPES } from '../../../prisma/seed/dictionaries/document-types.data.ts';
import { REQUEST_TYPES } from '../../../prisma/seed/dictionaries/request-types.data.ts';
import { sentence } from '../../../server/i18n/sentence.ts';

type Locale = 'ru' | 'en';

const wordsOf = (locale: Locale, key: string): readonly string[] => {
  const said = sentence(locale, key);
  return said === key ? [] : listedWords(said);
};

const families = (locale: Locale) =>
  FAMILY_IDENTITIES.map(({ object_id }) => ({
    key: object_id,
    words: [
      sentence(locale, `shell.families.${object_id}`),
      ...wordsOf(locale, `create.synonyms.${object_id}`),
    ],
    types: (DOCUMENT_TYPES[object_id] ?? []).flatMap(([, name, name_eng]) => [name, name_eng]),
  }));

const papers = (locale: Locale) =>
  REQUEST_TYPES.map(({ code, name, name_eng }) => ({
    key: code,
    words: [name, name_eng, ...wordsOf(locale, `create.kinds.request.${code}`)],
    types: [],
  }));

const keys = (found: readonly { key: string }[]) => found.map(({ key }) => key);

test.each(['ru', 'en'] as const)('every family has words that people look for it by (%s)', (locale) => {
  for (const { object_id } of FAMILY_IDENTITIES)
    expect(wordsOf(locale, `create.synonyms.${object_id}`), object_id).not.toEqual([]);
});

describe('what can be begun', () => {
  test.each([
    ['ru', 'справка', 'request'],
    ['ru', '2-НДФЛ', 'request'],
    ['ru', 'ндфл', 'request'],
    ['ru', 'расчетный', 'request'],
    ['ru', 'ЗАБОЛЕЛ', 'sickleave'],
    ['ru', 'pf,jktk', 'sickleave'],
    ['ru', 'уволиться', 'statement'],
    ['ru', 'удаленка', 'homeoffice'],
    ['ru', 'за свой счет', 'vacation'],
    ['en', 'sick', 'sickleave'],
    ['en', 'Payslip', 'request'],
    ['en', 'resign', 'statement'],
  ] as const)('is found by what people call it (%s): %s', (locale, typed, family) =>
    expect(keys(meantBy(typed, families(locale)))).toEqual([family]),
  );
  test('is found by a type of its documents where no name says it', () =>
    expect(keys(meantBy('study leave', families('ru')))).toEqual(['vacation']));
  test.each([
    ['ru', '2-ндфл', 'income'],
    ['ru', 'трудовая книжка', 'work_record'],
    ['en', 'pay slip', 'payslip'],
  ] as const)('is a kind of paper as well (%s): %s', (locale, typed, code) =>
    expect(keys(meantBy(typed, papers(locale)))).toEqual([code]),
  );
});
