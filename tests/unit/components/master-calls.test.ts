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

/** The names of the first batch (AMB-021); who hires asks for recruitment, who keeps organizations for those. */
const EVERYBODY =
  'parameters statuses calendar document_types request_types expense_types expense_goals countries currencies workflow incomplete subordination screensets';
test.each([
  ['employee', EVERYBODY],
  ['manager', EVERYBODY],
  ['accountant', `${EVERYBODY} organization`],
  ['recruiter', `${EVERYBODY} organization recruitment`],
  ['hr', `${EVERYBODY} organization recruitment`],
  ['admin', `${EVERYBODY} organization`],
  ['candidate', 'parameters statuses workflow recruitment'],
])('%s asks at the start for: %s', (role, names) => {
  expect(asked(role).sort()).toEqual(names.split(' ').sort());
});

test('of the parameters it asks what screens read, not what each of them does in two languages', () => {
  const parameters = masterCallsOf(['user', 'employee']).find(({ name }) => name === 'parameters');
  expect(parameters?.query).toEqual({ select: 'code,value' });
});

test('a candidate who works here already asks for what staff asks for', () => {
  expect(asked('candidate', 'employee')).toEqual(expect.arrayContaining(asked('employee')));
});
