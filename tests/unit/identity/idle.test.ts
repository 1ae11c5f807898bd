import { expect, test } from 'vitest';
import { idleLimit, idleness, idleOnServer, isToReport } from '../../../lib/identity/idle.ts';

const at = (time: string): number => Date.parse(`2026-11-21T${time}Z`);
const LAST = at('12:00:00');
const MINUTE = 60_000;

test.each([
  ['EX-115', '12:13:58', 'active'],
  ['EX-116', '12:14:03', 'warning'],
  ['EX-118', '12:15:03', 'over'],
] as const)('%s: at %s somebody whose last activity was at 12:00:00 is %s', (_example, moment, state) => {
  expect(idleness(at(moment) - LAST, idleLimit('15'))).toBe(state);
});

test('EX-119: who presses CONTINUE at 12:14:30 is active again', () => {
  expect(idleness(at('12:14:30') - at('12:14:30'), idleLimit('15'))).toBe('active');
});

test('EX-121: a limit of a minute warns at the first tick of 5 s and ends at 60 s', () => {
  const limit = idleLimit('1');
  expect([0, 4_999, 5_000, 59_999, 60_000].map((idle) => idleness(idle, limit))).toEqual([
    'active',
    'active',
    'warning',
    'warning',
    'over',
  ]);
});

test.each([
  ['0', 15],
  ['abc', 15],
  ['', 15],
  [null, 15],
  [undefined, 15],
  ['-3', 15],
  ['0.5', 15],
  ['1', 1],
  ['1,5', 1.5],
  ['20', 20],
  ['1440', 1_440],
  ['100000', 1_440],
])('EX-122: a parameter of %j is %d minutes', (text, minutes) => {
  expect(idleLimit(text)).toBe(minutes * MINUTE);
});

test('the warning and the end are exactly at their moments', () => {
  const limit = idleLimit('15');
  expect([839_999, 840_000, 899_999, 900_000].map((idle) => idleness(idle, limit))).toEqual([
    'active',
    'warning',
    'warning',
    'over',
  ]);
});

test('a sleeping computer is over its limit as it wakes', () => {
  expect(idleness(8 * 60 * MINUTE, idleLimit('15'))).toBe('over');
});

test('the server waits longer than the browser, and not for ever', () => {
  const limit = idleLimit('15');
  expect([15, 18, 18.01].map((minutes) => idleOnServer(minutes * MINUTE, limit))).toEqual([
    false,
    false,
    true,
  ]);
});

test('what somebody does is told once a minute, and only when they did something', () => {
  expect(isToReport(LAST + 1_000, LAST, LAST + MINUTE)).toBe(true);
  expect(isToReport(LAST + 1_000, LAST, LAST + MINUTE - 1)).toBe(false);
  expect(isToReport(LAST, LAST, LAST + 10 * MINUTE)).toBe(false);
});
