/** A text as every search and comparison of names has it: small letters, ё as е, decomposed letters put together. */
export const folded = (text: string): string => withoutYo(text.normalize('NFC').toLowerCase());

/** ё as е, in either case: what `withoutYo` of `server/db/folded-like.ts` makes of a column. */
export const withoutYo = (text: string): string => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
