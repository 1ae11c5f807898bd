import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  formatDay,
  formatDayMonth,
  formatDayShort,
  formatDays,
  formatDaysShort,
  formatLongDay,
  formatMoment,
  formatRange,
} from '../../../lib/i18n/format.ts';
import { sentence } from '../../../server/i18n/sentence.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** 4/26, 4/26/27, 26.04.2027: a reader cannot tell the day from the month. */
const AMBIGUOUS = /\b\d{1,2}[/.]\d{1,2}\b/;

const DAYS = ['2027-04-26', '2027-05-01', '2027-05-11', '2028-01-02'];

test('no day, moment or period is written in English by numbers alone', () => {
  const pairs = DAYS.flatMap((start, index) => DAYS.slice(index).map((end) => [start, end] as const));
  const written = [
    ...DAYS.flatMap((day) => [
      formatDay(day, 'en'),
      formatDayShort(day, 'en'),
      formatDayMonth(day, 'en'),
      formatLongDay(day, 'en'),
      formatMoment(`${day}T10:00:00Z`, 'en', 'UTC'),
    ]),
    ...pairs.flatMap(([start, end]) => [formatRange(start, end, 'en'), formatDaysShort(start, end, 'en')]),
    formatDays(DAYS, 'en'),
  ];
  expect(written.filter((text) => AMBIGUOUS.test(text) || !/[A-Z][a-z]{2}/.test(text))).toEqual([]);
});

test('messages and letters write their days as the language of the reader does', () => {
  const said = (locale: 'ru' | 'en') =>
    sentence(locale, 'notifications.schedule_reminder', { year: '2027', day: '2027-05-11' });
  expect([said('ru'), said('en')]).toEqual([
    expect.stringContaining('11.05.2027'),
    expect.stringContaining('by 11 May 2027:'),
  ]);
});

/** Machines read these: the parts of a day, the cell of a workbook. */
const FOR_MACHINES = ['lib/kernel/day-start.ts', 'lib/kernel/day.ts', 'server/reports/workbook.ts'];

/** A month as a number, a style of the language's own choice, a day turned around by hand. */
const BY_HAND = /month: '(2-digit|numeric)'|dateStyle|toLocaleDateString|\.split\('-'\)\s*\.reverse\(\)/;

test('days are written by the one file of formats', () => {
  const files = globSync('{app,bin,components,lib,server}/**/*.{ts,tsx}', { cwd: ROOT });
  const found = files.filter((file) => BY_HAND.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(found.sort()).toEqual(FOR_MACHINES);
});

/** They name what a person may type, or a file may hold. */
const WHAT_IS_TYPED = [/"not_a_day": /, /"date": "“\{value\}” is not a date/];

test('English sentences show no day by numbers, but where they say how one is typed', () => {
  const lines = globSync('messages/en/**/*.json', { cwd: ROOT }).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => /\b\d{1,2}[/.]\d{1,2}[/.](\d{2}|\d{4})\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.filter((line) => !WHAT_IS_TYPED.some((typed) => typed.test(line)))).toEqual([]);
});
