import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Locale } from '../../../lib/access/actor.ts';
import { wordsOf } from '../../e2e/support/words.ts';
import { messageFiles, wordsOf as wordsIn } from '../../support/messages.ts';

const _FOLDER = join(import.meta.dirname, '..', '..', '..', 'messages');

type Values = Record<string, string | number>;

/** Words that readers of each language agreed on: not the specification's, but none goes back to a riddle unseen. */
const AGREED: readonly (readonly [locale: Locale, key: string, values: Values, said: string])[] = [
  ['ru', 'documents.home.away_today', { count: 1 }, 'Сегодня отсутствует 1 человек'],
  ['ru', 'documents.home.away_today', { count: 3 }, 'Сегодня отсутствуют 3 человека'],
  ['ru', 'documents.steps.back.draft.many', { count: 3 }, 'Вернуть 3 заявки на доработку?'],
  ['ru', 'documents.reason.many_text', { count: 3 }, 'Причину увидят авторы заявок.'],
  ['ru', 'documents.clash.peak', { peak: 2 }, 'до 2 одновременно'],
  ['ru', 'documents.keys.agree', {}, 'согласовать'],
  ['ru', 'documents.choose_columns.standard', {}, 'Столбцы по умолчанию'],
  ['ru', 'documents.home.waits_today', { gender: 'мужской' }, 'поступил сегодня'],
  ['ru', 'documents.home.waits_today', { gender: 'женский' }, 'поступила сегодня'],
  ['ru', 'documents.home.waits_today', { gender: 'средний' }, 'поступило сегодня'],
  ['ru', 'documents.home.waits_today', { gender: 'other' }, 'поступил сегодня'],
  ['ru', 'documents.home.returned', { number: 'КМ-1', gender: 'женский' }, 'КМ-1 · возвращена на доработку'],
  ['ru', 'documents.timeline.withdrawn', { gender: 'мужской' }, 'Отозван'],
  ['ru', 'documents.timeline.withdrawn', { gender: 'женский' }, 'Отозвана'],
  ['ru', 'documents.timeline.returned', { gender: 'мужской' }, 'Возвращён на доработку'],
  ['ru', 'documents.timeline.returned', { gender: 'средний' }, 'Возвращено на доработку'],
  ['ru', 'documents.timeline.zone', { code: 'Europe_Moscow', name: 'Europe/Moscow' }, 'время московское'],
  ['ru', 'passwords.current', {}, 'Текущий пароль'],
  ['ru', 'rules.user.password-special', {}, 'Специальный символ, например !'],
  ['ru', 'verify.verdict.failed', {}, 'Подпись неверна'],
  ['ru', 'papers.preview.cannot_answer', { count: 2 }, 'Не смогут ответить: 2'],
  ['ru', 'login.sign_in', {}, 'Войти'],
  ['ru', 'documents.files.size_and_day', { size: '3 МБ', day: '5 мая' }, '3 МБ · 5 мая'],
  ['ru', 'files.size.kb', { size: 3 }, '3 КБ'],
  ['en', 'documents.home.team', {}, 'Your team, next two weeks'],
  ['en', 'shell.routes.ugrants', {}, 'Delegated to you'],
  ['en', 'grants.title', {}, 'Delegated to you'],
  ['en', 'shell.routes.upapers-own', {}, 'Documents to acknowledge'],
  ['en', 'documents.presets.rest', { days: 28 }, 'Use all 28 days'],
  ['en', 'documents.checks.enough', {}, 'Enough days left'],
  ['en', 'grants.back', {}, 'Stop acting'],
  ['en', 'documents.choose_columns.standard', {}, 'Reset columns'],
  ['en', 'keys.orders.state.over', {}, 'expired'],
  ['en', 'shell.role.hr', {}, 'HR'],
  ['en', 'documents.holder.role.hr', {}, 'HR'],
  ['en', 'shell.find', {}, 'Search'],
  ['en', 'shell.routes.home', {}, 'Home'],
  ['en', 'keys.pin.current', {}, 'Current PIN'],
  ['en', 'home.greeting.day', { name: 'Pavel' }, 'Good afternoon, Pavel'],
];

const words = { ru: wordsOf('ru'), en: wordsOf('en') };

test.each(AGREED)('%s: %s', (locale, key, values, said) => {
  expect(words[locale](key, values)).toBe(said);
});

const everything = (locale: Locale): string =>
  messageFiles(locale)
    .map((file) => JSON.stringify(wordsIn(locale, file)))
    .join('\n');

test('sizes have their Russian units, capital letters both', () => {
  expect(everything('ru').match(/(?<!\p{L})(Мб|Кб|мб|кб|кБ|[MK]B)(?!\p{L})/gu)).toBeNull();
});

test('who verifies is asked for a document and a signature', () => {
  expect(words.ru('verify.lead')).toMatch(/^Загрузите документ /);
});
