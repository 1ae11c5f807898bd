import { describe, expect, test } from 'vitest';
import { closingRefusals } from '../../../lib/timesheet/closing.ts';
import { correctionRefusals } from '../../../lib/timesheet/correction.ts';
import { type DayCodes, sayingOf } from '../../../lib/timesheet/day-codes.ts';
import { isOvertaken, namedIn, writtenDay } from '../../../lib/timesheet/stored-day.ts';
import { codeLetter, typedCodes, typedMinutes } from '../../../lib/timesheet/typed-codes.ts';

describe('codes as they are typed', () => {
  test.each([
    ['я', 'Я 480'],
    ['Я 7,5', 'Я 450'],
    ['Я8/С2', 'Я 480/С 120'],
    ['с 2 / я 8', 'Я 480/С 120'],
    ['от', 'ОТ'],
    ['нв 2:15', 'НВ 135'],
    ['ОЪ', undefined],
    ['Я 8 С 2', undefined],
    ['8', undefined],
    ['', undefined],
  ])('%j', (text, saying) => {
    const codes = typedCodes(text, 480);
    expect(codes && sayingOf(codes)).toBe(saying);
  });

  test.each([
    ['a day before a holiday', 420, 'Я 420'],
    ['a day off', 0, 'Я 480'],
  ])('work without hours has those of %s', (_, norm, saying) => {
    expect(sayingOf(typedCodes('я', norm) ?? [])).toBe(saying);
  });

  test('a key is a letter of a code on either keyboard, or none', () => {
    expect(['о', 'О', 'j', 'z', 'c', 'ы', '5', 'Enter', '-'].map(codeLetter)).toEqual([
      'О',
      'О',
      'О',
      'Я',
      'С',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('hours are decimals or a clock', () => {
    expect(['8', '7.5', '7,25', '0:45', '', '7:60', 'семь'].map(typedMinutes)).toEqual([
      480,
      450,
      435,
      45,
      0,
      undefined,
      undefined,
    ]);
  });
});

describe('a correction', () => {
  const was: DayCodes = [['Я', 480]];
  const refused = (codes: DayCodes, more: { reason?: string; closed?: boolean; employed?: boolean } = {}) =>
    correctionRefusals({ was, codes, reason: '', closed: false, employed: true, ...more }).map(
      ({ code }) => code,
    );

  test('of an open day needs no reason, of a closed one it does', () => {
    expect(refused([['Б', 0]])).toEqual([]);
    expect(refused([['Б', 0]], { closed: true })).toEqual(['timesheet/reason']);
    expect(refused([['Б', 0]], { closed: true, reason: 'Приказ № 188-К' })).toEqual([]);
  });

  test('says something of a day on which the person was employed', () => {
    expect(refused([], {})).toEqual(['timesheet/codes']);
    expect(refused([['Б', 0]], { employed: false })).toEqual(['timesheet/not-employed']);
    expect(refused(was)).toEqual(['timesheet/same']);
    expect(refused([['С', 0]])).toEqual(['timesheet/no-hours']);
    expect(
      refused([
        ['Я', 1_440],
        ['С', 1],
      ]),
    ).toEqual(['timesheet/too-long']);
  });

  test('is overtaken by documents alone, whatever it says itself', () => {
    const now = { codes: was, night: 0, told: [] };
    const written = writtenDay([['Г', 0]], now);
    expect(isOvertaken(written, now)).toBe(false);
    expect(isOvertaken(written, { ...now, codes: [['ОТ', 0]] })).toBe(true);
  });
});

describe('a month', () => {
  const asked = (was: 'open' | 'half' | 'month', becomes: 'open' | 'half' | 'month', reason = '') =>
    closingRefusals({ month: '2026-11', was, becomes, reason }, '2026-11-10').map(({ code }) => code);

  test('is closed by parts that have begun, and opened again for a reason', () => {
    expect(asked('open', 'half')).toEqual([]);
    expect(asked('open', 'month')).toEqual(['timesheet/not-begun']);
    expect(asked('month', 'half')).toEqual(['timesheet/reason']);
    expect(asked('half', 'open', 'Пришли больничные')).toEqual([]);
  });
});

test('TS-01: the overtime that was counted is named once each, with semicolons between', () => {
  const told = (document_id: number, named?: 'overtime_ids') => ({
    code: 'С' as const,
    day_minutes: 60,
    night_minutes: 0,
    document_id,
    ...(named ? { named } : {}),
  });
  const day = { codes: [] };
  const days = {
    '2026-10-14': { ...day, told: [told(7, 'overtime_ids'), told(3)] },
    '2026-10-15': { ...day, told: [told(7, 'overtime_ids'), told(9, 'overtime_ids')] },
    '2026-10-16': day,
  };
  expect(namedIn(days, 'overtime_ids')).toBe('7;9');
});
