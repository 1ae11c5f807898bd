import { expect, test } from 'vitest';
import { CACHE_AGE_MS, cacheAt } from '../../../lib/settings/cache-age.ts';

const NOW = 1_795_000_000_000;

test.each([
  ['never', undefined, false, NOW],
  ['a day ago to the millisecond', NOW - CACHE_AGE_MS, false, NOW - CACHE_AGE_MS],
  ['over a day ago', NOW - CACHE_AGE_MS - 1, true, NOW],
  ['long ago', 0, true, NOW],
  ['just now', NOW, false, NOW],
  ['in the future, by a clock that went back', NOW + 1, false, NOW],
  ['as nothing that can be read', 'yesterday', false, NOW],
])('CONST-15: a cache that was cleared %s', (_when, cleared, due, since) => {
  expect(cacheAt(cleared, NOW)).toEqual({ due, since });
});

test('CONST-15: a day is 86,400,000 ms', () => {
  expect(CACHE_AGE_MS).toBe(86_400_000);
});
