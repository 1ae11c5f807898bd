import { expect, test } from 'vitest';
import type { Locale } from '../../../lib/access/actor.ts';
import { messageFiles, type Words, wordsOf } from '../../support/messages.ts';

/** Numbers that stand before a word in one form on purpose, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'ru documents.list.unread_many': 'said of more than ninety-nine alone',
  'en documents.list.unread_many': 'said of more than ninety-nine alone',
  'ru families/vacation.days.why_months_note': 'a twelfth of a norm is never whole',
  'en families/vacation.days.why_months_note': 'a twelfth of a norm is never whole',
  'en letters.facts': 'the number of all templates is read, not counted',
};

/** Beginnings of what the portal counts. Years and rows of a file are named, not counted. */
const COUNTED: Readonly<Record<Locale, RegExp>> = {
  ru: /\{(?!row\}|acts\})\w+(?:, number)?\}\+? (?:день|дня|дней|час|часа|часов|минут|секунд|месяц|раз|документ|сотрудник|работник|человек|люд|файл|строк|мест|запись|записи|записей|шаг|ошиб|напоминан|попыт|цифр|знак|байт|экземпляр|недел|уведомлени|сообщени|новых|новейш|календарн|рабоч)(?!\p{L}*\})/u,
  en: /\{\w+(?:, number)?\}\+? (?:days?|hours?|minutes?|seconds?|months?|times?|documents?|employees?|people|person|files?|lines?|rows?|seats?|steps?|errors?|emails?|reminders?|attempts?|digits?|characters?|bytes?|copies|copy|weeks?|notifications?|messages?|working|calendar|newest|templates?)\b/u,
};

/** An ending in brackets: «файл(ы)», “file(s)”. An employee who has read a paper signs «Ознакомлен(а)». */
const BRACKETED = /(?<!Ознакомлен)(?<=\p{L})\(\p{L}{1,3}\)/u;

interface Plural {
  readonly start: number;
  readonly end: number;
  readonly cases: readonly string[];
}

/** The plurals of a sentence as its file has it, an inner one after the one around it. */
const pluralsOf = (text: string): Plural[] =>
  [...text.matchAll(/\{\s*\w+\s*,\s*plural\s*,/g)].map(({ 0: head, index }) => {
    const cases: string[] = [];
    let [depth, word, at] = [0, '', index + head.length];
    for (; at < text.length && !(depth === 0 && text[at] === '}'); at += 1) {
      const char = text.charAt(at);
      if (char === '{' && depth === 0) cases.push(word.trim());
      if (char === '{') depth += 1;
      else if (char === '}') depth -= 1;
      word = depth === 0 && char !== '}' ? word + char : '';
    }
    return { start: index, end: at + 1, cases };
  });

const withoutPlurals = (text: string): string =>
  pluralsOf(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text);

const sentencesOf = (words: Words, path: string): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, said]): [string, string][] =>
    typeof said === 'string' ? [[`${path}.${name}`, said]] : sentencesOf(said, `${path}.${name}`),
  );

const allOf = (locale: Locale) =>
  messageFiles(locale).flatMap((file) => sentencesOf(wordsOf(locale, file), file.slice(0, -'.json'.length)));

const LOCALES = ['ru', 'en'] as const;

test.each(LOCALES)('a number before what it counts brings all forms of the word (%s)', (locale) => {
  const found = allOf(locale).flatMap(([key, text]) =>
    COUNTED[locale].test(withoutPlurals(text)) && !(`${locale} ${key}` in EXCEPTIONS) ? [key] : [],
  );
  expect(found).toEqual([]);
});

test.each(LOCALES)('a plural has the forms of its language, none by halves (%s)', (locale) => {
  const found = allOf(locale).flatMap(([key, text]) =>
    pluralsOf(text).flatMap(({ cases }) => {
      const forms = ['few', 'many'].filter((form) => cases.includes(form)).length;
      const whole = cases.includes('other') && (locale === 'ru' ? forms !== 1 : forms === 0);
      return whole ? [] : [`${key}: ${cases.join(' ')}`];
    }),
  );
  expect(found).toEqual([]);
});

test.each(LOCALES)('no word carries an ending in brackets (%s)', (locale) => {
  expect(allOf(locale).flatMap(([key, text]) => (BRACKETED.test(text) ? [key] : []))).toEqual([]);
});

test('plurals are found inside one another', () => {
  const text =
    'За {a, plural, one {# день {b, plural, other {x}}} few {# дня} many {# дней} other {# дня}} и {c} дней';
  expect(pluralsOf(text).map(({ cases }) => cases.join(' '))).toEqual(['one few many other', 'other']);
  expect(COUNTED.ru.test(text)).toBe(true);
  expect(BRACKETED.test('файл(ы)')).toBe(true);
});
