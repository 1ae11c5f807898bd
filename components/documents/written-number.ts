const DECIMAL = /^-?\d+\.\d+$/;

/** A decimal as people write it; a whole number may be a year and stays as it is. */
export const writtenNumber = (text: string, number: (value: string) => string): string =>
  DECIMAL.test(text) ? number(text) : text;
