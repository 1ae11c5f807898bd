import { describe, expect, test } from 'vitest';
import { isDefaultImage } from '../../../lib/files/default-image.ts';
import { editableContacts, PHONE } from '../../../lib/identity/contact.ts';
import { eventOf, isOn } from '../../../lib/notifications/switches.ts';
import { userEditInput } from '../../../lib/rpc/users.ts';

test.each([
  [0, true],
  [199, true],
  [200, false],
])('a picture of %i bytes is the default one: %s', (bytes, expected) => {
  expect(isDefaultImage(bytes)).toBe(expected);
});

describe('contacts a person may change', () => {
  test('are none until the client says so', () => {
    expect(editableContacts({})).toEqual([]);
  });
  test('are those listed, and never a field that is none of them', () => {
    expect(editableContacts({ profile_editable_contacts: 'Location; email; login;phone' })).toEqual([
      'phone',
      'location',
    ]);
  });
});

test.each([
  ['', true],
  ['+7 (495) 123-45-67', true],
  ['84951234567', true],
  ['1234567890', true],
  ['123456789012345', true],
  ['123456789', false],
  ['1234567890123456', false],
  ['+7 495 ++123 45 67', false],
  ['8495123456a', false],
])('AMB-133: %j is a telephone number: %s', (phone, expected) => {
  expect(PHONE.test(phone)).toBe(expected);
});

describe('a notification', () => {
  test('is on until it is switched off, each event by itself', () => {
    const switches = { agreed: { portal: false } };
    expect(isOn(switches, 'agreed', 'portal')).toBe(false);
    expect(isOn(switches, 'approved', 'portal')).toBe(true);
    expect(isOn(undefined, 'agreed', 'portal')).toBe(true);
  });
  test('of a status without a switch is one of the others', () => {
    expect(eventOf('agreed')).toBe('agreed');
    expect(eventOf('notified')).toBe('other');
    expect(eventOf('constructor')).toBe('other');
  });
});

describe('what user.edit takes', () => {
  test.each([
    { language: 'en' },
    { phone: '+7 (495) 123-45-67' },
    { phone: '' },
    { location: 'Офис 12' },
    { notifications: { agreed: { portal: false } } },
  ])('%j', (data) => {
    expect(userEditInput.safeParse({ data }).success).toBe(true);
  });
  test.each([
    {},
    { language: 'de' },
    { phone: '+'.padEnd(60, '1') },
    { location: 'a\nb' },
    { location: 'a'.repeat(201) },
    { notifications: { salary: { portal: false } } },
    { notifications: { agreed: { portal: 'no' } } },
    { notifications: { agreed: { smoke: true } } },
    { email: `${'a'.repeat(250)}@x.ru` },
    { roles: ['admin'] },
    { password_hash: 'x' },
    { disabled: false },
  ])('not %j', (data) => {
    expect(userEditInput.safeParse({ data }).success).toBe(false);
  });
});
