import { expect, test } from 'vitest';
import { lastUsed, lastUsedFirst } from '../../../lib/documents/last-used.ts';

const rows = ['trip', 'leave', 'trip', 'memo'].map((object_id) => ({ object_id }));
const creatable = ['leave', 'sick', 'trip', 'memo'].map((family) => ({ family }));

test('families are named once, the one used last in front', () => {
  expect(lastUsed(rows)).toEqual(['trip', 'leave', 'memo']);
  expect(lastUsed([])).toEqual([]);
});

test('what can be created begins with what was used last and keeps its order beyond', () => {
  expect(lastUsedFirst(creatable, rows).map(({ family }) => family)).toEqual([
    'trip',
    'leave',
    'memo',
    'sick',
  ]);
  expect(lastUsedFirst(creatable, [])).toEqual(creatable);
});
