import { expect, test } from 'vitest';
import { noteStatement, slowStatements } from '../../server/db/slow-statements.ts';

test('slow statements are remembered by their text, the longest first; quick ones are not', () => {
  noteStatement('select 1', 3);
  noteStatement('select   a\n from b', 700);
  noteStatement('select a from b', 900.4);
  noteStatement('select c', 5_000);
  const { total, first } = slowStatements(10);
  expect(total).toBe(3);
  expect(first).toMatchObject([
    { sql: 'select c', count: 1, longest_ms: 5_000 },
    { sql: 'select a from b', count: 2, longest_ms: 900 },
  ]);
  for (let each = 0; each < 200; each += 1) noteStatement(`select ${each}`, 600);
  expect(slowStatements(1_000).first).toHaveLength(50);
});
