import { bytesToHex } from '@noble/hashes/utils.js';
import * as pkijs from 'pkijs';
import { digestHex, digestName, digestOid } from '../algorithms.ts';
import { type CertificateFacts, certificateFactsOf } from '../certificate.ts';
import { isStrictDer } from '../der.ts';
import { OID } from '../oids.ts';
import { imprintOf } from '../timestamp.ts';
import { serialOf, type X509 } from '../x509.ts';
import {
  ambiguousOf,
  bindsCertificate,
  bindsCertificateBySha1,
  contentTypeOf,
  messageDigestOf,
  onlyValue,
} from './attributes.ts';
import * as checks from './checks.ts';
import { type ParsedCms, type ParsedSigner, parseCms } from './parse.ts';
import { SKEW_MS } from './policy.ts';
import type { Report, Verdict } from './report.ts';
import type { TrustStore } from './trust.ts';
import { chainFindings, trustedChain, usedBy } from './trusted-chain.ts';

export interface TimestampInput {
  /** DER, as the authority gave it. */
  readonly token: Uint8Array;
  /** The signature that it should be about, hex. */
  readonly signatureValue: string;
  /** Hex; of a token that was just asked for. */
  readonly nonce?: string;
  /** The server's clock when the token came; of one that was kept it is not asked. */
  readonly received?: Date;
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
  trust,
}: TimestampInput): Promise<TimestampReport> => {
  const cms = parseCms(token);
  const info = cms && infoOf(cms);
  const [signer, ...more] = cms?.signers ?? [];
  const certificate = signer?.certificate;
  if (!cms || !info || !signer || more.length > 0 || !certificate || !cms.content)
    return { verdict: 'failed', code: 'malformed' };
  const time = info.genTime.getTime();
  const wrong =
    aboutProblem(info, signatureValue, nonce) ??
    (received && Math.abs(received.getTime() - time) > SKEW_MS ? 'timestamp_time' : undefined) ??
    (await signatureProblem(cms, { signer, certificate }, cms.content)) ??
    purposeProblem(certificate);
  const told = { time: info.genTime.toISOString(), authority: certificateFactsOf(certificate) };
  if (wrong) return { verdict: 'failed', code: wrong, ...told };

  const trusted = await trustedChain({ certificate, embedded: cms.certificates, trust, at: time });
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

const aboutProblem = (
  info: pkijs.TSTInfo,
  signatureValue: string,
  nonce: string | undefined,
): string | undefined => {
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const imprint = bytesToHex(hashedMessage.valueBlock.valueHexView);
  if (hashAlgorithm.algorithmId !== digestOid('sha256') || imprint !== imprintOf(signatureValue))
    return 'timestamp_imprint';
  if (nonce === undefined) return undefined;
  const answered = info.nonce ? withoutZeros(serialOf(info.nonce)) : undefined;
  return answered === withoutZeros(nonce) ? undefined : 'timestamp_nonce';
};

const withoutZeros = (hex: string): string => hex.toLowerCase().replace(/^0+(?=.)/, '');

const signatureProblem = async (
  cms: ParsedCms,
  one: checks.Signer,
  content: Uint8Array,
): Promise<string | undefined> => {
  const findings = [
    checks.digestAlgorithm(cms.digestAlgorithms, one),
    checks.algorithm(one),
    checks.signedAttributes(one),
  ];
  for (const finding of findings) if ('code' in finding) return finding.code;
  const { signer, certificate } = one;
  if (ambiguousOf(signer.attributes ?? []) !== undefined) return 'duplicate_attribute';
  if (contentTypeOf(signer) !== OID.timestampInfo) return 'content_type_attribute';
  if (!binds(signer, certificate)) return 'signing_certificate';
  const digest = digestName(signer.digestAlgorithm);
  if (!digest || messageDigestOf(signer) !== digestHex(digest, content)) return 'document_mismatch';
  const value = await checks.signatureValue(one);
  return 'code' in value ? value.code : undefined;
};

/** The first edition of the attribute knows SHA-1 only; authorities still write it, beside the second or alone. */
const binds = (signer: ParsedSigner, certificate: X509): boolean => {
  const second = onlyValue(signer, OID.signingCertificateV2);
  if (second) return bindsCertificate(second, certificate);
  const first = onlyValue(signer, OID.signingCertificate);
  return first !== undefined && bindsCertificateBySha1(first, certificate);
};

/** RFC 3161, 2.3: the certificate is for timestamps and for nothing else, and says so critically. */
const purposeProblem = ({ extendedKeyUsage, extensions, isCa }: X509): string | undefined => {
  const only = extendedKeyUsage?.length === 1 && extendedKeyUsage[0] === OID.timeStamping;
  return only && extensions.get(OID.extendedKeyUsage)?.critical && !isCa ? undefined : 'timestamp_purpose';
};
