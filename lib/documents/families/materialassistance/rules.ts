import { type Day, isDay, yearOf } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { compare, type Decimal } from '../../../money/decimal.ts';
import { minorDigits } from '../../../money/minor-digits.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { sends } from '../../../workflow/sends.ts';
import { isEmpty } from '../../complete.ts';
import type { FamilyInput } from '../../family.ts';
import { checkedFrom, type Moments } from '../../moments.ts';
import type { RuleFacts } from '../../record.ts';

/** From this birthday on a child is an adult (MAT-02). */
const ADULT_AGE = 18;
const SUMS = ['amount', 'approved_amount'] as const;

const sumOf = (value: unknown): Decimal | null => (typeof value === 'string' && value !== '' ? value : null);

/** Whether the eighteenth birthday has come; a child born on 29 February has it on 1 March of a common year. */
export const isAdult = (born: Day, today: Day): boolean =>
  `${yearOf(born) + ADULT_AGE}${born.slice(4)}` <= today;

/** Where no other currency is named, it is that of the organization. */
export const complete: FamilyInput['complete'] = (record, { assistance }) =>
  isEmpty(record.currency_id) && assistance?.home.currency_id
    ? { currency_id: assistance.home.currency_id }
    : {};

/** Refuses a birth in the future, a sum finer than its currency, and an approved sum not written by hr. */
export const shape: FamilyInput['shape'] = (record, facts, given) => [
  ...(isDay(record.child_birth_date) && record.child_birth_date > facts.today
    ? [{ field: 'child_birth_date', code: 'materialassistance/not-born' }]
    : []),
  ...SUMS.flatMap((field) => tooFine(field, record, facts)),
  ...(given.has('approved_amount') && !isEmpty(record.approved_amount) && !facts.byHr
    ? [{ field: 'approved_amount', code: 'materialassistance/approved-by-hr' }]
    : []),
];

const tooFine = (field: string, record: DocumentRecord, { assistance }: RuleFacts): FieldRefusal[] => {
  const max = minorDigits(assistance?.currency_code ?? '');
  const fraction = sumOf(record[field])?.split('.')[1]?.replace(/0+$/, '') ?? '';
  return fraction.length > max ? [{ field, code: 'money/too-many-decimals', values: { max } }] : [];
};

/** Deciders see what the company has paid already; hr says how much of it is paid. */
export const moments: Moments = {
  before: checkedFrom('prepared', 'agreed'),
  decided: ['approved_amount'],
};

/**
 * An application is for a child under age, with the words and within the limit of its type: hr is warned of a larger
 * sum and goes on. Deciders are warned of help for the same reason within a year.
 */
export const check: FamilyInput['check'] = (record, facts, step) => {
  const isSent = step === undefined || sends(step);
  const over = overLimit(record, facts);
  return {
    refusals: [
      ...(isSent ? [...grownUp(record, facts), ...unsaid(record, facts)] : []),
      ...foreign(record, facts, isSent),
      ...(isSent && !facts.byHr ? over : []),
    ],
    warnings: [...(isSent && !facts.byHr ? [] : over), ...(isSent && !facts.byHr ? [] : helpedBefore(facts))],
  };
};

const grownUp = ({ child_birth_date: born }: DocumentRecord, { today }: RuleFacts): FieldRefusal[] =>
  isDay(born) && isAdult(born, today)
    ? [{ field: 'child_birth_date', code: 'materialassistance/adult', values: { age: ADULT_AGE } }]
    : [];

const unsaid = (record: DocumentRecord, { type }: RuleFacts): FieldRefusal[] =>
  type?.detail.reason_require && isEmpty(record.reason)
    ? [{ field: 'reason', code: 'field/required', values: { family: 'materialassistance' } }]
    : [];

/** A limit is a sum of the organization's currency: nothing else is held to it. */
const foreign = (record: DocumentRecord, { type, assistance }: RuleFacts, isSent: boolean): FieldRefusal[] =>
  isSent && type?.detail.amount_max && assistance && record.currency_id !== assistance.home.currency_id
    ? [
        {
          field: 'currency_id',
          code: 'materialassistance/currency-of-limit',
          values: { currency: assistance.home.currency_code },
        },
      ]
    : [];

const overLimit = (record: DocumentRecord, { type, assistance }: RuleFacts): FieldRefusal[] => {
  const max = type?.detail.amount_max;
  const field = isEmpty(record.approved_amount) ? 'amount' : 'approved_amount';
  const sum = sumOf(record[field]);
  return max && sum !== null && compare(sum, max) > 0
    ? [
        {
          field,
          code: 'materialassistance/over-limit',
          values: { max, currency: assistance?.home.currency_code ?? '' },
        },
      ]
    : [];
};

const helpedBefore = ({ assistance }: RuleFacts): FieldRefusal[] =>
  assistance?.earlier
    ? [
        {
          field: 'document_type_id',
          code: 'materialassistance/helped-before',
          values: { number: assistance.earlier.number, day: assistance.earlier.day },
        },
      ]
    : [];
