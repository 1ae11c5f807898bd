import { expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { lengthOf } from '../../../lib/calendar/day-count.ts';
import { accrualsOf, type Earning } from '../../../lib/leave/accruals.ts';
import { balanceOn, type Entry, lowestFrom, withBalances } from '../../../lib/leave/entry.ts';
import { explainedOn } from '../../../lib/leave/explained.ts';
import { daysOfParts, partsOfDays } from '../../../lib/leave/parts.ts';
import { CALENDAR } from '../../../prisma/seed/dictionaries/calendar.data.ts';

const TODAY = '2026-11-19';

/** Hired on 12.10.2025; two months came from the accounting system as the days of 2025. */
const earning: Earning = {
  service: { hire_date: '2025-10-12', dismissal_date: null, unearning: [] },
  norms: [],
  norma: 28,
  limited: new Set([2025]),
};

const day = (on_date: string, cause: Entry['cause'], days: string | number): Entry => ({
  on_date,
  cause,
  period: Number(on_date.slice(0, 4)),
  parts: partsOfDays(days),
});

const ledger: Entry[] = [
  { ...day('2026-01-01', 'import', '4.67'), period: 2025 },
  ...accrualsOf(earning, '2027-06-30').map((each): Entry => ({ ...each, cause: 'accrual' })),
  day('2026-06-01', 'leave', -14),
  day('2026-06-15', 'correction', 2),
  day('2026-08-24', 'leave', -2),
  day('2026-12-28', 'leave', -6),
  day('2027-03-01', 'planned', -7),
];

const on = (date: string, cause?: Entry['cause']): string =>
  daysOfParts(
    balanceOn(
      ledger.filter((each) => !cause || each.cause === cause),
      date,
    ),
  );

test('VAC-25 two months that came and eleven that were earned are 30.33 days', () => {
  const granted = ledger.filter(({ cause }) => cause === 'import' || cause === 'accrual');
  expect(accrualsOf(earning, TODAY)).toHaveLength(11);
  expect(daysOfParts(balanceOn(granted, TODAY))).toBe('30.33');
});

test.each([
  ['2026-01-01', '4.67'],
  ['2026-01-12', '7.00'],
  ['2026-05-12', '16.33'],
  ['2026-06-01', '2.33'],
  ['2026-06-12', '4.67'],
  ['2026-06-15', '6.67'],
  ['2026-08-12', '11.33'],
  ['2026-08-24', '9.33'],
  [TODAY, '16.33'],
  ['2026-12-12', '18.67'],
  ['2026-12-28', '12.67'],
  ['2027-02-12', '17.33'],
  ['2027-03-01', '10.33'],
  ['2027-04-12', '15.00'],
  ['2027-05-12', '17.33'],
])('on %s there are %s days', (date, days) => {
  expect(on(date)).toBe(days);
});

test('the sum for 12 May starts from today: 16.33 + 14 - 6 - 7 = 17.33', () => {
  const { base, lines, parts } = explainedOn(ledger, TODAY, '2027-05-12');
  expect(base).toEqual({ on: TODAY, parts: partsOfDays('16.33') });
  expect(lines.map((line) => [daysOfParts(line.parts), line.entries.length])).toEqual([
    ['14.00', 6],
    ['-6.00', 1],
    ['-7.00', 1],
  ]);
  expect(daysOfParts(parts)).toBe('17.33');
});

test('the sum for a past day starts from the end of the year before it', () => {
  const { base, lines, parts } = explainedOn(ledger, TODAY, '2026-06-15');
  expect(base).toEqual({ on: '2025-12-31', parts: 0 });
  expect(lines.map((line) => daysOfParts(line.parts))).toEqual(['14.00', '4.67', '-14.00', '2.00']);
  expect(daysOfParts(parts)).toBe('6.67');
});

test('a leave from 28.12 to 10.01 takes 6 days: 1 to 8 January are none', () => {
  expect(lengthOf('2026-12-28', '2027-01-10', 'calendar_minus_holidays', calendarOf(CALENDAR))).toBe(6);
});

test('a leave may take what no later one needs', () => {
  expect(lowestFrom(ledger, '2027-02-12')).toEqual({ on_date: '2027-03-01', balance: partsOfDays('10.33') });
  expect(lowestFrom(ledger, '2027-05-12').on_date).toBe('2027-05-12');
});

test('each row says what is left after it', () => {
  const rows = withBalances(ledger);
  expect(rows.map(({ balance }) => daysOfParts(balance)).slice(0, 8)).toEqual([
    '4.67',
    '7.00',
    '9.33',
    '11.67',
    '14.00',
    '16.33',
    '2.33',
    '4.67',
  ]);
});

test('years before the first limit earn nothing: it says what was left of them', () => {
  const service = { hire_date: '2015-10-12', dismissal_date: null, unearning: [] };
  const years = accrualsOf({ ...earning, service }, '2027-02-01').map(({ period }) => period);
  expect([...new Set(years)]).toEqual([2026, 2027]);
  expect(accrualsOf({ ...earning, service, limited: new Set() }, '2016-10-12')).toHaveLength(12);
});
