import { expect, test } from 'vitest';
import type { OtherPart } from '../../../lib/documents/facts/leave-facts.ts';
import { type AdviceFacts, vacationAdvice } from '../../../lib/documents/leave/advice.ts';
import en from '../../../messages/en/families/vacation.json' with { type: 'json' };
import ru from '../../../messages/ru/families/vacation.json' with { type: 'json' };
import { typeOf } from '../workflow/company.ts';

const FACTS: AdviceFacts = {
  today: '2026-11-22',
  parameters: { vacation_advice_notice_days: '14', vacation_advice_long_part: '1' },
  type: typeOf({ check_limit: '1' }),
  balances: [{ period: 2026, days_limit: 28, days_planned: 0, days_rest: 28 }],
  parts: [],
};
const part = (days: number, more: Partial<OtherPart> = {}): OtherPart => ({
  start_date: '2026-03-02',
  days,
  ...more,
});
const advised = (days: number, facts: Partial<AdviceFacts> = {}, start_date = '2026-12-14') =>
  vacationAdvice(
    { id: 1, document_type_id: 1, start_date, end_date: '2026-12-31', days },
    { ...FACTS, ...facts },
  ).map(({ code, values }) => [code, values]);

const NOTICE = [['vacation/short-notice', { days: 14 }]];

test.each([
  ['2026-12-06', []],
  ['2026-12-05', NOTICE],
  ['2026-11-22', NOTICE],
  ['2026-11-21', []],
])('on 22 November a vacation from %s is advised of two weeks’ notice (article 123)', (start, expected) => {
  expect(advised(14, {}, start)).toEqual(expected);
});

const NO_LONG_PART = [['vacation/no-long-part', { days: 14, year: '2026' }]];

test.each([
  [7, [], []],
  [14, [], []],
  [15, [], []],
  [7, [part(7)], []],
  [7, [part(8)], NO_LONG_PART],
  [7, [part(14)], []],
  [14, [part(10), part(4)], []],
  [7, [part(8, { replaced: true })], []],
  [7, [part(8, { period: 2025 })], []],
  [7, [part(8, { period: 2026, start_date: '2027-01-11' })], NO_LONG_PART],
  [7, [part(8, { detail: { limit_free: '1' } })], []],
  [7, [part(8, { detail: { leave_kind: 'additional' } })], []],
  [7, [part(7, { id: 5 }), part(7, { id: 6, parents: '5' })], []],
  [7, [part(7, { id: 5 }), part(8, { id: 6, parents: '5' })], NO_LONG_PART],
])('a part of %i days beside %j', (days, parts, expected) => {
  expect(advised(days, { parts })).toEqual(expected);
});

test('nothing is advised where the company does not ask for it, nor of leave that takes nothing from the limit', () => {
  const parts = [part(13)];
  expect(advised(2, { parts }, '2026-11-23')).toHaveLength(2);
  expect(advised(2, { parts, parameters: {} }, '2026-11-23')).toEqual([]);
  expect(advised(2, { parts, type: typeOf({ limit_free: '1' }) }, '2026-11-23')).toEqual([]);
  expect(advised(2, { parts, balances: [] })).toEqual([]);
});

test('what is advised says that it can be sent all the same', () => {
  for (const code of ['short-notice', 'no-long-part'] as const) {
    expect(ru.rules[code]).toMatch(/Отправить заявку можно$/);
    expect(en.rules[code]).toMatch(/You can still send the request$/);
  }
});
