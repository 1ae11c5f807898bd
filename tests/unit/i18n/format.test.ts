import { describe, expect, test } from 'vitest';
import { compiled, compiledWording } from '../../../components/i18n/compiled.ts';
import {
  formatDay,
  formatDayMonth,
  formatDaySaid,
  formatDays,
  formatDaysShort,
  formatDecimal,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatMonthShort,
  formatNumber,
  formatRange,
  formatTime,
  printedValues,
} from '../../../lib/i18n/format.ts';
import { browserLocale, chosenLocale } from '../../../lib/i18n/locale.ts';
import { localised } from '../../../lib/i18n/localised.ts';
import { overrideMessages } from '../../../lib/i18n/override-messages.ts';
import { givenNames, initials, shortName } from '../../../lib/i18n/person-name.ts';

const MOSCOW = 'Europe/Moscow';

describe('days and times as people of each language write them', () => {
  test('a day', () => {
    expect(formatDay('2026-11-05', 'ru')).toBe('05.11.2026');
    expect(formatDay('2026-11-05', 'en')).toBe('5 Nov 2026');
  });
  test('a time, in the zone of the office', () => {
    expect(formatTime('2026-11-05T11:05:00Z', 'ru', MOSCOW)).toBe('14:05');
    expect(formatTime('2026-11-05T11:05:00Z', 'en', MOSCOW)).toBe('2:05 PM');
    expect(formatTime('2026-11-04T21:05:00Z', 'ru', MOSCOW)).toBe('00:05');
    expect(formatMoment('2026-11-04T21:05:00Z', 'ru', MOSCOW)).toBe('05.11.2026, 00:05');
    const exactly = { second: '2-digit', fractionalSecondDigits: 3 } as const;
    expect(formatMoment('2026-11-04T21:05:09.071Z', 'ru', MOSCOW, exactly)).toBe('05.11.2026, 00:05:09,071');
    expect(formatMoment('2026-11-04T21:05:09.071Z', 'en', MOSCOW, exactly)).toBe(
      '5 Nov 2026, 12:05:09.071 AM',
    );
  });
  test('a range has spaces around its dash and says a year once when it can', () => {
    expect(formatRange('2026-12-28', '2027-01-18', 'ru')).toBe('28.12.2026 – 18.01.2027');
    expect(formatRange('2026-11-24', '2026-11-27', 'ru')).toBe('24.11 – 27.11.2026');
    expect(formatRange('2026-11-24', '2026-11-27', 'en')).toBe('24–27 Nov 2026');
    expect(formatRange('2027-04-26', '2027-05-11', 'en')).toBe('26 Apr – 11 May 2027');
    expect(formatRange('2026-12-28', '2027-01-18', 'en')).toBe('28 Dec 2026 – 18 Jan 2027');
    expect(formatRange('2026-11-24', '2026-11-24', 'ru')).toBe('24.11.2026');
    expect(formatDaysShort('2027-02-08', '2027-02-21', 'en')).toBe('8–21 Feb');
    expect(formatDaysShort('2026-12-28', '2027-01-18', 'en')).toBe('28 Dec – 18 Jan');
    expect(formatDaysShort('2027-02-08', null, 'en')).toBe('8 Feb');
  });
  test('a long day', () => {
    expect(formatLongDay('2026-11-19', 'ru')).toBe('Четверг, 19\u00a0ноября');
    expect(formatLongDay('2026-11-19', 'en')).toBe('Thursday, 19 November');
    expect(formatDayMonth('2026-11-19', 'ru')).toBe('19\u00a0ноября');
    expect(formatDayMonth('2026-11-19', 'en')).toBe('19 November');
    expect(formatDaySaid('2026-11-19', 'en')).toBe('19 November 2026');
  });
  test('a month', () => {
    expect(formatMonth('2026-11-19', 'ru')).toBe('Ноябрь 2026');
    expect(formatMonthShort('2026-09-01', 'ru')).toBe('сен');
    expect(formatMonthShort('2026-05-01', 'ru')).toBe('май');
    expect(formatMonthShort('2026-09-01', 'en')).toBe('Sep');
  });
  test('a number', () => {
    expect(formatNumber('16.33', 'ru')).toBe('16,33');
    expect(formatNumber('14.00', 'en')).toBe('14');
    expect(formatDecimal('92.123400', 'ru')).toBe('92,1234');
    expect(formatDecimal('28.00', 'ru')).toBe('28');
  });
  test.each([
    [['2027-02-23', '2027-03-08'], '23.02.2027 и 08.03.2027', '23 Feb 2027 and 8 Mar 2027'],
    [['2027-01-01', '2027-01-02', '2027-01-03'], '01.01 – 03.01.2027', '1–3 Jan 2027'],
    [
      ['2026-12-31', '2027-01-01', '2027-02-23', '2027-03-07', '2027-03-08'],
      '31.12.2026 – 01.01.2027, 23.02.2027 и 07.03 – 08.03.2027',
      '31 Dec 2026 – 1 Jan 2027, 23 Feb 2027, and 7–8 Mar 2027',
    ],
    [['2027-03-08', '2027-02-23', '2027-02-23'], '23.02.2027 и 08.03.2027', '23 Feb 2027 and 8 Mar 2027'],
    [['2027-06-12'], '12.06.2027', '12 Jun 2027'],
    [[], '', ''],
  ])('of the days %j only those in a row are a range', (days, ru, en) => {
    expect([formatDays(days, 'ru'), formatDays(days, 'en')]).toEqual([ru, en]);
  });
  test('a period in a refusal is a range, one day stays one day', () => {
    const printed = (values: Record<string, string | number>, locale: 'ru' | 'en') =>
      printedValues({ field: 'start_date', code: 'vacation/overlap', values }, locale);
    const one = { number: 'КМ-7', start_date: '2026-11-29', end_date: '2026-11-29' };
    expect(printed(one, 'ru')).toMatchObject({ number: 'КМ-7', period: '29.11.2026' });
    expect(printed({ today: '2026-11-29', days: 3 }, 'en')).toMatchObject({ today: '29 Nov 2026', days: 3 });
  });
});

