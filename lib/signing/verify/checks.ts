import { type DigestName, digestHex, digestName, SHA1, weakDigest } from '../algorithms.ts';
import { OID } from '../oids.ts';
import { fits, publicKeyOf, schemeOf, weakPss } from '../public-key.ts';
import type { X509 } from '../x509.ts';
import {
  ambiguousOf,
  bindingBySha1,
  bindingOf,
  contentTypeOf,
  messageDigestOf,
  onlyValue,
  signingTimeOf,
} from './attributes.ts';
import type { ParsedCms, ParsedSigner } from './parse.ts';
import type { Policy } from './policy.ts';
import { type Finding, failed, open, PASSED, SKIPPED, weighed } from './report.ts';
import { verifySignature } from './verify-signature.ts';

/** The digests of a document as they were made when it was stored, hex in memory order. */
export type Digests = Readonly<Record<'sha256' | 'streebog256' | 'streebog512', string>> &
  Readonly<Partial<Record<DigestName, string>>>;

/** A signer with the certificate that was found for them. */
export interface Signer {
  readonly signer: ParsedSigner;
  readonly certificate: X509;
}

/**
 * A document inside the CMS is not the one in hand, so this one is not called signed. Where the digest of the inner one
 * differs from the signed one, the signature is over neither.
 */
export const detached = ({ isAttached, content, signers: [signer] }: ParsedCms): Finding => {
  if (!isAttached) return PASSED;
  const name = signer && digestName(signer.digestAlgorithm);
  const claimed = signer && messageDigestOf(signer);
  if (!content || !name || claimed === undefined) return open('not_detached');
  return digestHex(name, content) === claimed ? open('not_detached') : failed('not_detached');
};

/**
 * A digest that is weak, or not computed here, proves nothing either way. The list at the top of the CMS is not signed:
 * it is only reported where it differs.
 */
export const digestAlgorithm = (named: readonly string[], { signer }: Signer): Finding => {
  const weak = weakDigest(signer.digestAlgorithm);
  if (weak) return open('weak_digest', weak);
  if (!digestName(signer.digestAlgorithm)) return open('digest_algorithm', signer.digestAlgorithm);
  return named.length === 1 && named[0] === signer.digestAlgorithm
    ? PASSED
    : weighed('inform', 'digest_list', named.join(' '));
};

/** The key is one that is taken, the signature is of its kind, and both speak of the same digest. */
export const algorithm = ({ signer, certificate }: Signer): Finding => {
  const weak = weakDigest(signer.algorithm.oid) ?? weakPss(signer.algorithm);
  if (weak) return open('weak_digest', weak);
  const scheme = schemeOf(signer.algorithm);
  if (!scheme) return open('algorithm_unknown', signer.algorithm.oid);
  const key = publicKeyOf(certificate);
  if (!key) return open('bad_key', certificate.keyOid);
  const digest = digestName(signer.digestAlgorithm);
  return fits(scheme, key) &&
    (scheme.digest === undefined || digest === undefined || scheme.digest === digest)
    ? PASSED
    : failed('algorithm_mismatch', signer.algorithm.oid);
};

export const signedAttributes = ({ signer }: Signer): Finding =>
  signer.attributes ? PASSED : open('no_signed_attributes');

/** Two answers to one question are none. */
export const attributesOnce = ({ signer }: Signer): Finding => {
  const ambiguous = ambiguousOf(signer.attributes ?? []);
  return ambiguous === undefined ? PASSED : failed('duplicate_attribute', ambiguous);
};

export const contentTypeAttribute = ({ signer }: Signer): Finding =>
  contentTypeOf(signer) === OID.data ? PASSED : failed('content_type_attribute', contentTypeOf(signer));

export const signingCertificate = ({ signer, certificate }: Signer, policy: Policy): Finding => {
  const second = onlyValue(signer, OID.signingCertificateV2);
  const first = onlyValue(signer, OID.signingCertificate);
  if (!second && !first) return weighed(policy.signing_certificate, 'not_cades_bes');
  const bindings = [
    ...(second ? [bindingOf(second, certificate)] : []),
    ...(first ? [bindingBySha1(first, certificate)] : []),
  ];
  if (bindings.includes('other')) return failed('signing_certificate');
  if (bindings.includes('bound')) return PASSED;
  return bindings.includes('weak') ? open('weak_digest', weakDigest(SHA1)) : open('digest_algorithm');
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

/** Skips a signature whose digest, algorithm or key is not computed here. */
export const signatureValue = async (one: Signer): Promise<Finding> => {
  const { signer, certificate } = one;
  const key = publicKeyOf(certificate);
  const digest = digestName(signer.digestAlgorithm);
  if (!key || !digest || algorithm(one).outcome === 'indeterminate') return SKIPPED;
  for (const bytes of signer.signedForms)
    if (await verifySignature(key, signer.algorithm, bytes, signer.signature, digest)) return PASSED;
  return failed('bad_signature');
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
