/** Why single sign-on refused a user; the sign-in page has a sentence for each. */
export const SSO_OUTCOMES = [
  'off',
  'expired',
  'failed',
  'unavailable',
  'unknown',
  'unverified',
  'closed',
  'second_factor',
] as const;

export type SsoOutcome = (typeof SSO_OUTCOMES)[number];

/** The outcome an address names; undefined when it names none. */
export const ssoOutcome = (text: string | undefined): SsoOutcome | undefined =>
  SSO_OUTCOMES.find((each) => each === text);
