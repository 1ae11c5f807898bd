import { type DigestName, digestName } from '../algorithms.ts';
import { OID } from '../oids.ts';
import { fits, publicKeyOf, schemeOf, verifySignature } from '../public-key.ts';
import type { X509 } from '../x509.ts';
import {
  ambiguousOf,
  bindsCertificate,
  contentTypeOf,
  messageDigestOf,
  onlyValue,
  signingTimeOf,
} from './attributes.ts';
import type { ParsedSigner } from './parse.ts';
import type { Policy } from './policy.ts';
import { type Finding, failed, open, PASSED, weighed } from './report.ts';

/** The digests of a document as they were made when it was stored, hex in memory order. */
export type Digests = Readonly<Record<'sha256' | 'streebog256' | 'streebog512', string>> &
  Readonly<Partial<Record<DigestName, string>>>;

/** A signer with the certificate that was found for them. */
export interface Signer {
  readonly signer: ParsedSigner;
  readonly certificate: X509;
}

/** SHA-1 and the old GOST digest are not taken; the list at the top of the CMS names the signer's digest and no other. */
export const digestAlgorithm = (named: readonly string[], { signer }: Signer): Finding => {
  if (!digestName(signer.digestAlgorithm)) return failed('digest_algorithm', signer.digestAlgorithm);
  return named.length === 1 && named[0] === signer.digestAlgorithm
    ? PASSED
    : failed('digest_algorithm', named.join(' '));
};

/** The key is one that is taken, the signature is of its kind, and both speak of the same digest. */
export const algorithm = ({ signer, certificate }: Signer): Finding => {
  const key = publicKeyOf(certificate);
  if (!key) return failed('bad_key', certificate.keyOid);
  const scheme = schemeOf(signer.algorithm);
  const digest = digestName(signer.digestAlgorithm);
  return scheme && fits(scheme, key) && (scheme.digest === undefined || scheme.digest === digest)
    ? PASSED
    : failed('algorithm_mismatch', signer.algorithm.oid);
};

export const signedAttributes = ({ signer }: Signer): Finding =>
  signer.attributes ? PASSED : failed('no_signed_attributes');

/** Two answers to one question are none. */
export const attributesOnce = ({ signer }: Signer): Finding => {
  const ambiguous = ambiguousOf(signer.attributes ?? []);
  return ambiguous === undefined ? PASSED : failed('duplicate_attribute', ambiguous);
};

export const contentTypeAttribute = ({ signer }: Signer): Finding =>
  contentTypeOf(signer) === OID.data ? PASSED : failed('content_type_attribute', contentTypeOf(signer));

export const signingCertificate = ({ signer, certificate }: Signer, policy: Policy): Finding => {
  const attribute = onlyValue(signer, OID.signingCertificateV2);
  if (!attribute) return weighed(policy.signing_certificate, 'not_cades_bes');
  return bindsCertificate(attribute, certificate) ? PASSED : failed('signing_certificate');
};

/** The link to the document: the digest inside is the one that was stored with the file. */
export const document = ({ signer }: Signer, digests: Digests): Finding => {
  const claimed = messageDigestOf(signer);
  if (claimed === undefined) return failed('no_message_digest');
  const name = digestName(signer.digestAlgorithm);
  const stored = name && digests[name];
  if (!stored) return open('digest_unavailable', name);
  return claimed === stored ? PASSED : failed('document_mismatch');
};

export const signatureValue = async ({ signer, certificate }: Signer): Promise<Finding> => {
  const key = publicKeyOf(certificate);
  const digest = digestName(signer.digestAlgorithm);
  const good =
    key &&
    digest &&
    (await verifySignature(key, signer.algorithm, signer.signedBytes, signer.signature, digest));
  return good ? PASSED : failed('bad_signature');
};

export const validity = ({ certificate: { notBefore, notAfter } }: Signer, at: number): Finding => {
  if (at < notBefore) return failed('certificate_not_yet_valid', new Date(notBefore).toISOString());
  return at > notAfter ? failed('certificate_expired', new Date(notAfter).toISOString()) : PASSED;
};

/** A certificate that does not say what its key is for is for anything; an authority signs certificates, not documents. */
export const keyUsage = ({ certificate: { keyUsage: usage, isCa } }: Signer, policy: Policy): Finding => {
  if (isCa) return weighed(policy.key_usage, 'key_usage', 'ca');
  return !usage || usage.includes('digitalSignature') || usage.includes('nonRepudiation')
    ? PASSED
    : weighed(policy.key_usage, 'key_usage', usage.join(' '));
};

export const signingTime = ({ signer }: Signer, policy: Policy, at: number, skewMs: number): Finding => {
  const claimed = signingTimeOf(signer);
  if (!claimed) return weighed(policy.signing_time, 'no_signing_time');
  return Math.abs(claimed.getTime() - at) <= skewMs
    ? PASSED
    : weighed(policy.signing_time_skew, 'signing_time_skew', claimed.toISOString());
};
