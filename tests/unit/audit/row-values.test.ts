import { expect, test } from 'vitest';
import { valuesOf } from '../../../lib/audit/row-values.ts';

const row = { actor_id: 7, stream: 'document:12', object_id: 'vacation', action: 'move' };

test('a row of the audit is narrowed by who acted, by its record and by the sort of deed', () => {
  expect(valuesOf(row)).toEqual([
    { kind: 'person', employee_id: 7 },
    { kind: 'record', stream: 'document:12' },
    { kind: 'group', group: 'moves' },
  ]);
  expect(valuesOf({ ...row, actor_id: null }).map(({ kind }) => kind)).toEqual(['record', 'group']);
  expect(valuesOf({ ...row, action: 'refused.table.add' }).map(({ kind }) => kind)).toEqual([
    'person',
    'record',
    'refused',
  ]);
  expect(valuesOf({ ...row, action: 'sign_in', object_id: '' }).map(({ kind }) => kind)).toEqual([
    'person',
    'group',
  ]);
  expect(valuesOf({ ...row, action: 'unheard_of', object_id: '', actor_id: null })).toEqual([]);
});
