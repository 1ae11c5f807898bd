/** Joins the class names that are there; the rest of the list may be conditions that did not hold. */
export const classNames = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
