import { bytesToHex } from '@noble/hashes/utils.js';
import { digestName } from '../algorithms.ts';
import { certificateFactsOf } from '../certificate.ts';
import { OID } from '../oids.ts';
import { signingTimeOf } from './attributes.ts';
import * as checks from './checks.ts';
import { type ParsedCms, parseCms } from './parse.ts';
import { type Policy, SKEW_MS, STRICT_POLICY } from './policy.ts';
import { type Check, type Finding, failed, PASSED, type Report, SKIPPED, verdictOf } from './report.ts';
import type { TrustStore } from './trust.ts';
import { chainFindings, trustedChain, usedBy } from './trusted-chain.ts';

export interface VerifyInput {
  /** DER, base64 or PEM. */
  readonly cms: Uint8Array;
  readonly digests: checks.Digests;
  /** The moment that certificates and lists are judged for: the server's clock, or when it was signed. */
  readonly at: Date;
  readonly trust: TrustStore;
  readonly policy?: Policy;
  /** How far the signer's clock may be from `at`. */
  readonly skewMs?: number;
}

/**
 * Judges a detached signature (CMS, CAdES-BES) over the document with these digests. Never throws and never passes what
 * it does not understand; every check is in the report, also those after the first that failed.
 */
export const verifyDetached = async (input: VerifyInput): Promise<Report> => {
  try {
    return await judge(input);
  } catch {
    return reportOf(allOf(envelopeOf(undefined)), {});
  }
};

/** All checks in their order; those of a report that ends early are skipped. */
const NAMES = [
  'structure',
  'detached',
  'content_type',
  'signer_count',
  'signer_certificate',
  'digest_algorithm',
  'algorithm',
  'signed_attributes',
  'attributes_once',
  'content_type_attribute',
  'signing_certificate',
  'document',
  'signature',
  'validity',
  'key_usage',
  'chain',
  'revocation',
  'signing_time',
] as const;

type Findings = Partial<Record<(typeof NAMES)[number], Finding>>;

const judge = async (input: VerifyInput): Promise<Report> => {
  const cms = parseCms(input.cms);
  const envelope = envelopeOf(cms);
  const [signer] = cms?.signers ?? [];
  const certificate = signer?.certificate;
  const decided = Object.values(envelope).some(({ outcome }) => outcome !== 'passed');
  if (!cms || decided || !signer || !certificate) return reportOf(allOf(envelope), {});

  const one: checks.Signer = { signer, certificate };
  const policy = input.policy ?? STRICT_POLICY;
  const at = input.at.getTime();
  const trusted = await trustedChain({ certificate, embedded: cms.certificates, trust: input.trust, at });
  const findings: Findings = {
    ...envelope,
    digest_algorithm: checks.digestAlgorithm(cms.digestAlgorithms, one),
    algorithm: checks.algorithm(one),
    signed_attributes: checks.signedAttributes(one),
    ...(signer.attributes
      ? {
          attributes_once: checks.attributesOnce(one),
          content_type_attribute: checks.contentTypeAttribute(one),
          signing_certificate: checks.signingCertificate(one, policy),
          document: checks.document(one, input.digests),
          signature: await checks.signatureValue(one),
          signing_time: checks.signingTime(one, policy, at, input.skewMs ?? SKEW_MS),
        }
      : {}),
    validity: checks.validity(one, at),
    key_usage: checks.keyUsage(one, policy),
    ...chainFindings(certificate, trusted),
  };
  const time = signingTimeOf(signer);
  return reportOf(allOf(findings), {
    signer: certificateFactsOf(certificate),
    signature: {
      value: bytesToHex(signer.signature),
      algorithm: signer.algorithm.oid,
      digest_algorithm: digestName(signer.digestAlgorithm) ?? signer.digestAlgorithm,
      ...(time ? { signing_time: time.toISOString() } : {}),
    },
    ...(trusted ? { used: usedBy(trusted) } : {}),
  });
};

const envelopeOf = (cms: ParsedCms | undefined): Findings => {
  if (!cms) return { structure: failed('malformed') };
  if (cms.content) return { structure: PASSED, detached: failed('not_detached') };
  const whole = { structure: PASSED, detached: PASSED };
  if (cms.contentType !== OID.data)
    return { ...whole, content_type: failed('content_type', cms.contentType) };
  if (cms.signers.length !== 1)
    return { ...whole, content_type: PASSED, signer_count: failed('signer_count', `${cms.signers.length}`) };
  return {
    ...whole,
    content_type: PASSED,
    signer_count: PASSED,
    signer_certificate: cms.signers[0]?.certificate ? PASSED : failed('signer_certificate'),
  };
};

const allOf = (findings: Findings): Check[] =>
  NAMES.map((name) => ({ name, ...(findings[name] ?? SKIPPED) }));

const reportOf = (all: readonly Check[], rest: Omit<Report, 'verdict' | 'code' | 'checks'>): Report => ({
  ...verdictOf(all),
  checks: all,
  ...rest,
});
