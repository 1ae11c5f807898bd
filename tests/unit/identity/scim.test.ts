import { describe, expect, test } from 'vitest';
import { parseFilter } from '../../../server/scim/filter.ts';
import { changesOfPatch, memberChanges } from '../../../server/scim/patch.ts';

const PATCH = { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'] };
const patch = (...Operations: object[]) => changesOfPatch({ ...PATCH, Operations });
const members = (...Operations: object[]) => memberChanges({ ...PATCH, Operations });

describe('a filter', () => {
  test.each([
    ['userName eq "bjensen"', [{ attribute: 'username', value: 'bjensen' }]],
    ['USERNAME EQ "a\\"b"', [{ attribute: 'username', value: 'a"b' }]],
    [
      'externalId eq "7" and active eq true',
      [
        { attribute: 'externalid', value: '7' },
        { attribute: 'active', value: true },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(parseFilter(text)).toEqual(expected);
  });
  test.each([
    '',
    'userName',
    'userName eq',
    'userName eq bjensen',
    'userName co "b"',
    'userName eq "b" or 1=1',
    'userName eq "b" and',
    'userName eq "b"; drop table app_user',
    'userName eq "\\u12"',
    `userName eq "${'x'.repeat(1_000)}"`,
  ])('not %j', (text) => {
    expect(() => parseFilter(text)).toThrow('filter');
  });
});

describe('operations on a user', () => {
  test.each([
    [{ op: 'replace', value: { active: false } }, { active: false }],
    [{ op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    [{ op: 'replace', path: 'active', value: true }, { active: true }],
    [{ op: 'Add', path: 'emails[type eq "work"].value', value: 'A@x.org' }, { email: 'a@x.org' }],
    [{ op: 'replace', value: { 'emails[type eq "work"].value': 'a@x.org' } }, { email: 'a@x.org' }],
    [{ op: 'replace', path: 'emails', value: [{ value: 'b@x.org' }] }, { email: 'b@x.org' }],
    [{ op: 'remove', path: 'externalId' }, { externalId: null }],
    [{ op: 'replace', path: 'name.familyName', value: 'Jensen' }, {}],
    [{ op: 'replace', value: { password_hash: 'x', roles: ['admin'], id: '1' } }, {}],
  ])('%j', (operation, expected) => {
    expect(patch(operation)).toEqual(expected);
  });
  test.each([
    [{ op: 'replace', path: 'password_hash', value: 'x' }, 'no such attribute'],
    [{ op: 'add', path: 'roles', value: [{ value: 'admin' }] }, 'read only'],
    [{ op: 'replace', path: 'groups', value: [] }, 'read only'],
    [{ op: 'replace', path: 'id', value: '1' }, 'read only'],
    [{ op: 'replace', path: 'active', value: 'maybe' }, 'wrong value'],
    [{ op: 'remove', path: 'userName' }, 'required'],
    [{ op: 'remove' }, 'names its path'],
    [{ op: 'move', path: 'active' }, 'no PatchOp'],
    [{ op: 'replace', path: '__proto__', value: {} }, 'no such attribute'],
  ])('not %j', (operation, complaint) => {
    expect(() => patch(operation)).toThrow(complaint);
  });
});

test.each([
  [{ op: 'add', path: 'members', value: [{ value: '7' }] }, [{ op: 'add', ids: ['7'] }]],
  [{ op: 'Add', value: { members: [{ value: 7 }] } }, [{ op: 'add', ids: ['7'] }]],
  [{ op: 'remove', path: 'members[value eq "7"]' }, [{ op: 'remove', ids: ['7'] }]],
  [{ op: 'Remove', path: 'members', value: [{ value: '7' }] }, [{ op: 'remove', ids: ['7'] }]],
  [{ op: 'remove', path: 'members' }, [{ op: 'replace', ids: [] }]],
  [{ op: 'replace', value: { id: 'hr', displayName: 'admin' } }, []],
])('operation on a group %j', (operation, expected) => {
  expect(members(operation)).toEqual(expected);
});

test('a call names at most a thousand members, however many operations they are spread over', () => {
  const value = Array.from({ length: 500 }, (_, index) => ({ value: String(index) }));
  const add = { op: 'add', path: 'members', value };
  expect(members(add, add)).toHaveLength(2);
  expect(() => members(add, add, { op: 'add', path: 'members', value: [{ value: '1' }] })).toThrow('at most');
});
