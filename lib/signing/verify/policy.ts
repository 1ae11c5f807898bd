/**
 * How much a shortcoming weighs: it refuses the signature, it leaves the question open, it is shown as a warning, or it
 * is only told. What breaks the link of document, signer and trust is no matter of policy and always refuses.
 */
export type Weight = 'fail' | 'doubt' | 'warn' | 'inform';

export interface Policy {
  /** The signed attributes bind the certificate (CAdES-BES); some products leave it out. */
  readonly signing_certificate: Weight;
  /** The signer says when. */
  readonly signing_time: Weight;
  /** What they say is near the time of the server. */
  readonly signing_time_skew: Weight;
  /** The certificate is for signatures, and not an authority's. */
  readonly key_usage: Weight;
}

export const STRICT_POLICY: Policy = {
  signing_certificate: 'fail',
  signing_time: 'warn',
  signing_time_skew: 'fail',
  key_usage: 'fail',
};

/**
 * For whoever checks what others made: without a binding of its certificate a signature is not false, it is unproven;
 * and nobody knows when it was taken.
 */
export const CHECK_POLICY: Policy = {
  ...STRICT_POLICY,
  signing_certificate: 'doubt',
  signing_time_skew: 'inform',
};

/** Ten minutes: two clocks and the time somebody looks at the last dialog. */
export const SKEW_MS = 10 * 60_000;
