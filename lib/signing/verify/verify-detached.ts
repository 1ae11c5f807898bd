import { bytesToHex } from '@noble/hashes/utils.js';
import { digestName } from '../algorithms.ts';
import { certificateFactsOf } from '../certificate.ts';
import { OID } from '../oids.ts';
import { derOf } from '../pem.ts';
import { signingTimeOf } from './attributes.ts';
import * as checks from './checks.ts';
import { embeddedAuthorities, withEnclosed } from './enclosed.ts';
import { MAX_BYTES, type ParsedCms, parseCms } from './parse.ts';
import { type Policy, SKEW_MS, STRICT_POLICY } from './policy.ts';
import {
  type Check,
  type Code,
  type Finding,
  failed,
  open,
  PASSED,
  type Report,
  SKIPPED,
  verdictOf,
  weighed,
} from './report.ts';
import type { TrustStore } from './trust.ts';
import { chainFindings, trustedChain, usedBy } from './trusted-chain.ts';

export interface VerifyInput {
  /** DER or BER, base64 or PEM; 5 MiB as bytes at most. */
  readonly cms: Uint8Array;
  readonly digests: checks.Digests;
  /** The moment that certificates and lists are judged for: the server's clock, or when it was signed. */
  readonly at: Date;
  /** Now, where `at` is proven otherwise: what authorities have said since then counts too. */
  readonly seen?: Date | undefined;
  readonly trust: TrustStore;
  readonly policy?: Policy;
  /** How far the signer's clock may be from `at`. */
  readonly skewMs?: number;
}

/**
 * Judges a detached signature (CMS, CAdES-BES) over the document with these digests. Never throws, never passes what it
 * does not understand and never calls that false: it stays open. Every check is in the report, also those after the
 * first that failed.
 */
export const verifyDetached = async (input: VerifyInput): Promise<Report> => {
  try {
    return await judge(input);
  } catch {
    return reportOf(allOf({ structure: failed('malformed') }, undefined), {});
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
  const envelope = cms ? envelopeOf(cms) : { structure: unreadFinding(input.cms) };
  const [signer] = cms?.signers ?? [];
  const certificate = signer?.certificate;
  if (!cms || !signer || !certificate || isDecided(envelope)) return reportOf(allOf(envelope, cms), {});

  const one: checks.Signer = { signer, certificate };
  const policy = input.policy ?? STRICT_POLICY;
  const at = input.at.getTime();
  const trust = withEnclosed(input.trust, cms);
  const embedded = embeddedAuthorities(cms);
  const trusted = await trustedChain({ certificate, embedded, trust, at, seen: input.seen?.getTime() });
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
  return reportOf(allOf(findings, cms), {
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

/** What is longer than anything that is read may be a signature all the same. */
const unreadFinding = (given: Uint8Array): Finding =>
  (derOf(given) ?? given).length > MAX_BYTES ? open('too_long') : failed('malformed');

/** A document that lies inside decides nothing: the digest that is signed is compared with the one in hand. */
const isDecided = ({ detached: _, ...envelope }: Findings): boolean =>
  Object.values(envelope).some(({ outcome }) => outcome !== 'passed');

const envelopeOf = (cms: ParsedCms): Findings => {
  const [signer] = cms.signers;
  const whole = { structure: PASSED, detached: checks.detached(cms) };
  if (cms.contentType !== OID.data) return { ...whole, content_type: open('content_type', cms.contentType) };
  const ofData = { ...whole, content_type: PASSED };
  if (cms.signerCount !== 1) return { ...ofData, signer_count: open('signer_count', `${cms.signerCount}`) };
  if (signer?.certificate) return { ...ofData, signer_count: PASSED, signer_certificate: PASSED };
  const missing = open(cms.unreadable > 0 ? 'certificate_unreadable' : 'signer_certificate');
  return { ...ofData, signer_count: PASSED, signer_certificate: missing };
};

const allOf = (findings: Findings, cms: ParsedCms | undefined): Check[] => [
  ...NAMES.map((name) => ({ name, ...(findings[name] ?? SKIPPED) })),
  ...(cms ? remarksOn(cms) : []),
];

const reportOf = (all: readonly Check[], rest: Omit<Report, 'verdict' | 'code' | 'checks'>): Report => ({
  ...verdictOf(all),
  checks: all,
  ...rest,
});

/** What stands in the file beside the signature and decides nothing. */
const remarksOn = (cms: ParsedCms): Check[] => {
  const attributes = cms.signers.flatMap(({ unsigned }) => unsigned.map(({ oid }) => oid));
  const counters = attributes.filter((oid) => oid === OID.counterSignature).length;
  const unknown = [...new Set(attributes)].filter((oid) => !KNOWN.has(oid));
  const aside = cms.unreadable + cms.ofOtherKinds;
  return [
    ...(cms.isDer ? [] : [remark('encoding', 'not_der')]),
    ...(aside > 0 ? [remark('certificates', 'certificates_left_aside', `${aside}`)] : []),
    ...(counters > 0 ? [remark('counter_signatures', 'counter_signature', `${counters}`)] : []),
    ...(unknown.length > 0
      ? [remark('unsigned_attributes', 'unsigned_attributes', unknown.slice(0, MOST_NAMED).join(' '))]
      : []),
  ];
};

const MOST_NAMED = 8;

/** What is used or told elsewhere. */
const KNOWN: ReadonlySet<string> = new Set([
  OID.timestampToken,
  OID.counterSignature,
  OID.certificateValues,
  OID.revocationValues,
]);

const remark = (name: string, code: Code, detail?: string): Check => ({
  name,
  ...weighed('inform', code, detail),
});
