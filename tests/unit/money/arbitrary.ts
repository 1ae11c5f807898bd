import fc from 'fast-check';

/** Decimals of any sign, up to 12 digits before the point and 6 after it. */
export const decimal = fc
  .tuple(fc.boolean(), fc.bigInt(0n, 999_999_999_999n), fc.bigInt(0n, 999_999n))
  .map(
    ([isNegative, whole, fraction]) => `${isNegative ? '-' : ''}${whole}.${`${fraction}`.padStart(6, '0')}`,
  );

/** Amounts a form takes, as decimals: not negative, two digits after the point. */
export const amount = fc
  .tuple(fc.bigInt(0n, 999_999_999_999n), fc.bigInt(0n, 99n))
  .map(([whole, fraction]) =>
    `${whole}.${`${fraction}`.padStart(2, '0')}`.replace(/0+$/, '').replace(/\.$/, ''),
  );
