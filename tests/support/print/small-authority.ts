import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { detachedCades } from '../../../server/signing/authority/cades.ts';
import { makeCertificate, type NewCertificate } from '../../../server/signing/authority/make-certificate.ts';
import type { Seal } from '../../../server/signing/pdf/sealed.ts';

const DATES = { not_before: new Date('2026-01-01T00:00:00Z'), not_after: new Date('2036-01-01T00:00:00Z') };

/** An authority with one signer: certificates, detached signatures and a seal that are real. */
export const smallAuthority = (name = 'Тихонов Игорь Андреевич') => {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const wanted = (CN: string, is_authority: boolean, public_key: NewCertificate['public_key']) => ({
    serial_number: `40${randomBytes(15).toString('hex')}`,
    subject: { O: 'ООО «Ромашка»', CN },
    ...DATES,
    is_authority,
    public_key,
  });
  const authority = makeCertificate(wanted('Удостоверяющий центр', true, root.publicKey), {
    key: root.privateKey,
  });
  const certificate = makeCertificate(wanted(name, false, own.publicKey), {
    key: root.privateKey,
    certificate: authority,
  });
  const signDetached = (bytes: Uint8Array): Uint8Array =>
    detachedCades({
      digest: createHash('sha256').update(bytes).digest('hex'),
      certificate,
      chain: [authority],
      key: own.privateKey,
      signing_time: new Date('2026-11-21T10:00:00Z'),
      commitment: 'approval',
    });
  const seal: Seal = {
    signer: {
      certificate,
      certificateChain: [authority],
      keyType: 'EC',
      signatureAlgorithm: 'ECDSA',
      sign: async (data, algorithm) => new Uint8Array(sign(algorithm.replace('-', ''), data, own.privateKey)),
    },
  };
  return { chain: [certificate, authority] as const, signDetached, seal };
};
