import { expect, test } from 'vitest';
import { endOfToken, livesTooShort, untilRefresh } from '../../../lib/identity/token-life.ts';

const at = (time: string): number => Date.parse(`2026-11-21T${time}Z`);
const END = endOfToken(at('12:00:00'), 1_800);

test('a token of 1800 seconds issued at 12:00:00 ends at 12:30:00', () => {
  expect(END).toBe(at('12:30:00'));
});

test('EX-108: its scheduled refresh is at 12:29:00', () => {
  expect(at('12:00:00') + untilRefresh(END, at('12:00:00'))).toBe(at('12:29:00'));
});

test('a scheduled refresh that is past is due at once', () => {
  expect(untilRefresh(END, at('12:29:30'))).toBe(0);
  expect(untilRefresh(END, at('13:00:00'))).toBe(0);
});

test.each([
  ['12:29:29.999', false],
  ['12:29:30.000', false],
  ['12:29:30.001', true],
  ['12:29:35.000', true],
  ['12:31:00.000', true],
])('EX-109: a call at %s waits for a fresh token: %s', (time, waits) => {
  expect(livesTooShort(END, at(time))).toBe(waits);
});
