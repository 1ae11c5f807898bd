import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rows of the table: number, what is tried, tests and reasons a line each. */
const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| T/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, number = '', tried = '', proof = '']) => ({ number, tried, proof: proof.split('<br>') }));

const NAMED = /^`([\w/-]+\.test\.ts)`: (.+)$/;

test('every threat is a row, once and in order', () => {
  const numbers = Array.from({ length: 83 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`);
  expect(rows.map(({ number }) => number)).toEqual([...numbers, 'T-V']);
  for (const { number, tried, proof } of rows)
    expect([number, tried !== '', proof.every((line) => line !== '')]).toEqual([number, true, true]);
});

test.each(rows)('the tests of $number carry its number', ({ number, proof }) => {
  for (const line of proof) {
    const [, file = '', title = ''] = NAMED.exec(line) ?? [];
    if (file === '') continue;
    const titles = [
      ...readFileSync(`tests/${file}`, 'utf8').matchAll(
        /['`]((?:T-V|T\d\d)(?:, (?:T-V|T\d\d))*): (.+?)['`]/g,
      ),
    ];
    const meant = titles.filter(([, numbers = '']) => numbers.split(', ').includes(number));
    expect(meant.map(([, , each]) => each)).toContain(title.replaceAll('\\|', '|'));
  }
});
