const EVERY_MS = 4_000;
const LAST_MS = 40_000;

/** When the signed picture of a document is looked for, counted from the signature: at once, then every 4 s to 40 s. */
export const POLLS_MS: readonly number[] = Array.from(
  { length: LAST_MS / EVERY_MS + 1 },
  (_, index) => index * EVERY_MS,
);

/** The name of that picture holds this (AMB-145). */
export const VISUAL_MARK = '_visual';
