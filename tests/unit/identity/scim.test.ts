import { describe, expect, test } from 'vitest';
import { memberChanges, operationsOf } from '../../../server/scim/patch.ts';
import { changesOfBody, changesOfOperations } from '../../../server/scim/user-body.ts';

const PATCH = { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'] };
const OWN = 'w@x.org';
const patchOf = (email: string, ...Operations: object[]) =>
  changesOfOperations(operationsOf({ ...PATCH, Operations }), email);
const patch = (...Operations: object[]) => patchOf(OWN, ...Operations);
const members = (...Operations: object[]) => memberChanges({ ...PATCH, Operations });

describe('operations on a user', () => {
  test.each([
    [{ op: 'replace', value: { active: false } }, { active: false }],
    [{ op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    [{ op: 'replace', path: 'active', value: true }, { active: true }],
    [
      { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:active', value: 'False' },
      { active: false },
    ],
    [{ op: 'replace', path: null, value: { active: 'False' } }, { active: false }],
    [{ op: 'replace', value: { 'emails[type eq "work"].value': 'a@x.org' } }, { email: 'a@x.org' }],
    [{ op: 'remove', path: 'externalId' }, { externalId: null }],
    [{ op: 'replace', path: 'name.familyName', value: 'Jensen' }, { familyName: 'Jensen' }],
    [{ op: 'Add', path: 'name.givenName', value: 'Анна' }, { givenName: 'Анна' }],
    [{ op: 'replace', path: 'name', value: { givenName: 'A', formatted: 'A B' } }, { givenName: 'A' }],
    [
      { op: 'replace', value: { name: { familyName: 'B' }, 'name.givenName': 'A' } },
      { familyName: 'B', givenName: 'A' },
    ],
    [{ op: 'remove', path: 'name.givenName' }, { givenName: '' }],
    [
      { op: 'remove', path: 'name' },
      { givenName: '', familyName: '' },
    ],
  ])('%j', (operation, expected) => {
    expect(patch(operation)).toEqual(expected);
  });

  test.each([
    [{ op: 'replace', path: 'active', value: 'maybe' }, 'wrong value'],
    [{ op: 'replace', value: [] }, 'wrong value'],
    [{ op: 'replace', path: 'name', value: 'Anna' }, 'wrong value'],
    [{ op: 'replace', path: 'name.givenName', value: 7 }, 'wrong value'],
    [{ op: 'remove', path: 'userName' }, 'required'],
    [{ op: 'remove', path: 'active' }, 'required'],
    [{ op: 'remove' }, 'names its path'],
    [{ op: 'move', path: 'active' }, 'no PatchOp'],
    [{ op: 'replace', path: 'active[value eq true]', value: true }, 'one value'],
    [{ op: 'replace', path: 'userName.first', value: 'x' }, 'one value'],
    [{ op: 'replace', path: 'emails[type eq "work"', value: 'x' }, 'not understood at its end'],
    [{ op: 'replace', path: 'emails[type like "work"].value', value: 'x' }, 'not understood at "like'],
    [{ op: 'replace', path: 'emails[type eq "work"].value', value: { value: 'a@x.org' } }, 'wrong value'],
    [{ op: 'replace', path: 'emails[type eq "work"]', value: 'a@x.org' }, 'wrong value'],
    [{ op: 'replace', path: 'emails', value: [{ value: 'no address' }] }, 'wrong value'],
  ])('not %j', (operation, complaint) => {
    expect(() => patch(operation)).toThrow(complaint);
  });
});

/** What a directory may say that the portal does not keep, in a body and in an operation. */
const FOREIGN: readonly (readonly [string, unknown])[] = [
  ['roles[primary eq "True"].value', 'manager'],
  ['roles', [{ value: 'admin' }]],
  ['groups', []],
  ['id', '7'],
  ['meta', { version: 'x' }],
  ['meta.version', 'x'],
  ['password', 'S3cret'],
  ['password_hash', 'x'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['addresses[type eq "work"].streetAddress', 'Main 1'],
  ['phoneNumbers[type eq "mobile"].value', '+7'],
  ['displayName', 'x'],
  ['name.middleName', 'x'],
  ['name.formatted', 'x'],
  ['emails[type eq "work"].display', 'x'],
  ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager', { value: '7' }],
  ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User', { department: 'x' }],
  ['urn:acme-corp:params:People:1.0:User:cost.centre', 7],
  ['urn:acme:User:badge[type eq "x"].no', 7],
  ['favourite colour (own)', 'red'],
];

describe('what the portal does not keep changes nothing and is in the way of nothing', () => {
  test.each(FOREIGN)('%s', (name, value) => {
    const leaves = { op: 'Replace', path: 'active', value: 'False' };
    for (const op of ['Add', 'Replace', 'Remove']) {
      expect(patch({ op, path: name, value }, leaves)).toEqual({ active: false });
      expect(patch(leaves, { op, path: name })).toEqual({ active: false });
    }
    expect(patch({ op: 'replace', value: { [name]: value, active: false } })).toEqual({ active: false });
    expect(changesOfBody({ [name]: value, active: false })).toEqual({ active: false });
  });

  test('a language that is taken away or not spoken stays as it is', () => {
    for (const operation of [
      { op: 'Remove' },
      { op: 'replace', value: null },
      { op: 'replace', value: 'de-DE' },
    ])
      expect(patch({ ...operation, path: 'preferredLanguage' })).toEqual({});
    expect(patch({ op: 'replace', path: 'preferredLanguage', value: 'en-GB' })).toEqual({ language: 'en' });
  });
});

test.each([
  ['externalId', { externalId: null }],
  ['active', {}],
  ['preferredLanguage', {}],
  ['name', { givenName: '', familyName: '' }],
  ['name.familyName', { familyName: '' }],
  ['emails', { email: '' }],
  ['emails[type eq "work"].value', { email: '' }],
])('null is absence: %s', (name, expected) => {
  expect(changesOfBody({ [name]: null })).toEqual(expected);
  expect(patch({ op: 'replace', path: name, value: null })).toEqual(expected);
  expect(patch({ op: 'replace', value: { [name]: null } })).toEqual(expected);
});

test('a name to sign in with is never absent', () => {
  expect(() => changesOfBody({ userName: null })).toThrow('required');
  expect(() => patch({ op: 'replace', path: 'userName', value: null })).toThrow('required');
});

describe('the address of an account', () => {
  const work = { type: 'work', value: 'W@x.org' };
  const other = { type: 'other', value: 'o@x.org' };
  const home = { type: 'home', value: 'h@x.org' };

  test.each([
    [[other, work, home], 'w@x.org'],
    [[other, { ...home, primary: true }, work], 'h@x.org'],
    [[work, { ...other, primary: 'True' }], 'o@x.org'],
    [[home, other], 'h@x.org'],
    [[{ value: 'u@x.org' }, work], 'w@x.org'],
    [[{ type: 'work', value: undefined }, other], 'o@x.org'],
    [[work, { type: 'other', value: 'no address' }], 'w@x.org'],
    [[], ''],
  ])('of a whole list %j is the primary, else of the work, else the first', (emails, email) => {
    expect(changesOfBody({ emails })).toEqual({ email });
    expect(patch({ op: 'replace', path: 'emails', value: emails })).toEqual({ email });
    expect(patch({ op: 'replace', value: { emails } })).toEqual({ email });
  });

  /** Operations that mean the address, and the address after them. */
  test.each([
    [{ op: 'Add', path: 'emails[type eq "work"].value', value: 'A@x.org' }, 'a@x.org'],
    [{ op: 'replace', path: 'emails[type eq "WORK"].value', value: 'a@x.org' }, 'a@x.org'],
    [{ op: 'replace', path: 'emails[primary eq true].value', value: 'a@x.org' }, 'a@x.org'],
    [{ op: 'replace', path: 'emails[primary eq "True"].value', value: 'a@x.org' }, 'a@x.org'],
    [
      { op: 'replace', path: 'emails[type eq "work" and primary eq true].value', value: 'a@x.org' },
      'a@x.org',
    ],
    [{ op: 'replace', path: 'emails[type eq "home" or type eq "work"].value', value: 'a@x.org' }, 'a@x.org'],
    [{ op: 'replace', path: 'emails[not (type eq "other")].value', value: 'a@x.org' }, 'a@x.org'],
    [{ op: 'replace', path: 'emails[value eq "W@x.org"].value', value: 'a@x.org' }, 'a@x.org'],
    [{ op: 'replace', path: 'emails.value', value: 'a@x.org' }, 'a@x.org'],
    [{ op: 'replace', path: 'emails[type eq "work"]', value: { type: 'work', value: 'a@x.org' } }, 'a@x.org'],
    [
      { op: 'replace', path: 'emails[type eq "work"]', value: { value: 'a@x.org', primary: false } },
      'a@x.org',
    ],
    [{ op: 'replace', path: 'emails[type eq "work"]', value: [{ value: 'a@x.org' }] }, 'a@x.org'],
    [{ op: 'add', path: 'emails', value: [other, { type: 'work', value: 'a@x.org' }] }, 'a@x.org'],
    [{ op: 'add', path: 'emails', value: { ...home, primary: true } }, 'h@x.org'],
    [{ op: 'add', value: { emails: [{ type: 'work', value: 'a@x.org' }] } }, 'a@x.org'],
    [{ op: 'remove', path: 'emails' }, ''],
    [{ op: 'remove', path: 'emails[type eq "work"]' }, ''],
    [{ op: 'remove', path: 'emails[type eq "work"].value' }, ''],
    [{ op: 'remove', path: 'emails[value sw "w@"]' }, ''],
    [{ op: 'remove', path: 'emails', value: [other, work] }, ''],
  ])('%j', (operation, email) => {
    expect(patch(operation)).toEqual({ email });
  });

  /** Operations on other addresses, or on what stands beside an address. */
  test.each([
    { op: 'Add', path: 'emails[type eq "other"].value', value: 'o@x.org' },
    { op: 'Replace', path: 'emails[type eq "home"].value', value: 'o@x.org' },
    { op: 'Replace', path: 'emails[type eq "other"]', value: other },
    { op: 'Replace', path: 'emails[type eq "work"]', value: other },
    { op: 'Replace', path: 'emails[primary eq false].value', value: 'o@x.org' },
    { op: 'Replace', path: 'emails[type ne "work"].value', value: 'no address' },
    { op: 'Replace', path: 'emails[type eq "work"].type', value: 'other' },
    { op: 'Remove', path: 'emails[type eq "other"]' },
    { op: 'Remove', path: 'emails[type eq "other"].value' },
    { op: 'Remove', path: 'emails[type eq "work"].display' },
    { op: 'Remove', path: 'emails[value eq "o@x.org"]' },
    { op: 'Remove', path: 'emails', value: [other] },
    { op: 'add', path: 'emails', value: [other, home] },
    { op: 'add', value: { emails: [other] } },
    { op: 'add', path: 'emails', value: [{ value: 'u@x.org' }] },
    { op: 'add', path: 'emails', value: [] },
  ])('stays after %j', (operation) => {
    expect(patch(operation)).toEqual({});
  });

  test.each([
    [{ op: 'Add', path: 'emails[type eq "other"].value', value: 'o@x.org' }, {}],
    [{ op: 'add', path: 'emails', value: [other] }, {}],
    [{ op: 'add', path: 'emails', value: [{ value: 'u@x.org' }] }, { email: 'u@x.org' }],
    [{ op: 'Add', path: 'emails[type eq "work"].value', value: 'a@x.org' }, { email: 'a@x.org' }],
  ])('of an account that has none, after %j', (operation, expected) => {
    expect(patchOf('', operation)).toEqual(expected);
  });

  test('is what the operations before have left', () => {
    const moved = { op: 'replace', path: 'emails[type eq "work"].value', value: 'new@x.org' };
    expect(patch(moved, { op: 'remove', path: 'emails[value eq "w@x.org"]' })).toEqual({
      email: 'new@x.org',
    });
    expect(patch(moved, { op: 'remove', path: 'emails[value eq "new@x.org"]' })).toEqual({ email: '' });
  });
});

test.each([
  [{ op: 'add', path: 'members', value: [{ value: '7' }] }, [{ op: 'add', ids: ['7'] }]],
  [{ op: 'Add', value: { members: [{ value: 7 }] } }, [{ op: 'add', ids: ['7'] }]],
  [
    { op: 'remove', path: 'members[value eq "7"]' },
    [{ op: 'remove', passing: { op: 'eq', path: 'value', value: '7' } }],
  ],
  [{ op: 'Remove', path: 'members', value: [{ value: '7' }] }, [{ op: 'remove', ids: ['7'] }]],
  [{ op: 'remove', path: 'members' }, [{ op: 'replace', ids: [] }]],
  [{ op: 'replace', value: { id: 'hr', displayName: 'admin' } }, []],
  [{ op: 'replace', path: 'urn:acme:Group:colour', value: 'red' }, []],
])('operation on a group %j', (operation, expected) => {
  expect(members(operation)).toEqual(expected);
});

test('a call names at most a thousand members, however many operations they are spread over', () => {
  const value = Array.from({ length: 500 }, (_, index) => ({ value: String(index) }));
  const add = { op: 'add', path: 'members', value };
  expect(members(add, add)).toHaveLength(2);
  expect(() => members(add, add, { op: 'add', path: 'members', value: [{ value: '1' }] })).toThrow('at most');
});
