import { expect, test } from 'vitest';
import { keepsCards, mayDismiss } from '../../../components/people/may-open-card.ts';

const reader = (roles: string[], more: object = {}) => ({
  employee_id: 1,
  real_employee_id: 1,
  grant_id: null,
  roles,
  ...more,
});

test('the card of others is open to hr, an admin and a recruiter, and to nobody else', () => {
  for (const role of ['hr', 'admin', 'recruiter']) expect(keepsCards({ roles: [role] })).toBe(true);
  for (const role of ['employee', 'manager', 'reviewer', 'accountant'])
    expect(keepsCards({ roles: [role] })).toBe(false);
});

test('hr is offered the dismissal of an employee, and an admin that of anybody else', () => {
  expect(mayDismiss(reader(['employee', 'hr']), 2, ['employee'])).toBe(true);
  expect(mayDismiss(reader(['admin']), 2, ['employee', 'hr', 'admin'])).toBe(true);
});

test.each([
  ['a manager and a recruiter', reader(['manager', 'recruiter']), 2, ['employee']],
  ['oneself', reader(['admin']), 1, ['employee']],
  [
    'whom one acts for, and whoever acts',
    reader(['hr'], { employee_id: 2, real_employee_id: 3 }),
    3,
    ['employee'],
  ],
  ['under a grant', reader(['hr'], { grant_id: 4 }), 2, ['employee']],
  ['hr about another hr', reader(['hr']), 2, ['employee', 'hr']],
  ['hr about an admin', reader(['hr']), 2, ['admin']],
] as const)('a dismissal is not offered: %s', (_what, who, whom, roles) => {
  expect(mayDismiss({ ...who, roles: [...who.roles] }, whom, roles)).toBe(false);
});
