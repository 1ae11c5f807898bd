import { addDays, type Day } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { compare } from '../../../money/decimal.ts';
import { numberOf } from '../../../settings/read.ts';
import type { RuleFacts } from '../../record.ts';
import type { Spent } from './spent.ts';

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
export const receiptWarnings = (
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
