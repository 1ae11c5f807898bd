import { withAnswers } from '../../../lib/signing/verify/trust.ts';
import {
  type TimestampInput,
  type TimestampReport,
  verifyTimestamp,
} from '../../../lib/signing/verify/verify-timestamp.ts';
import { believed, NEEDS_TRUST, type SentTrust } from '../trust/sent-trust.ts';

export interface GivenTimestamp extends Omit<TimestampInput, 'trust'> {
  readonly trust: SentTrust;
  /** What responders said about the certificates of its authority, DER. */
  readonly answers: readonly Uint8Array[];
}

/** Judges the answer of a time authority. */
export const judgeTimestamp = async ({
  trust: sent,
  answers,
  ...asked
}: GivenTimestamp): Promise<TimestampReport | typeof NEEDS_TRUST> => {
  const trust = believed(sent);
  return trust ? verifyTimestamp({ ...asked, trust: withAnswers(trust, answers) }) : NEEDS_TRUST;
};
