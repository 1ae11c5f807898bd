import { expect, test } from 'vitest';
import { ownerMatch } from '../../../lib/signing/owner-match.ts';
import { weakPin } from '../../../lib/signing/weak-pin.ts';

test.each([
  ['0000', 'pin/repeated'],
  ['1212', 'pin/repeated'],
  ['1122', 'pin/repeated'],
  ['123123', 'pin/repeated'],
  ['1234', 'pin/sequence'],
  ['9876', 'pin/sequence'],
  ['7890', 'pin/sequence'],
  ['2468', 'pin/sequence'],
  ['1987', 'pin/date'],
  ['2004', 'pin/date'],
  ['310584', 'pin/date'],
  ['840531', 'pin/date'],
  ['31051984', 'pin/date'],
  ['19840531', 'pin/date'],
])('%s is easy to guess: %s', (pin, fault) => {
  expect(weakPin(pin, pin.length)).toBe(fault);
});

test('a PIN has just so many digits', () => {
  for (const pin of ['', '48', '483', '48311', '48a1', '４８３１', '48 1'])
    expect([pin, weakPin(pin, 4)]).toEqual([pin, 'pin/length']);
});

test('most PINs will do', () => {
  for (const pin of ['4831', '1874', '2051', '0912', '9046']) expect(weakPin(pin, 4)).toBeUndefined();
  const all = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'));
  expect(all.filter((pin) => weakPin(pin, 4) === undefined).length).toBeGreaterThan(9_500);
});

test.each([
  [{ SNILS: '11223344595' }, { snils: '112-233-445 95', inn: '' }, 'same'],
  [{ SNILS: '11223344595', INN: '500100732259' }, { snils: '11223344595', inn: '500100732259' }, 'same'],
  [{ SNILS: '11223344595', INN: '500100732200' }, { snils: '11223344595', inn: '500100732259' }, 'other'],
  [{ SNILS: '11223344500' }, { snils: '11223344595', inn: '' }, 'other'],
  [{ INN: '500100732259' }, { snils: '11223344595', inn: '' }, 'unknown'],
  [{}, { snils: '11223344595', inn: '500100732259' }, 'unknown'],
  [{ SNILS: '11223344595' }, { snils: '', inn: '' }, 'unknown'],
] as const)('a certificate with %o of a person with %o: %s', (subject, numbers, match) => {
  expect(ownerMatch(subject, numbers)).toBe(match);
});
