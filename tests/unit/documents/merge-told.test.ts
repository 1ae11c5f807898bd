import { expect, test } from 'vitest';
import { routes } from '../../../lib/documents/families/btrip/fields.ts';
import type { WireLine } from '../../../lib/documents/lines.ts';
import { mergedLines, mergeLines } from '../../../lib/documents/merge-lines.ts';
import { toldOf } from '../../../lib/documents/merge-told.ts';

const leg = (id: number | null, to: string, more: WireLine['cells'] = {}): WireLine => ({
  key: id === null ? `new ${to}` : String(id),
  id,
  cells: { to, ...more },
});
const told = (base: WireLine[], mine: WireLine[], theirs: WireLine[]) => {
  const merge = mergeLines(routes, { base, mine, theirs });
  return toldOf(
    merge,
    mergedLines(merge, () => 'mine'),
  ).map(({ nth, deed, fields, isBoth }) => [nth, deed, fields.join(), isBoth]);
};

const [tula, orel, kursk] = [leg(1, 'Тула'), leg(2, 'Орёл'), leg(3, 'Курск')];

test('what the other side has added, changed and removed is told by the place where it is now', () => {
  const theirs = [leg(4, 'Рязань'), leg(1, 'Тула', { entity: 'Завод' }), orel];
  expect(told([tula, orel, kursk], [tula, orel, kursk, leg(null, 'Псков')], theirs)).toEqual([
    [1, 'added', '', false],
    [2, 'changed', 'entity', false],
    [3, 'removed', '', false],
  ]);
});

test('a line that both have changed in other fields says that mine stays as well', () => {
  const [mine, theirs] = [leg(1, 'Тула', { start_date: '2028-03-01' }), leg(1, 'Тула', { entity: 'Завод' })];
  expect(told([tula], [mine], [theirs])).toEqual([[1, 'changed', 'entity', true]]);
});

test('what both have added word for word is told, what both have changed or removed alike is not', () => {
  const same = leg(1, 'Тула', { entity: 'Завод' });
  expect(told([tula, orel], [same, leg(null, 'Псков')], [same, leg(5, 'Псков')])).toEqual([
    [2, 'twice', '', false],
  ]);
});

test('what is asked about, and what mine alone has done, is not told', () => {
  const [mine, theirs] = [leg(1, 'Калуга'), leg(1, 'Рязань')];
  expect(told([tula, orel], [mine, leg(null, 'Псков')], [theirs, orel])).toEqual([]);
});
