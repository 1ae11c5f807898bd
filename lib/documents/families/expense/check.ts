import { addDays, type Day } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { compare } from '../../../money/decimal.ts';
import { numberOf } from '../../../settings/read.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { sends } from '../../../workflow/sends.ts';
import type { LinkedTrip, Spending } from '../../facts/money-facts.ts';
import type { FamilyInput } from '../../family.ts';
import { type Findings, NOTHING_FOUND, type RuleFacts } from '../../record.ts';
import { unreportable } from './reportable.ts';
import { decimalOf, type Spent, spentOf } from './spent.ts';
import { takenFrom } from './trip.ts';

/** What the portal counts by itself where there is a trip. */
const PER_DIEM = 'per_diem';
/** The type of reports of a trip: nothing of it can be counted without one. */
const OF_TRIP = 'trip';

/** Refusals of a report that is sent: its trip, and each line by its place; and warnings on its receipts. */
export const check: FamilyInput['check'] = (record, facts, step): Findings => {
  const { spending, linked_trip: trip } = facts;
  const isLinked = typeof record.btrip_id === 'number';
  const unlinked = facts.type?.code === OF_TRIP && !isLinked ? [required('btrip_id')] : [];
  if (!spending) return { ...NOTHING_FOUND, refusals: unlinked };
  const lines = spentOf(record, spending);
  const receipts = receiptWarnings(lines, facts);
  if (step && !sends(step)) return { refusals: [], warnings: receipts };
  return {
    refusals: [
      ...unlinked,
      ...(trip ? tripRefusals(record, trip, spending, facts) : []),
      ...(lines.length === 0 && decimalOf(record.per_diem_amount) === null ? [required('details')] : []),
      ...lines.flatMap((line) => [
        ...missingIn(line, spending),
        ...outside(line, record),
        ...unrated(line, spending),
        ...(isLinked && typeOf(line, spending)?.code === PER_DIEM
          ? [{ field: `${line.at}.expense_type_id`, code: 'expense/per-diem-counted' }]
          : []),
      ]),
    ],
    warnings: [
      ...lines.flatMap((line, index): FieldRefusal[] =>
        wantsReceipt(line, spending) && line.file_id === null
          ? [{ field: `${line.at}.file_id`, code: 'expense/no-receipt', values: { line: index + 1 } }]
          : [],
      ),
      ...receipts,
    ],
  };
};

const required = (field: string): FieldRefusal => ({
  field,
  code: 'field/required',
  values: { family: 'expense' },
});

const typeOf = ({ type_id }: Spent, { types }: Spending) => types.find(({ id }) => id === type_id);
const wantsReceipt = (line: Spent, spending: Spending): boolean => typeOf(line, spending)?.receipt === true;

const missingIn = (line: Spent, spending: Spending): FieldRefusal[] =>
  (
    [
      ['date', line.date],
      ['expense_type_id', line.type_id],
      ['expense_goal_id', line.goal_id],
      ['amount', line.amount],
      ['receipt_number', line.receipt_number || !wantsReceipt(line, spending)],
    ] as const
  ).flatMap(([name, value]): FieldRefusal[] => (value ? [] : [required(`${line.at}.${name}`)]));

const outside = ({ at, date }: Spent, { start_date, end_date }: DocumentRecord): FieldRefusal[] =>
  date && start_date && end_date && (date < start_date || date > end_date)
    ? [
        {
          field: `${at}.date`,
          code: date < start_date ? 'expense/before-trip' : 'expense/after-trip',
          values: { day: date, first: start_date, last: end_date },
        },
      ]
    : [];

/** A typed rate needs its slip; a line without a rate is not counted. */
const unrated = (
  { at, date, currency, rate, rate_source, file_id }: Spent,
  { home }: Spending,
): FieldRefusal[] => {
  if (!date || currency === undefined || currency === home.currency_code) return [];
  if (rate === null)
    return [{ field: `${at}.rate`, code: 'expense/no-rate', values: { currency, day: date } }];
  return rate_source === 'receipt' && file_id === null
    ? [{ field: `${at}.file_id`, code: 'expense/rate-needs-slip' }]
    : [];
};

const tripRefusals = (
  record: DocumentRecord,
  trip: LinkedTrip,
  { home }: Spending,
  { calendar, today }: RuleFacts,
): FieldRefusal[] => {
  const of = (field: string, code: string, values: FieldRefusal['values'] = {}): FieldRefusal[] => [
    { field, code, values: { number: trip.number, ...values } },
  ];
  const early = unreportable(trip, today);
  if (early) return of('btrip_id', early, trip.start_date ? { day: trip.start_date } : {});
  if (trip.taken_by !== null) return of('btrip_id', 'expense/trip-reported', { other: trip.taken_by });
  const taken = takenFrom(trip, home.currency_code, calendar);
  if (taken.unrated.length > 0) return taken.unrated.flatMap((field) => of(field, 'expense/no-rate-of-trip'));
  const isSame =
    record.start_date === taken.start_date &&
    record.end_date === taken.end_date &&
    isEqual(record.advance_amount, taken.advance) &&
    isEqual(record.per_diem_amount, taken.perDiem);
  return isSame ? [] : of('btrip_id', 'expense/trip-changed');
};

const isEqual = (kept: unknown, now: string | null): boolean =>
  compare(decimalOf(kept) ?? '0', now ?? '0') === 0;

/** A number as it is compared: people write signs, spaces and capitals in their own way. */
const written = (number: string): string => number.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

type Receipt = Pick<Spent, 'date' | 'amount' | 'currency' | 'receipt_number'>;

/** The same number, day and sum; a receipt without a number or a sum is like no other. */
const isSame = (one: Receipt, other: Receipt): boolean =>
  written(one.receipt_number) !== '' &&
  written(one.receipt_number) === written(other.receipt_number) &&
  one.date !== null &&
  one.date === other.date &&
  one.currency === other.currency &&
  one.amount !== null &&
  other.amount !== null &&
  compare(one.amount, other.amount) === 0;

/**
 * What is to be said of the receipts of a report: one that stands in it twice or in another report that was sent, and
 * one that is older than `expense_receipt_days`. A report that the reader may not see has no number.
 */
const receiptWarnings = (
  lines: readonly Spent[],
  { receipts, parameters, today }: Pick<RuleFacts, 'receipts' | 'parameters' | 'today'>,
): FieldRefusal[] =>
  lines.flatMap((line, index): FieldRefusal[] => {
    const field = `${line.at}.receipt_number`;
    const before = lines.slice(0, index).findIndex((other) => isSame(line, other));
    const elsewhere = receipts.find((other) => isSame(line, other));
    return [
      ...(before < 0
        ? []
        : [{ field, code: 'expense/receipt-twice', values: { line: index + 1, other: before + 1 } }]),
      ...(elsewhere
        ? [
            {
              field,
              code: 'expense/receipt-elsewhere',
              values: { line: index + 1, number: elsewhere.number || 'none' },
            },
          ]
        : []),
      ...oldReceipt(line, index, today, numberOf(parameters, 'expense_receipt_days')),
    ];
  });

const oldReceipt = ({ at, date }: Spent, index: number, today: Day, days: number): FieldRefusal[] =>
  days > 0 && date !== null && date < addDays(today, -days)
    ? [{ field: `${at}.date`, code: 'expense/old-receipt', values: { line: index + 1, day: date, days } }]
    : [];
