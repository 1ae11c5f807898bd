import { expect, test } from 'vitest';
import { answerIn, DIRECTORY_REFUSALS, isRightPassword } from '../../../lib/identity/directory-answer.ts';
import { ERRORS } from '../../../lib/kernel/errors.data.ts';

const said = (data: string, version = 'v4563') =>
  `80090308: LdapErr: DSID-0C09042A, comment: AcceptSecurityContext error, data ${data}, ${version} Code: 0x31`;

test.each([
  ['525', 'no'],
  ['52e', 'no'],
  ['530', 'directory_not_allowed'],
  ['531', 'directory_not_allowed'],
  ['532', 'directory_password_change'],
  ['533', 'directory_account_disabled'],
  ['701', 'directory_account_expired'],
  ['773', 'directory_password_change'],
  ['775', 'directory_account_locked'],
  ['7730', 'no'],
])('a bind refused with data %s says %s', (data, answer) => {
  expect(answerIn(said(data))).toBe(answer);
  expect(answerIn(said(data.toUpperCase(), 'v1db1'))).toBe(answer);
});

test.each([
  '',
  'Invalid Credentials Code: 0x31',
  'data 773',
  '80090308: LdapErr: DSID-0C09042A, comment: AcceptSecurityContext error',
  '80090346: LdapErr: DSID-0C0906FD, comment: AcceptSecurityContext error, data 773, v4563',
])('%j is a plain no', (message) => {
  expect(answerIn(message)).toBe('no');
});

test('each refusal is one of the portal, and only a locked account leaves open whether the password was right', () => {
  for (const reason of DIRECTORY_REFUSALS) {
    expect(ERRORS).toHaveProperty(reason);
    expect(isRightPassword(reason)).toBe(reason !== 'directory_account_locked');
  }
  expect([isRightPassword('yes'), isRightPassword('no')]).toEqual([true, false]);
});
