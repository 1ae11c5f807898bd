/** What stands against a PIN: the code of its sentence under `rules`. */
export type PinFault = 'pin/length' | 'pin/repeated' | 'pin/sequence' | 'pin/date';

/** The first thing that makes a PIN too easy to guess; undefined for one that will do. */
export const weakPin = (pin: string, length: number): PinFault | undefined => {
  if (!/^\d+$/.test(pin) || pin.length !== length) return 'pin/length';
  if (isRepeated(pin)) return 'pin/repeated';
  if (isSequence(pin)) return 'pin/sequence';
  return isDate(pin) ? 'pin/date' : undefined;
};

/** 0000, 1212, 123123, and digits in pairs as 1122. */
const isRepeated = (pin: string): boolean => /^(\d+)\1+$/.test(pin) || /^((\d)\2)+$/.test(pin);

const DIGITS = 10;

/** 1234, 9876, 2468, 7890: every step is the same. */
const isSequence = (pin: string): boolean => {
  const steps = [...pin]
    .slice(1)
    .map((digit, index) => (Number(digit) - Number(pin[index]) + DIGITS) % DIGITS);
  return steps.every((step) => step === steps[0]);
};

const YEAR = '(19[2-9]\\d|20[0-3]\\d)';
const DAY = '(0[1-9]|[12]\\d|3[01])';
const MONTH = '(0[1-9]|1[0-2])';
const DATES = new RegExp(
  `^(${YEAR}|${DAY}${MONTH}\\d\\d|\\d\\d${MONTH}${DAY}|${DAY}${MONTH}${YEAR}|${YEAR}${MONTH}${DAY})$`,
);

/** A likely year of birth, or a whole date of six or eight digits. */
const isDate = (pin: string): boolean => DATES.test(pin);
