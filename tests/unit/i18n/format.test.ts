import { describe, expect, test } from 'vitest';
import {
  formatDay,
  formatDayMonth,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatMonthShort,
  formatNumber,
  formatRange,
  formatTime,
  parseDay,
} from '../../../lib/i18n/format.ts';
import { chosenLocale } from '../../../lib/i18n/locale.ts';
import { localised } from '../../../lib/i18n/localised.ts';
import { overrideMessages } from '../../../lib/i18n/override-messages.ts';
import { givenNames, initials, shortName } from '../../../lib/i18n/person-name.ts';

const MOSCOW = 'Europe/Moscow';

describe('days and times as people of each language write them', () => {
  test('a day', () => {
    expect(formatDay('2026-11-05', 'ru')).toBe('05.11.2026');
    expect(formatDay('2026-11-05', 'en')).toBe('11/5/2026');
  });
  test('a time, in the zone of the office', () => {
    expect(formatTime('2026-11-05T11:05:00Z', 'ru', MOSCOW)).toBe('14:05');
    expect(formatTime('2026-11-05T11:05:00Z', 'en', MOSCOW)).toBe('2:05 PM');
    expect(formatTime('2026-11-04T21:05:00Z', 'ru', MOSCOW)).toBe('00:05');
    expect(formatMoment('2026-11-04T21:05:00Z', 'ru', MOSCOW)).toBe('05.11.2026, 00:05');
  });
  test('a range has spaces around its dash and says a year once when it can', () => {
    expect(formatRange('2026-12-28', '2027-01-18', 'ru')).toBe('28.12.2026 – 18.01.2027');
    expect(formatRange('2026-11-24', '2026-11-27', 'ru')).toBe('24.11 – 27.11.2026');
    expect(formatRange('2026-11-24', '2026-11-27', 'en')).toBe('11/24 – 11/27/2026');
    expect(formatRange('2026-11-24', '2026-11-24', 'ru')).toBe('24.11.2026');
  });
  test('a long day', () => {
    expect(formatLongDay('2026-11-19', 'ru')).toBe('Четверг, 19\u00a0ноября');
    expect(formatLongDay('2026-11-19', 'en')).toBe('Thursday, November 19');
    expect(formatDayMonth('2026-11-19', 'ru')).toBe('19\u00a0ноября');
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
  });
  test('a typed day is read in the order of its language, and only when it exists', () => {
    expect(parseDay('5.11.2026', 'ru')).toBe('2026-11-05');
    expect(parseDay('11/5/2026', 'en')).toBe('2026-11-05');
    expect(parseDay('29.02.2026', 'ru')).toBeUndefined();
    expect(parseDay('tomorrow', 'ru')).toBeUndefined();
  });
});

describe('names', () => {
  test('are shortened with spaces that do not break', () => {
    expect(shortName('Орлов Павел Дмитриевич')).toBe('Орлов\u00a0П.\u00a0Д.');
    expect(shortName('Orlov Pavel Dmitrievich')).toBe('P.\u00a0Orlov');
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
});
