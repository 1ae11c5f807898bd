import { describe, expect, test } from 'vitest';
import {
  digestOfKey,
  isComplete,
  type OwnCertificate,
  offeredCertificates,
  partOfName,
} from '../../../lib/signing/own-certificate.ts';

const certificate = (valid_to: string, serial_number = '01D9'): OwnCertificate => ({
  thumbprint: 'b'.repeat(40),
  name: 'Тихонов',
  issuer: 'УЦ',
  serial_number,
  valid_from: '2026-01-01T00:00:00.000Z',
  valid_to,
  digest: 'sha256',
  text: '',
});
const NOW = Date.parse('2026-11-21T12:00:00.000Z');

describe('certificates', () => {
  test('that are over are not offered but counted; the longest valid stands first', () => {
    const [over, short, long] = [
      '2026-11-21T12:00:00.000Z',
      '2026-12-02T00:00:00.000Z',
      '2028-03-14T00:00:00Z',
    ];
    const { offered, hidden } = offeredCertificates(
      [over, short, long].map((to) => certificate(to)),
      NOW,
    );
    expect(offered.map((each) => each.valid_to)).toEqual([long, short]);
    expect(hidden).toBe(1);
  });
  test('say their number and both ends, or are not used', () => {
    expect(isComplete(certificate('2028-03-14T00:00:00Z'))).toBe(true);
    expect(isComplete(certificate(''))).toBe(false);
    expect(isComplete(certificate('2028-03-14T00:00:00Z', ''))).toBe(false);
  });
});

test('a GOST key signs the digest of its own length, any other key SHA-256', () => {
  expect(digestOfKey('1.2.643.7.1.1.1.1')).toBe('streebog256');
  expect(digestOfKey('1.2.643.7.1.1.1.2')).toBe('streebog512');
  expect(digestOfKey('1.2.840.10045.2.1')).toBe('sha256');
});

test('a part of a name is read out of its quotes', () => {
  const name = 'SN=Тихонов, CN="ООО ""Ромашка, и Ко""", O=Ромашка';
  expect(partOfName(name, 'CN')).toBe('ООО "Ромашка, и Ко"');
  expect(partOfName(name, 'O')).toBe('Ромашка');
  expect(partOfName(name, 'SN')).toBe('Тихонов');
  expect(partOfName(name, 'OU')).toBe('');
});
