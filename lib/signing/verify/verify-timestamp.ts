import { bytesToHex } from '@noble/hashes/utils.js';
import * as pkijs from 'pkijs';
import { digestHex, digestName, weakDigest } from '../algorithms.ts';
import { type CertificateFacts, certificateFactsOf } from '../certificate.ts';
import { isStrictDer } from '../der.ts';
import { OID } from '../oids.ts';
import { imprintOf } from '../timestamp.ts';
import { serialOf, type X509 } from '../x509.ts';
import {
  ambiguousOf,
  bindingBySha1,
  bindingOf,
  contentTypeOf,
  messageDigestOf,
  onlyValue,
} from './attributes.ts';
import * as checks from './checks.ts';
import { embeddedAuthorities, withEnclosed } from './enclosed.ts';
import { type ParsedCms, type ParsedSigner, parseCms } from './parse.ts';
import { SKEW_MS } from './policy.ts';
import type { Report, Verdict } from './report.ts';
import type { TrustStore } from './trust.ts';
import { chainFindings, trustedChain, usedBy } from './trusted-chain.ts';

export interface TimestampInput {
  /** As the authority gave it. */
  readonly token: Uint8Array;
  /** The signature that it should be about, hex. */
  readonly signatureValue: string;
  /** Hex; of a token that was just asked for. */
  readonly nonce?: string;
  /** The server's clock when the token came; of one that was kept it is not asked. */
  readonly received?: Date;
  /** Now, for a token that was kept by others: what authorities have said since counts too. */
  readonly seen?: Date | undefined;
  readonly trust: TrustStore;
}

export interface TimestampReport {
  readonly verdict: Verdict;
  /** `ok`, or what is wrong: a code of `Report`, or one of a timestamp's own. */
  readonly code: string;
  /** ISO 8601 in UTC. */
  readonly time?: string;
  readonly authority?: CertificateFacts;
  readonly used?: Report['used'];
}

/**
 * Judges a token of RFC 3161: it is about this signature, its authority signed it, may do so and is trusted. Its
 * certificates are judged for the time that it states. Never throws.
 */
export const verifyTimestamp = async (input: TimestampInput): Promise<TimestampReport> => {
  try {
    return await judge(input);
  } catch {
    return { verdict: 'failed', code: 'malformed' };
  }
};

const judge = async ({
  token,
  signatureValue,
  nonce,
  received,
  seen,
  trust,
}: TimestampInput): Promise<TimestampReport> => {
  const cms = parseCms(token);
  const info = cms && infoOf(cms);
  const [signer, ...more] = cms?.signers ?? [];
  const certificate = signer?.certificate;
  if (!cms || !info || !signer || more.length > 0 || !cms.content)
    return { verdict: 'failed', code: 'malformed' };
  if (!certificate) return { verdict: 'indeterminate', code: 'signer_certificate' };
  const time = info.genTime.getTime();
  const wrong =
    aboutProblem(info, signatureValue, nonce) ??
    (received && Math.abs(received.getTime() - time) > SKEW_MS ? failed('timestamp_time') : undefined) ??
    (await signatureProblem(cms, { signer, certificate }, cms.content)) ??
    purposeProblem(certificate);
  const told = { time: info.genTime.toISOString(), authority: certificateFactsOf(certificate) };
  if (wrong) return { ...wrong, ...told };

  const question = { certificate, embedded: embeddedAuthorities(cms), at: time, seen: seen?.getTime() };
  const trusted = await trustedChain({ ...question, trust: withEnclosed(trust, cms) }, { everRevoked: true });
  const findings = [
    checks.validity({ signer, certificate }, time),
    ...Object.values(chainFindings(certificate, trusted)),
  ];
  const decisive =
    findings.find(({ outcome }) => outcome === 'failed') ??
    findings.find(({ outcome }) => outcome === 'indeterminate');
  return {
    verdict:
      decisive?.outcome === 'failed' || decisive?.outcome === 'indeterminate' ? decisive.outcome : 'passed',
    code: decisive && 'code' in decisive ? decisive.code : 'ok',
    ...told,
    ...(trusted ? { used: usedBy(trusted) } : {}),
  };
};

const infoOf = ({ contentType, content }: ParsedCms): pkijs.TSTInfo | undefined =>
  contentType === OID.timestampInfo && content && isStrictDer(content)
    ? pkijs.TSTInfo.fromBER(content)
    : undefined;

type Problem = Pick<TimestampReport, 'code'> & { readonly verdict: 'failed' | 'indeterminate' };

const failed = (code: string): Problem => ({ verdict: 'failed', code });
const open = (code: string): Problem => ({ verdict: 'indeterminate', code });

/** Others ask with other digests than ours; the answer to our own question names the one that was asked with. */
const aboutProblem = (
  info: pkijs.TSTInfo,
  signatureValue: string,
  nonce: string | undefined,
): Problem | undefined => {
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const imprint = bytesToHex(hashedMessage.valueBlock.valueHexView);
  const name = digestName(hashAlgorithm.algorithmId);
  if (nonce !== undefined && name !== 'sha256') return failed('timestamp_imprint');
  if (!name) return open(weakDigest(hashAlgorithm.algorithmId) ? 'weak_digest' : 'digest_algorithm');
  if (imprint !== imprintOf(signatureValue, name)) return failed('timestamp_imprint');
  if (nonce === undefined) return undefined;
  const answered = info.nonce ? withoutZeros(serialOf(info.nonce)) : undefined;
  return answered === withoutZeros(nonce) ? undefined : failed('timestamp_nonce');
};

const withoutZeros = (hex: string): string => hex.toLowerCase().replace(/^0+(?=.)/, '');

const signatureProblem = async (
  cms: ParsedCms,
  one: checks.Signer,
  content: Uint8Array,
): Promise<Problem | undefined> => {
  const findings = [
    checks.digestAlgorithm(cms.digestAlgorithms, one),
    checks.algorithm(one),
    checks.signedAttributes(one),
  ];
  for (const finding of findings) {
    if (finding.outcome === 'failed') return failed(finding.code);
    if (finding.outcome === 'indeterminate') return open(finding.code);
  }
  const { signer, certificate } = one;
  if (ambiguousOf(signer.attributes ?? []) !== undefined) return failed('duplicate_attribute');
  if (contentTypeOf(signer) !== OID.timestampInfo) return failed('content_type_attribute');
  if (!binds(signer, certificate)) return failed('signing_certificate');
  const digest = digestName(signer.digestAlgorithm);
  if (!digest || messageDigestOf(signer) !== digestHex(digest, content)) return failed('document_mismatch');
  const value = await checks.signatureValue(one);
  return value.outcome === 'passed' ? undefined : failed('bad_signature');
};

/** The first edition of the attribute knows SHA-1 only; authorities still write it, beside the second or alone. */
const binds = (signer: ParsedSigner, certificate: X509): boolean => {
  const second = onlyValue(signer, OID.signingCertificateV2);
  if (second) return bindingOf(second, certificate) === 'bound';
  const first = onlyValue(signer, OID.signingCertificate);
  return first !== undefined && ['bound', 'weak'].includes(bindingBySha1(first, certificate));
};

/** RFC 3161, 2.3: the certificate is for timestamps and for nothing else, and says so critically. */
const purposeProblem = ({ extendedKeyUsage, extensions, isCa }: X509): Problem | undefined => {
  const only = extendedKeyUsage?.length === 1 && extendedKeyUsage[0] === OID.timeStamping;
  const isFor = only && extensions.get(OID.extendedKeyUsage)?.critical && !isCa;
  return isFor ? undefined : failed('timestamp_purpose');
};
