import { parseAmount } from '../money/parse-amount.ts';
import type { Field } from '../objects/object.ts';

/** More digits after the point than any column of sums and rates has. */
const PLACES = 12;

/** Whether two cells say the same, however they spell it: `1 990,00` and `1990`, a box that is not ticked and nothing. */
export const isSameCell = (field: Field | undefined, one: unknown, other: unknown): boolean =>
  spelled(field, one) === spelled(field, other);

const spelled = (field: Field | undefined, value: unknown): string => {
  const text = String(value ?? '').trim();
  switch (field?.kind) {
    case 'flag':
      return text === '1' || text === 'true' ? '1' : '';
    case 'integer':
    case 'decimal': {
      const amount = parseAmount(text, PLACES);
      return amount.ok ? amount.value : text;
    }
    default:
      return text;
  }
};