describe('names', () => {
  test('are shortened with spaces that do not break', () => {
    expect(shortName('Орлов Павел Дмитриевич')).toBe('Орлов\u00a0П.\u00a0Д.');
    expect(shortName('Orlov Pavel Dmitrievich')).toBe('Orlov\u00a0P.\u00a0D.');
    expect(shortName('de Vries  Anna')).toBe('de\u00a0V.\u00a0A.');
    expect(shortName('Ivanov ivan')).toBe('Ivanov\u00a0I.');
    expect(shortName('Lee')).toBe('Lee');
    expect(shortName('  Ли ')).toBe('Ли');
    expect(initials('Ковалёва Анна Сергеевна')).toBe('А.\u00a0С.');
    expect(givenNames('Ковалёва Анна Сергеевна')).toBe('Анна Сергеевна');
    expect(givenNames('Orlov Pavel Dmitrievich')).toBe('Pavel');
    expect(givenNames('Lee')).toBe('Lee');
  });
});

describe('two languages', () => {
  test('English shows when it is filled', () => {
    const row = { name: 'Отпуск', name_eng: ' Vacation ' };
    expect(localised(row, 'name', 'en')).toBe('Vacation');
    expect(localised(row, 'name', 'ru')).toBe('Отпуск');
    expect(localised({ name: 'Отпуск', name_eng: ' ' }, 'name', 'en')).toBe('Отпуск');
  });
  test('the own choice wins over profile and parameter', () => {
    expect(chosenLocale(undefined, 'en', 'ru')).toBe('en');
    expect(chosenLocale('de', null)).toBe('ru');
  });
  test.each([
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['ru-RU,ru;q=0.9,en-US;q=0.8', 'ru'],
    ['de, ru;q=0.3, en;q=0.5', 'en'],
    ['en;q=0, ru', 'ru'],
    ['de,*', undefined],
    ['', undefined],
    [null, undefined],
  ])('a browser that asks for %j likes %s', (header, locale) => {
    expect(browserLocale(header)).toBe(locale);
  });
  test('a row of the dictionary replaces a sentence, an empty value replaces nothing', () => {
    const shipped = { shell: { home: 'Главная', about: 'О портале' } };
    const rows = [
      { alias: 'shell.home', name: 'Начало', name_eng: 'Start' },
      { alias: 'shell.about', name: ' ', name_eng: '' },
      { alias: 'shell', name: 'x', name_eng: 'x' },
      { alias: 'shell.home.deep', name: 'x', name_eng: 'x' },
      { alias: 'own.text', name: 'Своё', name_eng: 'Own' },
    ];
    expect(overrideMessages(shipped, rows, 'ru')).toEqual({
      shell: { home: 'Начало', about: 'О портале' },
      own: { text: 'Своё' },
    });
  });

  test('are read before they are sent to a page; one of the client that cannot be read replaces nothing', () => {
    const shipped = compiled({
      list: { rows: '{n, plural, one {# строка} other {# строки}}', none: 'Пусто' },
    });
    expect(shipped).toStrictEqual({
      list: { rows: [['n', 2, { one: [0, ' строка'], other: [0, ' строки'] }]], none: 'Пусто' },
    });
    const rows = [
      { alias: 'list.none', name: 'Нет: {what}', name_eng: '' },
      { alias: 'list.rows', name: '{n, plural, one {', name_eng: '' },
      { alias: 'list.rows.deeper', name: 'мимо', name_eng: '' },
      { alias: 'list', name: 'мимо', name_eng: '' },
    ];
    expect(overrideMessages(shipped, compiledWording(rows), 'ru')).toEqual({
      list: { ...(shipped.list as object), none: ['Нет: ', ['what']] },
    });
    expect(overrideMessages(shipped, compiledWording(rows), 'en')).toEqual(shipped);
  });
});

test('T77: a name does not turn the words around it', () => {
  const row = { name: 'Орлов \u202eвеО\u202c', name_eng: '\u2066Orlov\u2069 \u202dP.' };
  expect([localised(row, 'name', 'ru'), localised(row, 'name', 'en')]).toEqual(['Орлов веО', 'Orlov P.']);
});
