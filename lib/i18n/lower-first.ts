/** «Ежегодный отпуск» inside a sentence; «ПКР …» and what begins otherwise stay as they are. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
