import { describe, expect, test } from 'vitest';
import {
  ALL_SIGNATURES,
  isNarrowed,
  readSignatures,
  signaturesFilter,
  writeSignatures,
} from '../../../components/signing/lists/signatures-state.ts';

describe('the lists of signatures (AMB-010)', () => {
  test.each([
    ['own', 'employee_id = 5'],
    ['sub', 'document_manager_id = 5 and not employee_id = 5'],
    ['rev', undefined],
    ['hr', undefined],
  ] as const)('%s asks for %s', (mode, filter) => {
    expect(signaturesFilter(ALL_SIGNATURES, mode, 5)).toBe(filter);
  });

  test('of somebody who is no employee hold nobody’s as their own', () => {
    expect(signaturesFilter(ALL_SIGNATURES, 'own', null)).toBe('employee_id = 0');
  });

  test('take what is searched for as words, never as a pattern', () => {
    const filter = signaturesFilter({ ...ALL_SIGNATURES, search: '50%_' }, 'hr', 5);
    expect(filter).toContain(String.raw`%50\%\_%`);
  });
});

test('the address of a list says what it shows, and what is as usual is left out', () => {
  const state = { ...ALL_SIGNATURES, type: ['3'], result: ['broken'], page: 2, signature: 17 };
  const query = writeSignatures(state);
  expect(query).toEqual({ type: '3', result: 'broken', page: '2', signature: '17' });
  expect(readSignatures(new URLSearchParams(query))).toEqual(state);
  expect(writeSignatures(ALL_SIGNATURES)).toEqual({});
  expect([isNarrowed(state), isNarrowed(ALL_SIGNATURES)]).toEqual([true, false]);
});
