import { recordOf } from '../../../lib/signing/check-package.ts';
import { checkSignature, withTimestampCheck } from '../../../lib/signing/verify/check-signature.ts';
import type { Digests } from '../../../lib/signing/verify/checks.ts';
import { signatureValueOf } from '../../../lib/signing/verify/proof-of-time.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { verifyTimestamp } from '../../../lib/signing/verify/verify-timestamp.ts';
import { believed, NEEDS_TRUST, type SentTrust } from '../trust/sent-trust.ts';

/** A signature of the portal's own store. `at` is when it was taken, `timestamp` the token beside it. */
export interface KeptSignature {
  readonly cms: Uint8Array;
  readonly record: Uint8Array | null;
  readonly timestamp: Uint8Array | null;
  readonly digests: Digests;
  readonly at: Date;
  readonly trust: SentTrust;
}

/** Judges a kept signature, and its timestamp likewise. */
export const judgeKept = async ({
  cms,
  record,
  timestamp,
  digests,
  at,
  trust: sent,
}: KeptSignature): Promise<Report | typeof NEEDS_TRUST> => {
  const trust = believed(sent);
  if (!trust) return NEEDS_TRUST;
  const report = await checkSignature({
    cms,
    record: record ? recordOf(record) : undefined,
    digests,
    at,
    trust,
  });
  if (!timestamp) return report;
  const judged = await verifyTimestamp({
    token: timestamp,
    signatureValue: signatureValueOf(cms) ?? '',
    trust,
  });
  return withTimestampCheck(report, judged, 'fail');
};
