import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { describe, expect, test } from 'vitest';
import { digestOid } from '../../../lib/signing/algorithms.ts';
import { signedAttributes } from '../../../lib/signing/cms.ts';
import { isStrictDer } from '../../../lib/signing/der.ts';
import { NOW, rootAuthority } from '../../support/signing/authority.ts';
import { ecKey, gostKeyPair, rsaKey } from '../../support/signing/keys.ts';
import { DOCUMENT, signDetached } from '../../support/signing/signer.ts';

const root = rootAuthority('УЦ', ecKey());

const attributesBy = (time: Date) =>
  signedAttributes({
    digest: 'ab'.repeat(32),
    digestOid: digestOid('sha256'),
    certificate: root.der,
    signingTime: time,
    commitment: 'approval',
  });

const parse = (der: Uint8Array<ArrayBuffer>) => {
  const content = pkijs.ContentInfo.fromBER(der);
  return new pkijs.SignedData({ schema: content.content });
};

describe('the attributes to sign', () => {
  test('are a set in the order of DER', () => {
    const der = attributesBy(NOW);
    expect(isStrictDer(der)).toBe(true);
    const set = asn1js.fromBER(der).result as asn1js.Set;
    const members = set.valueBlock.value.map((each) => Buffer.from(each.toBER()).toString('hex'));
    expect(members).toEqual([...members].sort());
    expect(members).toHaveLength(5);
  });

  test('hold whole seconds, and after 2049 years of four digits', () => {
    const timeIn = (der: Uint8Array) => Buffer.from(der).toString('latin1');
    expect(timeIn(attributesBy(new Date('2026-06-15T09:00:00.900Z')))).toContain('260615090000Z');
    expect(timeIn(attributesBy(new Date('2049-12-31T23:59:59Z')))).toContain('\u0017\r491231235959Z');
    expect(timeIn(attributesBy(new Date('2050-01-01T00:00:00Z')))).toContain('\u0018\u000f20500101000000Z');
  });
});

/** The library's own: what draws papers puts another into its place. */
const ENGINE = new pkijs.CryptoEngine({ crypto });

test.each([
  { kind: 'EC', key: ecKey() },
  { kind: 'RSA', key: rsaKey() },
])('another library verifies a signature by $kind', async ({ key }) => {
  const signer = root.issue({ key });
  const signed = parse(signDetached(signer, { chain: [root.der] }));
  expect(signed.encapContentInfo.eContent).toBeUndefined();
  expect(signed.certificates).toHaveLength(2);
  const data = new Uint8Array(DOCUMENT).buffer;
  expect(await signed.verify({ signer: 0, data, checkChain: false }, ENGINE)).toBe(true);
  const other = signed.verify({ signer: 0, data: new ArrayBuffer(3), checkChain: false }, ENGINE);
  await expect(other).rejects.toThrow();
});

test('a serial number with its highest bit set points to its certificate', () => {
  const signer = root.issue({ key: gostKeyPair(256), serial: '00ff01' });
  const signed = parse(signDetached(signer));
  const sid = signed.signerInfos[0]?.sid as pkijs.IssuerAndSerialNumber;
  expect(Buffer.from(sid.serialNumber.valueBlock.valueHexView).toString('hex')).toBe('00ff01');
});
