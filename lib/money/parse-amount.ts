import type { FieldRefusal } from '../kernel/refusal.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import type { Decimal } from './decimal.ts';

/** Digits before the point: sums of a company of any size, and far below what PostgreSQL and a sheet hold exactly. */
export const WHOLE_DIGITS_MAX = 12;

/** Whether a sum has more digits than sums of a company have. */
export const isTooBig = (sum: Decimal): boolean =>
  (sum.replace('-', '').split('.')[0]?.length ?? 0) > WHOLE_DIGITS_MAX;

type Refused = Omit<FieldRefusal, 'field'>;

/** Every space that people, sheets and formatters put between thousands. */
const SPACES = /[\s\u00a0\u2007\u2009\u202f]/g;
const GROUPED: Readonly<Record<string, RegExp>> = {
  ' ': /^\d{1,3}( \d{3})+$/,
  ',': /^\d{1,3}(,\d{3})+$/,
  '.': /^\d{1,3}(\.\d{3})+$/,
};

/**
 * An amount as people write it, `1 234,56` or `1,234.56`, as a decimal. One comma or point is always the decimal mark;
 * where both stand, the later one is. `places` is how many digits after the mark the currency has. Refuses: money/wrong,
 * money/negative, money/too-big, money/too-many-decimals.
 */
export const parseAmount = (typed: string, places: number): Result<Decimal, Refused> => {
  const text = typed.trim().replace(SPACES, ' ');
  const isNegative = /^[-−]/.test(text);
  const number = read(isNegative ? text.slice(1).trim() : text);
  if (!number) return refuse({ code: 'money/wrong' });
  const whole = number.whole.replace(/^0+(?=\d)/, '');
  const fraction = number.fraction.replace(/0+$/, '');
  if (isNegative && `${whole}${fraction}` !== '0') return refuse({ code: 'money/negative' });
  if (whole.length > WHOLE_DIGITS_MAX)
    return refuse({ code: 'money/too-big', values: { max: WHOLE_DIGITS_MAX } });
  if (fraction.length > places) return refuse({ code: 'money/too-many-decimals', values: { max: places } });
  return ok(fraction === '' ? whole : `${whole}.${fraction}`);
};

/** An amount that is more than zero. Refuses what `parseAmount` refuses, and money/zero. */
export const parsePositive = (typed: string, places: number): Result<Decimal, Refused> => {
  const parsed = parseAmount(typed, places);
  return parsed.ok && parsed.value === '0' ? refuse({ code: 'money/zero' }) : parsed;
};

/** The digits on both sides of the decimal mark; undefined when the text is no number. */
const read = (text: string): { whole: string; fraction: string } | undefined => {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const isMark = last !== undefined && marks.filter((mark) => mark === last).length === 1;
  const at = isMark ? text.lastIndexOf(last) : text.length;
  const whole = ungrouped(text.slice(0, at));
  const fraction = text.slice(at + 1);
  if (whole === undefined || (isMark && !/^\d+$/.test(fraction))) return undefined;
  return { whole, fraction };
};

/** Digits alone, or in threes divided by one sign throughout. */
const ungrouped = (text: string): string | undefined => {
  if (/^\d+$/.test(text)) return text;
  const mark = /\D/.exec(text)?.[0] ?? '';
  return GROUPED[mark]?.test(text) ? text.replaceAll(mark, '') : undefined;
};
