import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every screen orders a list by the name of a field: the direction is said apart', () => {
  const orders = globSync('components/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\borderBy: '([^']*)'/g)].map(([, order = '']) => ({
      file,
      order,
    })),
  );
  expect(orders.length).toBeGreaterThan(20);
  expect(orders.filter(({ order }) => !/^[a-z_]+$/.test(order))).toEqual([]);
});
