/**
 * How much a shortcoming weighs: it refuses the signature, leaves the question open, is shown as a warning, or is only
 * reported. What breaks the link of document, signer and trust is no matter of policy and always refuses.
 */
export type Weight = 'fail' | 'doubt' | 'warn' | 'inform';

export interface Policy {
  /** The signed attributes bind the certificate (CAdES-BES); some products leave it out. */
  readonly signing_certificate: Weight;
  /** The signature states a time. */
  readonly signing_time: Weight;
  /** That time is near the time of the server. */
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
 * For a reader who checks foreign signatures: without a binding of its certificate a signature is not false, only
 * unproven; and the time it was handed in is unknown.
 */
export const CHECK_POLICY: Policy = {
  ...STRICT_POLICY,
  signing_certificate: 'doubt',
  signing_time_skew: 'inform',
};

/** Ten minutes: two clocks and the time the signer looks at the last dialog. */
export const SKEW_MS = 10 * 60_000;
