import { isDay, yearOf } from '../../kernel/day.ts';
import type { FieldRefusal } from '../../kernel/refusal.ts';
import { countingRefusal, isLimited } from '../../leave/limit-checks.ts';
import type { DocumentRecord } from '../../workflow/document-record.ts';
import type { Counting, FamilyInput } from '../family.ts';
import type { RuleFacts } from '../record.ts';
import { recountRefusals } from './checks.ts';

/** Days are taken for the year they begin in, the one before or the one after. */
export const periodShape: NonNullable<FamilyInput['shape']> = ({ start_date, period }) => {
  if (period === null || period === undefined) return [];
  const away = start_date === null ? 0 : Math.abs(Number(period) - yearOf(start_date));
  return away > 1 || !isDay(`${period}-01-01`) ? [{ field: 'period', code: 'field/wrong' }] : [];
};

/** The calendar is asked once more: it may have changed since the days were counted. */
export const recounted = (
  record: DocumentRecord,
  facts: Pick<RuleFacts, 'type' | 'parameters' | 'calendar'>,
): FieldRefusal[] => {
  const { start_date, end_date, days } = record;
  return start_date === null || end_date === null || days === null
    ? []
    : recountRefusals({ ...record, start_date, end_date, days }, facts);
};

/** A leave takes from the balance of its year in some statuses. */
export const countingIn = (statuses: readonly string[]): Counting => ({
  statuses,
  takesMore: (before, after) =>
    Number(after.days) > Number(before.days) ||
    after.document_type_id !== before.document_type_id ||
    yearTaken(after) !== yearTaken(before),
  isLimited,
  recounted,
  refusal: (record, facts) => {
    const { start_date, end_date, days } = record;
    return start_date === null || end_date === null || days === null
      ? undefined
      : countingRefusal({ ...record, start_date, end_date, days }, facts);
  },
});

const yearTaken = ({ start_date, period }: DocumentRecord): number | undefined =>
  typeof period === 'number' ? period : start_date ? yearOf(start_date) : undefined;
