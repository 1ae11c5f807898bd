import { expect, test } from 'vitest';
import { masterCallsOf } from '../../../components/rpc/master-calls.ts';

const asked = (...roles: string[]) => masterCallsOf(['user', ...roles]).map(({ name }) => name);

test.each([
  ['admin', true],
  ['hr', true],
  ['recruiter', true],
  ['accountant', true],
  ['employee', false],
  ['manager', false],
  ['reviewer', false],
  ['gf_manager', false],
])('%s asks for the organizations: %s', (role, asks) => {
  expect(asked('employee', role).includes('organization')).toBe(asks);
});

test('who is a candidate and nothing else asks for no data of staff', () => {
  expect(asked('candidate')).toEqual(['parameters', 'statuses', 'workflow']);
  expect(asked('candidate', 'employee')).toEqual(asked('employee'));
  expect(asked('employee')).toEqual(
    expect.arrayContaining(['parameters', 'statuses', 'workflow', 'calendar', 'subordination']),
  );
});
