import { bytesToHex } from '@noble/hashes/utils.js';
import { derOf } from './pem.ts';
import { timestampsIn } from './timestamp.ts';
import { parseCms } from './verify/parse.ts';
import type { TrustStore } from './verify/trust.ts';
import { type TimestampReport, verifyTimestamp } from './verify/verify-timestamp.ts';

/** The moment a signature is judged for, and who vouches for it: whoever asks, a timestamp, or nobody. */
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
  const timestamp = await bestTimestamp(cms, trust);
  const beside = timestamp ? { timestamp } : {};
  if (asked) return { at: asked, by: 'given', ...beside };
  return timestamp?.verdict === 'passed' && timestamp.time
    ? { at: new Date(timestamp.time), by: 'timestamp', timestamp }
    : { at: now, by: 'now', ...beside };
};

/** The earliest that is good, else the first. */
const bestTimestamp = async (cms: Uint8Array, trust: TrustStore): Promise<TimestampReport | undefined> => {
  const der = derOf(cms);
  const value = signatureValueOf(cms);
  if (!der || value === undefined) return undefined;
  const reports: TimestampReport[] = [];
  for (const token of timestampsIn(der))
    reports.push(await verifyTimestamp({ token, signatureValue: value, trust }));
  const [earliest] = reports
    .filter(({ verdict }) => verdict === 'passed')
    .toSorted((a, b) => Date.parse(a.time ?? '') - Date.parse(b.time ?? ''));
  return earliest ?? reports[0];
};
