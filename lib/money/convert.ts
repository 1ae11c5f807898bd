import { type Decimal, timesOver } from './decimal.ts';
import { minorDigits } from './minor-digits.ts';

/** What `units` of a currency cost in another one: 15.421 for 100. */
export interface Quote {
  readonly value: Decimal;
  readonly units: number;
}

/** The amount by a quote, rounded half up to the minor digits of the currency it turns into. */
export const convert = (amount: Decimal, { value, units }: Quote, into: string): Decimal =>
  timesOver(amount, value, units, minorDigits(into));
