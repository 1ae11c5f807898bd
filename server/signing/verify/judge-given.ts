import { recordOf } from '../../../lib/signing/check-package.ts';
import { digestsOf } from '../../../lib/signing/digests.ts';
import { type PowerPaper, readPowerPaper } from '../../../lib/signing/power-paper.ts';
import { createFastStreebog } from '../../../lib/signing/streebog-wasm.ts';
import { checkSignature } from '../../../lib/signing/verify/check-signature.ts';
import type { Digests } from '../../../lib/signing/verify/checks.ts';
import type { Policy } from '../../../lib/signing/verify/policy.ts';
import { type ProofOfTime, signatureTime } from '../../../lib/signing/verify/proof-of-time.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { withAnswers } from '../../../lib/signing/verify/trust.ts';
import { believed, NEEDS_TRUST, type SentTrust } from '../trust/sent-trust.ts';

/** A signature handed over. `at` is the moment to judge for; without it a timestamp in it, or `seen`. */
export interface GivenSignature {
  readonly cms: Uint8Array;
  readonly digests: Digests;
  readonly record?: string | undefined;
  readonly at?: Date;
  readonly seen: Date;
  readonly policy: Policy;
  readonly trust: SentTrust;
  /** What responders said about its certificates, DER. */
  readonly answers?: readonly Uint8Array[];
}

export interface JudgedSignature extends ProofOfTime {
  readonly report: Report;
}

/** Judges a signature with all that lies in it. */
export const judgeGiven = async ({
  cms,
  digests,
  record,
  at: asked,
  seen,
  policy,
  trust: sent,
  answers = [],
}: GivenSignature): Promise<JudgedSignature | typeof NEEDS_TRUST> => {
  const known = believed(sent);
  if (!known) return NEEDS_TRUST;
  const trust = withAnswers(known, answers);
  const time: ProofOfTime = asked
    ? { at: asked, by: 'given' }
    : await signatureTime(cms, trust, { now: seen });
  const report = await checkSignature({
    cms,
    digests,
    record: record === undefined ? undefined : recordOf(new TextEncoder().encode(record)),
    at: time.at,
    seen,
    trust,
    policy,
  });
  return { ...time, report };
};

/** The file of a power of attorney, and the signature over it. */
export interface GivenPower {
  readonly xml: Uint8Array;
  /** The same as text, in the encoding it names. */
  readonly text: string;
  readonly signature: Uint8Array;
  readonly at: Date;
  readonly policy: Policy;
  readonly trust: SentTrust;
  readonly answers?: readonly Uint8Array[];
}

/** What the file of a power of attorney says, and the verdict on its signature; no paper where it is none. */
export const readPower = async ({
  xml,
  text,
  signature,
  at,
  policy,
  trust,
  answers,
}: GivenPower): Promise<{ readonly paper?: PowerPaper; readonly report?: Report } | typeof NEEDS_TRUST> => {
  const paper = readPowerPaper(text);
  if (!paper) return {};
  const judged = await judgeGiven({
    cms: signature,
    digests: digestsOf(xml, createFastStreebog),
    at,
    seen: at,
    policy,
    trust,
    ...(answers ? { answers } : {}),
  });
  return judged === NEEDS_TRUST ? judged : { paper, report: judged.report };
};
