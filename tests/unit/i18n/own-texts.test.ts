import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { textFinder } from '../../../lib/i18n/found-texts.ts';
import type { Sentence } from '../../../lib/i18n/override-messages.ts';
import { wrongWording } from '../../../lib/i18n/wrong-wording.ts';
import { deliveredTexts } from '../../../server/i18n/delivered.ts';

const read = (text: string): Sentence => compile(text) as Sentence;
const judged = (delivered: string, own: string) => wrongWording(read(delivered), read(own));

describe('a text in place of a delivered one', () => {
  test.each([
    ['Главная', 'Домой'],
    ['Ждёт {days, plural, one {# день} other {# дней}}', 'Ожидание: {days}'],
    ['Ждёт {days, plural, one {# день} other {# дней}}', '{days, plural, =0 {Сегодня} other {# дн.}} ждёт'],
    ['Откройте <a>правила</a>', '<a>Правила отпуска</a>'],
    ['{kind, select, a {А {n}} other {Б {n}}}', '{n}: {kind, select, other {В}}'],
  ])('may say %s as %s', (delivered, own) => {
    expect(judged(delivered, own)).toBeUndefined();
  });

  test.each([
    ['Ждёт {days} дней', 'Ждёт давно', 'text/missing', '{days}'],
    ['Ждёт {days} дней', 'Ждёт {day} дней', 'text/missing', '{days}'],
    ['Ждёт', 'Ждёт {name}', 'text/unknown', '{name}'],
    ['Откройте <a>правила</a>', 'Откройте правила', 'text/missing', '<a>'],
    ['Откройте', 'Откройте <b>это</b>', 'text/unknown', '<b>'],
    ['Привет, {name}', 'Привет, {name, plural, other {#}}', 'text/kind', '{name}'],
    ['{a} {b}', '', 'text/missing', '{a}, {b}'],
  ])('may not say %s as «%s»: %s', (delivered, own, code, names) => {
    expect(judged(delivered, own)).toEqual({ code, names });
  });

  test('each delivered sentence may stand for itself, and keeps its values in both languages', () => {
    for (const locale of ['ru', 'en'] as const)
      for (const [alias, text] of deliveredTexts(locale))
        expect([alias, wrongWording(read(text), read(text))]).toEqual([alias, undefined]);
    expect([...deliveredTexts('ru').keys()].toSorted()).toEqual([...deliveredTexts('en').keys()].toSorted());
  });
});

describe('which sentence a text on the page is', () => {
  const find = textFinder({
    shell: {
      home: 'Главная',
      title: 'Главная',
      waits: read('Ждёт {days, plural, one {# день} other {# дней}}'),
    },
    users: {
      hello: read('Здравствуйте, {name}'),
      any: read('{name}'),
      rich: read('Откройте <a>правила отпуска</a> (1–2)'),
    },
  });
  const aliases = (seen: string): string[] => find(seen).map(({ alias }) => alias);

  test('is told by its words, by all of them where several say the same', () => {
    expect(aliases('Главная')).toEqual(['shell.home', 'shell.title']);
    expect(aliases('  Главная\n')).toEqual(['shell.home', 'shell.title']);
    expect(aliases('Ждёт 21 день')).toEqual(['shell.waits']);
    expect(aliases('Ждёт 5\u00a0дней')).toEqual(['shell.waits']);
    expect(aliases('Здравствуйте, Пётр Орлов')).toEqual(['users.hello']);
    expect(aliases('Откройте правила отпуска (1–2)')).toEqual(['users.rich']);
  });

  test('what is a value alone is no sentence', () => {
    expect(aliases('Орлов П. Д.')).toEqual([]);
    expect(aliases('')).toEqual([]);
  });

  test('every delivered sentence of the shell is found by itself', () => {
    const texts = [...deliveredTexts('ru')].filter(
      ([alias, text]) => alias.startsWith('shell.') && typeof read(text) === 'string',
    );
    const shell = textFinder({
      shell: Object.fromEntries(texts.map(([alias, text]) => [alias.slice(6), text])),
    });
    const twins = (text: string) => texts.filter(([, other]) => other === text).length;
    for (const [alias, text] of texts)
      if (text.trim() !== '' && twins(text) < 10)
        expect(shell(text).map((each) => each.alias)).toContain(alias);
  });
});
