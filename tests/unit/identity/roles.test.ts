import { expect, test } from 'vitest';
import { effectiveRoles } from '../../../lib/access/effective-roles.ts';
import type { StoredRole } from '../../../lib/access/roles.ts';
import { screenRole } from '../../../lib/routes/screen-role.ts';

test.each<[string | null | undefined, StoredRole[], string[]]>([
  ['1', ['manager'], ['user', 'employee', 'manager']],
  ['1', ['hr', 'manager'], ['user', 'employee', 'hr', 'manager']],
  ['1', ['employee', 'manager'], ['user', 'employee', 'manager']],
  ['1', ['gf_manager'], ['user', 'gf_manager']],
  ['1', ['candidate'], ['user', 'candidate']],
  ['1', [], ['user']],
  ['0', ['manager'], ['user', 'manager']],
  ['', ['manager'], ['user', 'manager']],
  [null, ['manager'], ['user', 'manager']],
  [undefined, ['manager', 'hr'], ['user', 'manager', 'hr']],
])('manager_as_employee %j: %j works as %j', (manager_as_employee, stored, roles) => {
  expect(effectiveRoles(stored, { manager_as_employee })).toEqual(roles);
});

test('a manager who is an employee as well looks at own forms as one, and at those of reports as a manager', () => {
  const roles = effectiveRoles(['manager'], { manager_as_employee: '1' });
  expect(['own', 'sub', undefined].map((mode) => screenRole(mode, roles))).toEqual([
    'employee',
    'manager',
    'employee',
  ]);
});
