import { sign } from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate, Time } from 'pkijs';
import type { Seal } from '../../../server/signing/pdf/visual.ts';

const EC = { name: 'ECDSA', namedCurve: 'P-256' };
const COMMON_NAME = '2.5.4.3';

/** A seal of a key made here, with a certificate it signed itself. */
export const testSeal = async (): Promise<Seal> => {
  const keys = await crypto.subtle.generateKey(EC, true, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 20_261_121 });
  const name = { type: COMMON_NAME, value: new Utf8String({ value: 'Печать портала' }) };
  for (const side of [certificate.issuer, certificate.subject])
    side.typesAndValues.push(new AttributeTypeAndValue(name));
  certificate.notBefore = new Time({ type: 0, value: new Date('2026-01-01T00:00:00Z') });
  certificate.notAfter = new Time({ type: 0, value: new Date('2036-01-01T00:00:00Z') });
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  const key = { key: pkcs8, format: 'der', type: 'pkcs8' } as const;
  return {
    signer: {
      certificate: new Uint8Array(certificate.toSchema(true).toBER()),
      keyType: 'EC',
      signatureAlgorithm: 'ECDSA',
      sign: async (data, algorithm) => new Uint8Array(sign(algorithm.replace('-', ''), data, key)),
    },
  };
};
