import { bytesToHex } from '@noble/hashes/utils.js';
import { derOf } from '../pem.ts';
import { timestampsOf } from '../timestamp.ts';
import { withEnclosed } from './enclosed.ts';
import { parseCms } from './parse.ts';
import type { TrustStore } from './trust.ts';
import { type TimestampReport, verifyTimestamp } from './verify-timestamp.ts';

/** The moment a signature is judged for, and its proof: given by the caller, a timestamp, or none (now). */
export interface ProofOfTime {
  readonly at: Date;
  readonly by: 'given' | 'timestamp' | 'now';
  /** Of the best timestamp beside the signature, if there is any. */
  readonly timestamp?: TimestampReport;
}

/** The value of the one signature in a CMS, hex; undefined for what is none. */
export const signatureValueOf = (cms: Uint8Array): string | undefined => {
  const der = derOf(cms);
  const [signer, ...more] = (der && parseCms(der)?.signers) ?? [];
  return signer && more.length === 0 ? bytesToHex(signer.signature) : undefined;
};

/** A moment that is asked for stands; else that of a good timestamp in the signature; else it is now. */
export const signatureTime = async (
  cms: Uint8Array,
  trust: TrustStore,
  { asked, now }: { readonly asked?: Date | undefined; readonly now: Date },
): Promise<ProofOfTime> => {
  const timestamp = await bestTimestamp(cms, trust, now);
  const beside = timestamp ? { timestamp } : {};
  if (asked) return { at: asked, by: 'given', ...beside };
  return timestamp?.verdict === 'passed' && timestamp.time
    ? { at: new Date(timestamp.time), by: 'timestamp', timestamp }
    : { at: now, by: 'now', ...beside };
};

/** The earliest that is good, else the first. What came along with the signature may speak of its authority too. */
const bestTimestamp = async (
  given: Uint8Array,
  trust: TrustStore,
  seen: Date,
): Promise<TimestampReport | undefined> => {
  const cms = parseCms(given);
  const [signer, ...more] = cms?.signers ?? [];
  if (!cms || !signer || more.length > 0) return undefined;
  const signatureValue = bytesToHex(signer.signature);
  const enclosed = withEnclosed(trust, cms);
  const reports: TimestampReport[] = [];
  for (const token of timestampsOf(signer))
    reports.push(await verifyTimestamp({ token, signatureValue, trust: enclosed, seen }));
  const [earliest] = reports
    .filter(({ verdict }) => verdict === 'passed')
    .toSorted((a, b) => Date.parse(a.time ?? '') - Date.parse(b.time ?? ''));
  return earliest ?? reports[0];
};
