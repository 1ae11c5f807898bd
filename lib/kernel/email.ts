/** An e-mail or a login as it is compared: one form for what reads the same (NFKC), trimmed, in lower case. */
export const comparedEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether an e-mail or a login is what it looks like: nothing in it is invisible, no word mixes two alphabets. */
export const isReadable = (name: string): boolean =>
  !UNSEEN.test(name) &&
  (name.match(/[\p{L}\p{M}]+/gu) ?? []).every(
    (word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length < 2,
  );

const LONGEST = 254;
const ADDRESS = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]{2,}$/;

/** Whether mail could go there: one address, no name beside it, no list. */
export const isEmail = (email: string): boolean =>
  email.length <= LONGEST && ADDRESS.test(email) && !email.includes('..') && isReadable(email);
