import { expect, test } from 'vitest';
import { boundedQueue } from '../../../server/call/queue.ts';

/** Work that ends on command, and how much of it runs. */
const workshop = (atOnce: number, most: number) => {
  const queue = boundedQueue(atOnce, most, () => new Error('full'));
  const ends: (() => void)[] = [];
  const seen = { running: 0, most: 0, order: [] as number[] };
  const take = (name: number) =>
    queue(async () => {
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      seen.order.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      seen.running -= 1;
      if (name < 0) throw new Error('broken');
      return name;
    });
  const drain = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { take, drain, seen };
};

test('never more at once than it may, in the order they came, and all of them', async () => {
  const { take, drain, seen } = workshop(2, 10);
  const all = Promise.all([1, 2, 3, 4, 5, 6].map(take));
  await drain();
  expect(await all).toEqual([1, 2, 3, 4, 5, 6]);
  expect(seen).toEqual({ running: 0, most: 2, order: [1, 2, 3, 4, 5, 6] });
});

test('whoever comes when it is full is refused at once, and nobody after it has emptied', async () => {
  const { take, drain, seen } = workshop(1, 1);
  const held = [take(1), take(2)];
  await expect(take(3)).rejects.toThrow('full');
  await drain();
  expect(await Promise.all(held)).toEqual([1, 2]);
  const again = take(4);
  await drain();
  expect(await again).toBe(4);
  expect(seen.order).toEqual([1, 2, 4]);
});

test('work that fails leaves its place', async () => {
  const { take, drain } = workshop(1, 3);
  const broken = expect(take(-1)).rejects.toThrow('broken');
  const next = take(2);
  await drain();
  await broken;
  expect(await next).toBe(2);
});

test('a place that becomes free is not taken twice', async () => {
  const { take, drain, seen } = workshop(1, 5);
  const first = take(1);
  const second = take(2);
  const third = first.then(() => take(3));
  await drain();
  await drain();
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 3]);
  expect(seen.most).toBe(1);
});
