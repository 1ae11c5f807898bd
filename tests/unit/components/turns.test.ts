import { expect, test } from 'vitest';
import { turnsOf } from '../../../components/files/turns.ts';

const job = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, resolve, reject };
};

test('so much of a work runs at once, in the order it came; one that fails makes room as well', async () => {
  const turns = turnsOf(2);
  const begun: number[] = [];
  const jobs = [job(), job(), job(), job()];
  const taken = jobs.map(({ promise }, nth) =>
    turns.take(() => {
      begun.push(nth);
      return promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  jobs[1]?.reject(new Error('lost'));
  await expect(taken[1]).rejects.toThrow('lost');
  expect(begun).toEqual([0, 1, 2]);
  jobs[0]?.resolve();
  await taken[0];
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const each of jobs) each.resolve();
  await Promise.all([taken[2], taken[3]]);
  await turns.take(async () => void begun.push(4));
  expect(begun.at(-1)).toBe(4);
});
