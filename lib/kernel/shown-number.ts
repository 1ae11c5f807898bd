/** Digits of a number that programs show; what is stored beyond them is the trace of its binary fraction. */
const DIGITS_SHOWN = 15;
const NUMBER = /^-?\d+([.,]\d+)?(e[+-]?\d+)?$/i;

/**
 * A decimal as the program that stored it showed it: `52.0286999999999999998` is 52.0287. A text that is no number, and a
 * number of no more digits than are shown, stay as they are.
 */
export const shownNumber = (written: string): string => {
  const text = written.trim();
  if (!NUMBER.test(text)) return written;
  const isPlain = !/e/i.test(text);
  const digits = text.replace(/^-?0*[.,]?0*/, '').replace(/[.,]/, '');
  if (isPlain && (digits.length <= DIGITS_SHOWN || !/[.,]/.test(text))) return written;
  const shown = Number(Number(text.replace(',', '.')).toPrecision(DIGITS_SHOWN));
  return Number.isFinite(shown) ? decimalText(shown) : written;
};

const PLACES_MAX = 20;

/** Without an exponent where one can do without. */
const decimalText = (number: number): string =>
  Math.abs(number) < 1e-6 && number !== 0 ? number.toFixed(PLACES_MAX).replace(/\.?0+$/, '') : String(number);
