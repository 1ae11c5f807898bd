import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Messages } from '../../../lib/i18n/override-messages.ts';
import { everythingSaid } from '../../support/messages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GLOSSARY = join(ROOT, 'docs/glossary.md');

/** Messages that say a word of the last column on purpose, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'ru create.synonyms.overtime': 'people look for overtime by this word',
  'ru create.synonyms.recruitment': 'people look for a hire by this word',
  'ru create.synonyms.materialassistance': 'people look for assistance by this word',
  'en create.synonyms.homeoffice': 'people look for work from home by these words',
  'en create.synonyms.internalmemo': 'people look for a memo by this word',
  'en create.synonyms.request': 'people look for a payslip by this word',
  'en create.synonyms.request_push_signed': 'people look for what to acknowledge by these words',
  'en create.kinds.request.payslip': 'people look for a payslip by this word',
  'en families.homeoffice.paper': 'the law calls the paper so',
  'ru idle.title': 'words of the specification (ERR-34)',
  'en errors.email_taken': 'words of the specification (VALID-26)',
  'en rules.user.email-taken': 'words of the specification (VALID-26)',
  'ru dictionaries.field.norma': 'files of accounting systems name the column so',
  'ru guide.pages.sign.text': 'it speaks of the place of the document, not of its status',
  'ru trust.responder.fault.over': 'the answer is that of an OCSP responder',
};

interface Term {
  readonly term: string;
  readonly said: Readonly<Record<'ru' | 'en', string>>;
  readonly never: Readonly<Record<'ru' | 'en', readonly string[]>>;
}

const wordsIn = (cell = ''): string[] =>
  cell
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const TERMS: readonly Term[] = readFileSync(GLOSSARY, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, term = '', ru = '', en = '', neverRu, neverEn]) => ({
    term,
    said: { ru, en },
    never: { ru: wordsIn(neverRu), en: wordsIn(neverEn) },
  }));

/** A word or some words as a whole; `*` stands for any ending. */
const patternOf = (never: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${never.replaceAll(/[.*+?^${}()|[\]\\]/g, (char) => (char === '*' ? '\\p{L}*' : `\\${char}`))}(?!\\p{L})`,
    'iu',
  );

/** What a reader sees of a message: names of its values are not said. */
const shownOf = (text: string): string => text.replaceAll(/\{\w+/g, '{');

const sentencesOf = (messages: Messages, path = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([name, said]): [string, string][] => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof said === 'string' ? [[key, said]] : sentencesOf(said as Messages, key);
  });

test.each(['ru', 'en'] as const)('no message says what the glossary never says (%s)', (locale) => {
  const never = TERMS.flatMap(({ never }) => never[locale]).map((word) => ({
    word,
    pattern: patternOf(word),
  }));
  const found = sentencesOf(everythingSaid(locale)).flatMap(([key, text]) =>
    never.flatMap(({ word, pattern }) =>
      pattern.test(shownOf(text)) && !(`${locale} ${key}` in EXCEPTIONS) ? [`${key}: ${word}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

/** Texts of a new portal that say such a word, and why. */
const EXCEPTIONS_OF_SEEDS: Readonly<Record<string, string>> = {
  'forms/dismissal-order-form.ts: расторжени*': 'words of the published form Т-8',
};

test('no Russian text that a portal is filled with says what the glossary never says', () => {
  const never = TERMS.flatMap(({ never: { ru } }) => ru).map((word) => ({ word, pattern: patternOf(word) }));
  const seeds = readdirSync(join(ROOT, 'prisma/seed'), { recursive: true, encoding: 'utf8' });
  const found = seeds
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(join(ROOT, 'prisma/seed', file), 'utf8')
        .split('\n')
        .filter((line) => /[а-яё]/i.test(line))
        .flatMap((line) =>
          never.flatMap(({ word, pattern }) => (pattern.test(line) ? [`${file}: ${word}`] : [])),
        ),
    );
  expect(found.filter((said) => !(said in EXCEPTIONS_OF_SEEDS))).toEqual([]);
  expect(Object.keys(EXCEPTIONS_OF_SEEDS).filter((said) => !found.includes(said))).toEqual([]);
});

test('each term is said in both languages, and what is never said is no part of what is', () => {
  for (const { term, said, never } of TERMS) {
    expect(
      [term, said.ru, said.en].filter((cell) => cell === ''),
      term,
    ).toEqual([]);
    for (const locale of ['ru', 'en'] as const)
      expect(
        never[locale].filter((word) => patternOf(word).test(said[locale])),
        term,
      ).toEqual([]);
  }
  expect(TERMS.length).toBeGreaterThan(20);
});

test('an ending is any, a beginning is not', () => {
  expect(patternOf('локаци*').test('По локациям')).toBe(true);
  expect(patternOf('локаци*').test('Дислокация')).toBe(false);
});

test('each exception names a message that is there', () => {
  const keys = (['ru', 'en'] as const).flatMap((locale) =>
    sentencesOf(everythingSaid(locale)).map(([key]) => `${locale} ${key}`),
  );
  expect(Object.keys(EXCEPTIONS).filter((key) => !keys.includes(key))).toEqual([]);
});
