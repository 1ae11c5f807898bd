/** The beginning of a text that a sheet takes for a formula, after apostrophes: a guard differs from a text's own. */
const TAKEN_FOR_FORMULA = /^'*[=+\-@\t\r]/;

/** A text as sheets show it: one that would be a formula stands behind an apostrophe. */
export const guarded = (text: string): string => (TAKEN_FOR_FORMULA.test(text) ? `'${text}` : text);

/** A text as a workbook keeps it, where it is no formula by its type: only what looks guarded already gets a guard. */
export const guardedOnce = (text: string): string => (text.startsWith("'") ? guarded(text) : text);

/** The same text without its guard; an apostrophe of its own stays. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && TAKEN_FOR_FORMULA.test(text) ? text.slice(1) : text;
