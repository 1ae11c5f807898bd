import { expect, test } from 'vitest';
import { lastUsed, usedMost } from '../../../lib/documents/last-used.ts';

const ME = 7;
const HR = 2;
const begun = (object_id: string, creator_id: number | null = ME) => ({
  object_id,
  employee_id: ME,
  creator_id,
});
const creatable = ['consent', 'leave', 'sick', 'trip', 'memo', 'help'].map((family) => ({ family }));
const USUAL = ['leave', 'sick', 'trip'];
const offered = (rows: readonly ReturnType<typeof begun>[], count = 3) =>
  usedMost(creatable, rows, USUAL, count).map(({ family }) => family);

test('families are named once, the one used last in front', () => {
  expect(lastUsed(['trip', 'leave', 'trip', 'memo'].map((object_id) => ({ object_id })))).toEqual([
    'trip',
    'leave',
    'memo',
  ]);
  expect(lastUsed([])).toEqual([]);
});

test('what a person begins most goes before what they used last', () => {
  expect(offered(['memo', 'trip', 'leave', 'trip', 'leave', 'leave'].map((each) => begun(each)))).toEqual([
    'leave',
    'trip',
    'memo',
  ]);
});

test('before anybody has a history it is what is usual, which fills up a short one too', () => {
  expect(offered([])).toEqual(USUAL);
  expect(offered([begun('help')])).toEqual(['help', 'leave', 'sick']);
});

test('what others began for a person is no habit of theirs, nor is what they cannot begin any more', () => {
  expect(offered([begun('consent', HR), begun('consent', null), begun('gone')])).toEqual(USUAL);
});
