import { printable } from './fonts.ts';

/** Facts with every text in them, however deep, as the faces can print it. */
export const printableAll = <Facts>(facts: Facts): Facts => printed(facts) as Facts;

const printed = (value: unknown): unknown => {
  if (typeof value === 'string') return printable(value);
  if (Array.isArray(value)) return value.map(printed);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, printed(inner)]));
};
