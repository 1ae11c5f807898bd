/** An e-mail address as it is compared: trimmed, in lower case. */
export const comparedEmail = (email: string): string => email.trim().toLowerCase();

const LONGEST = 254;
const ADDRESS = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]{2,}$/;

/** Whether mail could go there: one address, no name beside it, no list. */
export const isEmail = (email: string): boolean =>
  email.length <= LONGEST && ADDRESS.test(email) && !email.includes('..');
