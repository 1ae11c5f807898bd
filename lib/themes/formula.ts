import { colourOfHex, mixed, type Oklch } from './colour.ts';

/** Where a formula finds the colour of another token, or of the client. */
export type Named = (token: string) => Oklch;
type Formula = (named: Named) => Oklch;

const WORDS = /[a-z][a-z-]*|--[a-z0-9-]+|#[0-9a-f]+|\d*\.?\d+%?|[-+*/(),]/gi;

const known = new Map<string, Formula>();

/**
 * A colour of a style sheet as a function of other colours: `#rrggbb`, `var()`, `oklch()` with or without `from`,
 * `color-mix()` in OKLab, numbers by `calc()`, `min()` and `clamp()`. Throws at what is none of these.
 */
export const formulaOf = (text: string): Formula => {
  const read = known.get(text) ?? colour(reader(text));
  known.set(text, read);
  return read;
};

interface Reader {
  readonly next: () => string;
  readonly peek: () => string | undefined;
  readonly skip: (...words: string[]) => void;
}

const reader = (text: string): Reader => {
  const words = text.match(WORDS) ?? [];
  let at = 0;
  const next = (): string => {
    const word = words[at++];
    if (word === undefined) throw new Error(`the colour ends too early: ${text}`);
    return word;
  };
  return {
    next,
    peek: () => words[at],
    skip: (...expected) => {
      for (const word of expected) if (next() !== word) throw new Error(`no ${word} in the colour ${text}`);
    },
  };
};

const colour = (from: Reader): Formula => {
  const word = from.next();
  if (word.startsWith('#')) return fixed(colourOfHex(word));
  from.skip('(');
  const read = COLOURS[word]?.(from);
  if (!read) throw new Error(`no colour: ${word}`);
  from.skip(')');
  return read;
};

const fixed =
  (of: Oklch): Formula =>
  () =>
    of;

const COLOURS: Readonly<Record<string, (from: Reader) => Formula>> = {
  var: (from) => {
    const token = from.next();
    return (named) => named(token);
  },
  oklch: (from) => {
    const isRelative = from.peek() === 'from';
    if (isRelative) from.skip('from');
    const base = isRelative ? colour(from) : fixed({ l: 0, c: 0, h: 0 });
    const [l, c, h] = [number(from), number(from), number(from)];
    return (named) => {
      const of = base(named);
      return { l: l(of), c: c(of), h: h(of) };
    };
  },
  'color-mix': (from) => {
    from.skip('in', 'oklab', ',');
    const one = colour(from);
    const share = Number.parseFloat(from.next()) / 100;
    from.skip(',');
    const other = colour(from);
    return (named) => mixed(one(named), share, other(named));
  },
};

type Amount = (of: Oklch) => number;

/** One number of a colour: an amount by itself, or what a function makes of some. */
const number = (from: Reader): Amount => {
  const word = from.next();
  if (word === '(') return inBrackets(from);
  if (word === '-') {
    const amount = number(from);
    return (of) => -amount(of);
  }
  if (word === 'l' || word === 'c' || word === 'h') return (of) => of[word];
  if (word === 'calc') {
    from.skip('(');
    return inBrackets(from);
  }
  if (word === 'min') {
    const [one, other] = listed(from, 2);
    return (of) => Math.min(one(of), other(of));
  }
  if (word === 'clamp') {
    const [least, amount, most] = listed(from, 3);
    return (of) => Math.max(least(of), Math.min(amount(of), most(of)));
  }
  const value = Number(word);
  if (Number.isNaN(value)) throw new Error(`no number: ${word}`);
  return () => value;
};

const inBrackets = (from: Reader): Amount => {
  const amount = sum(from);
  from.skip(')');
  return amount;
};

const listed = (from: Reader, count: number): [Amount, Amount, Amount] => {
  from.skip('(');
  const amounts: Amount[] = [];
  for (let at = 0; at < count; at++) {
    if (at > 0) from.skip(',');
    amounts.push(sum(from));
  }
  from.skip(')');
  const [one = zero, two = zero, three = zero] = amounts;
  return [one, two, three];
};

const zero: Amount = () => 0;

const sum = (from: Reader): Amount => chained(from, product, '+', '-');
const product = (from: Reader): Amount => chained(from, number, '*', '/');

const chained = (from: Reader, part: (from: Reader) => Amount, ...signs: readonly string[]): Amount => {
  let amount = part(from);
  for (let sign = from.peek(); sign !== undefined && signs.includes(sign); sign = from.peek()) {
    from.skip(sign);
    amount = joined(sign, amount, part(from));
  }
  return amount;
};

const joined =
  (sign: string, one: Amount, other: Amount): Amount =>
  (of) => {
    const [a, b] = [one(of), other(of)];
    return sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b;
  };
