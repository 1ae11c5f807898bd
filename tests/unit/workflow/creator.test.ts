import { expect, test } from 'vitest';
import { isCreator, isManagerCreator } from '../../../lib/workflow/creator.ts';

const [ME, MANAGER, OTHER] = [7, 20, 30];
const record = { employee_id: ME, manager_id: MANAGER, type: 'direct', disabled: '0' };

test.each([
  [ME, ME, true],
  [ME, MANAGER, false],
  [null, ME, false],
  [ME, null, false],
  [null, null, false],
])('ROLE-23: employee %s is the creator of a document that %s created: %s', (employee_id, creator_id, is) => {
  expect(isCreator({ employee_id }, { creator_id })).toBe(is);
});

test.each([
  ['the manager of the direct record', record, MANAGER, true],
  ['a second manager of another record', { ...record, manager_id: OTHER }, OTHER, true],
  ['the employee', record, ME, false],
  ['another employee', record, OTHER, false],
  ['the portal', record, null, false],
  ['the manager of a colleague', { ...record, employee_id: OTHER }, MANAGER, false],
  ['the manager of a disabled record', { ...record, disabled: '1' }, MANAGER, false],
  ['an assistant of the manager', { ...record, type: 'assistant' }, MANAGER, false],
])('ROLE-24, FORM-12: a document created by %s', (_who, subordination, creator_id, is) => {
  expect(isManagerCreator({ employee_id: ME }, { creator_id }, [subordination])).toBe(is);
  expect(isManagerCreator({ employee_id: null }, { creator_id }, [subordination])).toBe(false);
  expect(isManagerCreator({ employee_id: ME }, { creator_id }, [])).toBe(false);
});
