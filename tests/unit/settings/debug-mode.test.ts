import { expect, test } from 'vitest';
import { chosenDebug, modeOf } from '../../../lib/settings/debug-mode.ts';

test.each([
  ['production', undefined, ['admin'], 'production'],
  ['production', '1', ['admin'], 'debug'],
  ['production', '1', ['hr', 'employee'], 'production'],
  ['production', '1', [], 'production'],
  ['production', '0', ['admin'], 'production'],
  ['debug', undefined, ['employee'], 'debug'],
  ['debug', '0', ['employee'], 'production'],
  ['debug', '1', ['employee'], 'debug'],
] as const)('a portal in %s, debug=%s, roles %o: %s', (installed, chosen, roles, expected) =>
  expect(modeOf(installed, chosen, roles)).toBe(expected),
);

test('only debug=1 and debug=0 of an address are a choice', () => {
  expect(['1', '0', '', 'true', null, undefined].map(chosenDebug)).toEqual([
    '1',
    '0',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
