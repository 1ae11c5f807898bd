/**
 * An exact decimal as text: digits with a point, no exponent, no zeros at its ends, never `-0`. Two are equal when their
 * texts are. What `parseAmount` and the functions of this folder answer is one; money is never a `number`.
 */
export type Decimal = string;

/** `units` of 10 to the power of minus `places`. */
interface Scaled {
  readonly units: bigint;
  readonly places: number;
}

export const add = (a: Decimal, b: Decimal): Decimal => both(a, b, (left, right) => left + right);

export const subtract = (a: Decimal, b: Decimal): Decimal => both(a, b, (left, right) => left - right);

export const sumOf = (values: readonly Decimal[]): Decimal => values.reduce(add, '0');

/** Negative when `a` is less than `b`, positive when it is more, 0 when they are equal; `'2.50'` equals `'2.5'`. */
export const compare = (a: Decimal, b: Decimal): number => {
  const { units } = scaled(subtract(a, b));
  return Number(units > 0n) - Number(units < 0n);
};

/** `value` times `by` over `over` (a whole number above zero), rounded half up to `places` digits after the point. */
export const timesOver = (value: Decimal, by: Decimal, over: number, places: number): Decimal => {
  const [left, right] = [scaled(value), scaled(by)];
  const divisor = BigInt(over) * 10n ** BigInt(left.places + right.places);
  return written(halfUp(left.units * right.units * 10n ** BigInt(places), divisor), places);
};

/** The value with exactly so many digits after the point, rounded half up: `'2.5'` with two is `'2.50'`. */
export const toPlaces = (value: Decimal, places: number): string => {
  const [whole = '', fraction = ''] = timesOver(value, '1', 1, places).split('.');
  return places === 0 ? whole : `${whole}.${fraction.padEnd(places, '0')}`;
};

/** Half goes away from zero, so that a sum to return is rounded like the sum to pay. */
const halfUp = (value: bigint, divisor: bigint): bigint => {
  const size = value < 0n ? -value : value;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return value < 0n ? -rounded : rounded;
};

const both = (a: Decimal, b: Decimal, work: (left: bigint, right: bigint) => bigint): Decimal => {
  const [left, right] = [scaled(a), scaled(b)];
  const places = Math.max(left.places, right.places);
  const raised = ({ units, places: own }: Scaled): bigint => units * 10n ** BigInt(places - own);
  return written(work(raised(left), raised(right)), places);
};

const scaled = (value: Decimal): Scaled => {
  const [whole = '', fraction = ''] = value.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length };
};

const written = (units: bigint, places: number): Decimal => {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const point = digits.length - places;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
};
