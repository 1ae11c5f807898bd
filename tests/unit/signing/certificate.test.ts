import { X509Certificate } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { certificateFacts } from '../../../lib/signing/certificate.ts';
import { octets } from '../../../lib/signing/der-write.ts';
import {
  daysFromNow,
  extension,
  type NamePart,
  NOW,
  rootAuthority,
} from '../../support/signing/authority.ts';
import { ecKey, gostKeyPair, rsaKey } from '../../support/signing/keys.ts';

const PERSON: readonly NamePart[] = [
  ['2.5.4.3', 'Иванова Мария Петровна'],
  ['2.5.4.4', 'Иванова'],
  ['2.5.4.42', 'Мария Петровна'],
  ['2.5.4.12', 'Инженер'],
  ['2.5.4.10', 'ООО "Ромашка", CN=admin'],
  ['2.5.4.11', 'Отдел кадров'],
  ['1.2.643.100.3', '11223344595', 'numeric'],
  ['1.2.643.3.131.1.1', '500100732259', 'numeric'],
  ['1.2.643.100.4', '7707083893', 'numeric'],
  ['1.2.643.100.1', '1027700132195', 'numeric'],
];

const root = rootAuthority('УЦ', ecKey());

test('tells whose it is, whence, for how long and what for', () => {
  const { der } = root.issue({ key: gostKeyPair(256), subject: PERSON, serial: '00ff01' });
  expect(certificateFacts(der)).toEqual({
    serial_number: 'ff01',
    thumbprint: expect.stringMatching(/^[0-9a-f]{40}$/),
    thumbprint256: expect.stringMatching(/^[0-9a-f]{64}$/),
    subject: {
      CN: 'Иванова Мария Петровна',
      SN: 'Иванова',
      G: 'Мария Петровна',
      T: 'Инженер',
      O: 'ООО "Ромашка", CN=admin',
      OU: 'Отдел кадров',
      SNILS: '11223344595',
      INN: '500100732259',
      INNLE: '7707083893',
      OGRN: '1027700132195',
    },
    issuer: { CN: 'УЦ' },
    not_before: daysFromNow(-100).toISOString(),
    not_after: daysFromNow(265).toISOString(),
    key_oid: '1.2.643.7.1.1.1.1',
    key_usage: ['digitalSignature', 'nonRepudiation'],
    is_ca: false,
  });
});

test.each([
  { kind: 'RSA', key: rsaKey() },
  { kind: 'EC', key: ecKey('P-384') },
])('of $kind it tells what Node tells', ({ key }) => {
  const { der } = root.issue({ key, subject: PERSON });
  const second = new X509Certificate(der);
  const facts = certificateFacts(der);
  const hex = (fingerprint: string) => fingerprint.replaceAll(':', '').toLowerCase();
  expect(facts).toMatchObject({
    serial_number: second.serialNumber.toLowerCase(),
    thumbprint: hex(second.fingerprint),
    thumbprint256: hex(second.fingerprint256),
    not_before: new Date(second.validFrom).toISOString(),
    not_after: new Date(second.validTo).toISOString(),
    is_ca: second.ca,
  });
});

test('an authority is told from a person', () => {
  expect(certificateFacts(root.der)).toMatchObject({ is_ca: true, key_usage: ['keyCertSign', 'cRLSign'] });
});

test('two different SNILS never pass for one', () => {
  const subject: NamePart[] = [
    ['1.2.643.100.3', '11223344595', 'numeric'],
    ['1.2.643.100.3', '00000000000', 'numeric'],
  ];
  expect(certificateFacts(root.issue({ key: ecKey(), subject }).der)?.subject.SNILS).toBe(
    '11223344595, 00000000000',
  );
});

describe('is not read', () => {
  const { der } = root.issue({ key: ecKey() });
  const twice = extension('1.2.3.4', octets(new Uint8Array(1)));
  test.each([
    ['without its end', der.subarray(0, -1)],
    ['with a byte after it', Uint8Array.from([...der, 0])],
    ['with one extension twice', root.issue({ key: ecKey(), more: [twice, twice] }).der],
    ['when it is a list of revoked ones', root.crl({ from: NOW })],
    ['when it is nothing', new Uint8Array()],
  ])('%s', (_, bytes) => {
    expect(certificateFacts(bytes)).toBeUndefined();
  });
});
