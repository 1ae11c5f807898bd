/** Only the digits: people write СНИЛС as 112-233-445 95. */
export const plainNumber = (typed: string): string => typed.replace(/[\s-]/g, '');

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** Eleven digits, the last two of which follow from the others. */
export const isSnils = (digits: string): boolean => {
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = weighed(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
  return (sum % 101) % 100 === Number(digits.slice(9));
};

/** The twelve digits of a person's INN, the last two of which follow from the others. */
export const isInn = (digits: string): boolean =>
  /^\d{12}$/.test(digits) &&
  (weighed(digits, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(digits[10]) &&
  (weighed(digits, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(digits[11]);

/**
 * Whether an account of twenty digits is one of the bank with this code (БИК): the last three digits of the code and the
 * account, weighed by 7, 1, 3, come to a number that ends with 0.
 */
export const accountBelongsTo = (account: string, bankCode: string): boolean => {
  if (!/^\d{20}$/.test(account) || !/^\d{9}$/.test(bankCode)) return false;
  const digits = bankCode.slice(-3) + account;
  return (
    weighed(
      digits,
      [...digits].map((_, index) => [7, 1, 3][index % 3] ?? 0),
    ) %
      10 ===
    0
  );
};
