/** What assessment is bounded by (specification 5.3, 9.3). Shares are per cent as exact decimals. */
export const ASSESSMENT = {
  /** What the weights of goals are together. */
  weights: '100',
  /** A value is above zero and below this. */
  below: '120',
  /** A goal is fulfilled above this share. */
  unfulfilled: '50',
  /** Goals and trainings of the next period at least. */
  goals: 3,
  trainings: 1,
  minutes: 59,
} as const;
