import { describe, expect, test } from 'vitest';
import { signaturesOf } from '../../../components/signing/lists/signatures-source.ts';

const { address } = signaturesOf('hr', 5);

describe('the lists of signatures (AMB-010)', () => {
  test.each([
    ['own', 'employee_id = 5'],
    ['sub', 'document_manager_id = 5 and not employee_id = 5'],
    ['rev', undefined],
    ['hr', undefined],
  ] as const)('%s asks for %s', (mode, filter) => {
    expect(address.filter(address.usual, signaturesOf(mode, 5).filter)).toBe(filter);
  });

  test('of somebody who is no employee hold nobody’s as their own', () => {
    expect(address.filter(address.usual, signaturesOf('own', null).filter)).toBe('employee_id = 0');
  });

  test('take what is searched for as words, never as a pattern', () => {
    expect(address.filter({ ...address.usual, search: '50%_' })).toContain(String.raw`%50\%\_%`);
  });
});

test('the address of a list says what it shows, and what is as usual is left out', () => {
  const { usual } = address;
  const state = { ...usual, chosen: { ...usual.chosen, type: ['3'], result: ['broken'] }, page: 2, open: 17 };
  const said = Object.entries(address.written(usual, state)).filter(([, value]) => value !== '');
  expect(Object.fromEntries(said)).toEqual({ type: '3', result: 'broken', page: '2', signature: '17' });
  expect(address.read(new URLSearchParams(said))).toEqual(state);
  expect([address.isNarrowed(state), address.isNarrowed(usual)]).toEqual([true, false]);
});
