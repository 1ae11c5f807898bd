/** Currencies without two digits after the point, by ISO 4217. */
const OTHER: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

const DIGITS = new Map(
  Object.entries(OTHER).flatMap(([digits, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(digits)]),
  ),
);

/** How many digits an amount of the currency has after the point (ISO 4217). */
export const minorDigits = (currency: string): number => DIGITS.get(currency) ?? 2;
