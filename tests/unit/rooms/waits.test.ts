import { expect, test } from 'vitest';
import { waitingComplaints, waitsIn } from '../../../bin/check-waits.ts';

test('lib decides and never waits, but for the arithmetic of Web Crypto', () => {
  expect(waitingComplaints()).toEqual([]);
});

test.each([
  ['export const late = async () => 1;', 'async'],
  ['export const late = (it: PromiseLike<number>) => it;', 'PromiseLike'],
  ['export const late = (): Promise<void> => Promise.resolve();', 'Promise'],
  ['const late = await fetch("/");', 'await fetch'],
  ['for await (const each of many) tell(each);', 'for await'],
  ['class Later { async come() {} }', 'async'],
])('what waits is found: %s', (text, what) => {
  const [first] = waitsIn('lib/late.ts', `// A rule.\n${text}`);
  expect(first).toContain('lib/late.ts:2 waits: ');
  expect(first).toContain(what);
});

test.each([
  '/** Never a Promise: nothing here is async, so a caller need not await it. */\nexport const now = 1;',
  'export const sentence = "await a Promise";',
  'for (const each of many) tell(each);',
])('what only speaks of it is not: %s', (text) => {
  expect(waitsIn('lib/now.ts', text)).toEqual([]);
});
