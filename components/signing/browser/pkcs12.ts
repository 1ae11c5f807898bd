import { P12Signer } from '@libpdf/core';
import { digestOid } from '../../../lib/signing/algorithms.ts';
import { certificateFacts } from '../../../lib/signing/certificate.ts';
import { assembleDetached, signedAttributes } from '../../../lib/signing/cms.ts';
import type { OwnCertificate } from '../../../lib/signing/own-certificate.ts';
import { base64Of } from '../../../lib/signing/pem.ts';
import { type CertificateSource, SourceError } from './certificate-source.ts';

/**
 * A certificate with its key in a PKCS#12 file, RSA or ECDSA. The key stays in the page: what leaves it is the
 * signature. This is no certified tool, and no screen may call it one. Throws `SourceError`: wrong_password,
 * key_unsupported.
 */
export const openPkcs12 = async (bytes: Uint8Array, password: string): Promise<CertificateSource> => {
  const signer = await P12Signer.create(bytes, password).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    throw new SourceError(
      /password|integrity|mac\b/i.test(words) ? 'wrong_password' : 'key_unsupported',
      words,
    );
  });
  const facts = certificateFacts(signer.certificate);
  if (!facts || signer.signatureAlgorithm === 'RSA-PSS') throw new SourceError('key_unsupported');
  const own: OwnCertificate = {
    thumbprint: facts.thumbprint,
    name: facts.subject.CN ?? '',
    issuer: facts.issuer.CN ?? facts.issuer.O ?? '',
    serial_number: facts.serial_number,
    valid_from: facts.not_before,
    valid_to: facts.not_after,
    digest: 'sha256',
    text: base64Of(signer.certificate),
  };
  return {
    list: () => Promise.resolve([own]),
    async sign(_thumbprint, digestHex) {
      const attributes = signedAttributes({
        digest: digestHex,
        digestOid: digestOid('sha256'),
        certificate: signer.certificate,
        signingTime: new Date(),
        commitment: 'approval',
      });
      const signatureValue = await signer.sign(attributes, 'SHA-256');
      return base64Of(
        assembleDetached({
          attributes,
          signatureValue,
          certificate: signer.certificate,
          chain: signer.certificateChain,
          algorithm: signer.keyType === 'EC' ? 'ecdsa-sha256' : 'rsa-sha256',
        }),
      );
    },
  };
};
