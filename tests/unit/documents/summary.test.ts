import { describe, expect, test } from 'vitest';
import { summaryOf } from '../../../lib/documents/summary.ts';

describe('a document in one line', () => {
  test('of several days says the period and how many days', () => {
    expect(summaryOf({ start_date: '2026-11-24', end_date: '2026-11-27', days: 4 }, 'ru')).toEqual({
      title: '',
      when: { kind: 'days', first: '2026-11-24', last: '2026-11-27' },
      days: 4,
      amount: undefined,
    });
  });
  test('of one day begins and ends on it', () => {
    expect(summaryOf({ start_date: '2026-11-21', end_date: null, days: null }, 'ru')).toMatchObject({
      when: { kind: 'days', first: '2026-11-21', last: '2026-11-21' },
      days: undefined,
    });
  });
  test('with days of its own says these, not the day it is due', () => {
    expect(summaryOf({ start_date: '2026-11-24', due_date: '2026-11-30' }, 'ru').when).toMatchObject({
      kind: 'days',
    });
  });
  test('says the day it is due first where its family says so, else the day it is dated by', () => {
    const statement = { object_id: 'statement', start_date: '2026-11-24' } as const;
    expect(summaryOf({ ...statement, due_date: '2026-12-08' }, 'ru').when).toEqual({
      kind: 'due',
      day: '2026-12-08',
    });
    expect(summaryOf({ ...statement, due_date: null }, 'ru').when).toMatchObject({ first: '2026-11-24' });
    expect(
      summaryOf({ ...statement, object_id: 'expense', due_date: '2026-12-08' }, 'ru').when,
    ).toMatchObject({
      kind: 'days',
    });
  });
  test('of hours says from when to when, and the hours that it reckoned: over midnight, and without its break', () => {
    const overtime = { start_date: '2026-11-27', end_date: '2026-11-28', days: null } as const;
    const night = { ...overtime, time_from: '20:00', time_to: '02:00', hours: '5.50' } as const;
    expect(summaryOf(night, 'ru')).toMatchObject({ times: ['20:00', '02:00'], hours: '5.50' });
    const day = { ...overtime, time_from: '18:00', time_to: '23:00', hours: '4.50' } as const;
    expect(summaryOf(day, 'ru')).toMatchObject({ times: ['18:00', '23:00'], hours: '4.50' });
    expect(summaryOf({ ...day, hours: null }, 'ru').hours).toBeUndefined();
  });
  test('of some hours of a day says no days', () => {
    const part = { start_date: '2026-11-24', end_date: '2026-11-24', days: 1, hours: '2.00' } as const;
    expect(summaryOf(part, 'ru')).toMatchObject({ times: undefined, hours: '2.00', days: undefined });
  });
  test('without days says until when it is due', () => {
    expect(summaryOf({ start_date: null, due_date: '2026-11-30' }, 'ru').when).toEqual({
      kind: 'due',
      day: '2026-11-30',
    });
  });
  test('of money says the sum and its currency, a sum of nothing too', () => {
    expect(summaryOf({ title: 'Пермь', amount: '23780.50', currency_code: 'RUB' }, 'ru')).toEqual({
      title: 'Пермь',
      when: undefined,
      days: undefined,
      amount: { sum: '23780.50', currency: 'RUB' },
    });
    expect(summaryOf({ amount: '0.00', currency_code: null }, 'ru').amount).toEqual({
      sum: '0.00',
      currency: '',
    });
  });
  test('is called in the language of its reader, in Russian where there is no other', () => {
    const paper = { title: 'Справка с места работы', title_eng: 'Certificate of employment' };
    expect(summaryOf(paper, 'en').title).toBe('Certificate of employment');
    expect(summaryOf(paper, 'ru').title).toBe('Справка с места работы');
    expect(summaryOf({ ...paper, title_eng: ' ' }, 'en').title).toBe('Справка с места работы');
  });
  test('that says nothing of itself is left to the name of its type', () => {
    expect(summaryOf({}, 'ru')).toEqual({ title: '', when: undefined, days: undefined, amount: undefined });
  });
});
