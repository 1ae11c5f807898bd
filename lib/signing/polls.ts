const EVERY_MS = 4_000;
const LAST_MS = 40_000;

/** When the signed picture of a document is looked for, counted from the signature: at once, then every 4 s to 40 s. */
export const POLLS_MS: readonly number[] = Array.from(
  { length: LAST_MS / EVERY_MS + 1 },
  (_, index) => index * EVERY_MS,
);

/** The name of that picture holds this (AMB-145). */
const VISUAL_MARK = '_visual';

/**
 * Whether a signature has its picture among the files: one that stood there before the signature shows an older state
 * of the document, and is not waited for.
 */
export const hasNewVisual = (
  files: readonly { readonly id: number; readonly original_name: string }[],
  before: number | null,
): boolean => files.some(({ id, original_name }) => id !== before && original_name.includes(VISUAL_MARK));
