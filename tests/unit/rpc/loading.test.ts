import { expect, test } from 'vitest';
import { counted, loading } from '../../../components/rpc/loading.ts';

test('SHELL-14: the bar counts the calls under way: one more for each that leaves, one less however it ends', async () => {
  const seen: number[] = [];
  const leave = loading.subscribe(() => seen.push(loading.count()));
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const [answered, lost] = [counted(first.promise), counted(second.promise)];
  expect(loading.count()).toBe(2);
  first.resolve('here');
  expect(await answered).toBe('here');
  expect(loading.count()).toBe(1);
  second.reject(new Error('the line is dead'));
  await expect(lost).rejects.toThrow('the line is dead');
  expect(seen).toEqual([1, 2, 1, 0]);
  leave();
  await counted(Promise.resolve('unseen'));
  expect(seen).toHaveLength(4);
});
