import { describe, expect, test } from 'vitest';
import { isInn, isOfCompany, isOgrn } from '../../../lib/signing/company-number.ts';

describe('numbers of a company', () => {
  test.each(['1027700132195', '1027739609391'])('%s is an OGRN', (text) => {
    expect(isOgrn(text)).toBe(true);
  });
  test.each(['1027700132196', '102770013219', '10277001321955', '102770013219a', ''])(
    '%j is none',
    (text) => {
      expect(isOgrn(text)).toBe(false);
    },
  );
  test.each(['7707083893', '7736050003'])('%s is a tax number', (text) => {
    expect(isInn(text)).toBe(true);
  });
  test.each(['7707083894', '770708389', '500100732259', 'abcdefghij', ''])('%j is none', (text) => {
    expect(isInn(text)).toBe(false);
  });
});

describe('a certificate is the company’s own', () => {
  const company = { ogrn: '1027700132195', inn: '7707083893' };
  test('by its OGRN, its tax number, or both', () => {
    expect(isOfCompany({ OGRN: '1027700132195' }, company)).toBe(true);
    expect(isOfCompany({ INNLE: '7707083893' }, company)).toBe(true);
    expect(isOfCompany({ INNLE: '007707083893' }, company)).toBe(true);
    expect(isOfCompany({ OGRN: '1027700132195', INNLE: '7707083893' }, company)).toBe(true);
  });
  test('not by nothing, by another’s number, or by one right and one wrong', () => {
    expect(isOfCompany({}, company)).toBe(false);
    expect(isOfCompany({ OGRN: '1027739609391' }, company)).toBe(false);
    expect(isOfCompany({ OGRN: '1027700132195', INNLE: '7736050003' }, company)).toBe(false);
    expect(isOfCompany({ OGRN: '1027700132195, 1027739609391' }, company)).toBe(false);
  });
  test('not where the company’s numbers are not known', () => {
    expect(isOfCompany({ OGRN: '', INNLE: '' }, { ogrn: '', inn: '' })).toBe(false);
    expect(isOfCompany({ OGRN: '1027700132195' }, { ogrn: '', inn: '' })).toBe(false);
  });
});
