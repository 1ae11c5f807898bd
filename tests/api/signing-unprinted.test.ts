import { beforeAll, expect, test } from 'vitest';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, shown, signsWith } from '../support/signing-call.ts';

const world = shared(() => openWorld(['employee', 'manager']));
let id: number;
beforeAll(async () => {
  await introduceSigning(world, { party: 'employee' });
  await signsWith(world, 'employee', '1');
  id = await addVacation(world.company, 'employee', 'draft');
});

/** The file shown before signing a vacation with this comment, and its signs that are not printed. */
const told = async (comments: string) => {
  await world.company.db.query('update "document" set "comments" = $2 where "id" = $1', [id, comments]);
  const { file, unprinted } = await shown(world, 'employee', id, ['employee', 'draft', 'prepared']);
  return { file: file.id, unprinted };
};

test('the signer is told which signs stand on the paper as numbers, and where, each time it is shown', async () => {
  const first = await told('Лечу в 日本 за 5 000 ₸');
  expect(first.unprinted).toEqual([
    { sign: '日', printed: '[U+65E5]', around: expect.stringContaining('Лечу в 日本 за') },
    { sign: '本', printed: '[U+672C]', around: expect.stringContaining('Лечу в 日本 за') },
  ]);
  expect(await told('Лечу в 日本 за 5 000 ₸')).toEqual(first);
});

test('nothing is told of a paper that says all as it was written', async () => {
  expect((await told('Лечу → домой ☑ за 5 000 ₸')).unprinted).toEqual([]);
});
