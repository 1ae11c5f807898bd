import { isDay, yearOf } from '../../../kernel/day.ts';
import type { FamilyInput } from '../../family.ts';
import type { DocumentRecord } from '../../record.ts';
import { vacationAdvice } from './advice.ts';
import { recountRefusals, vacationChecks } from './checks.ts';
import { countingRefusal, isLimited } from './limit-checks.ts';
import { SPOKEN_FOR_STATUSES } from './limits.ts';

/** Days are taken for the year they begin in, the one before or the one after. */
export const shape: FamilyInput['shape'] = ({ start_date, period }) => {
  if (period === null || period === undefined) return [];
  const away = start_date === null ? 0 : Math.abs(Number(period) - yearOf(start_date));
  return away > 1 || !isDay(`${period}-01-01`) ? [{ field: 'period', code: 'field/wrong' }] : [];
};

/** The calendar is asked once more: it may have changed since the days were counted. */
const recounted: NonNullable<FamilyInput['counting']>['recounted'] = (record, facts) => {
  const { start_date, end_date, days } = record;
  return start_date === null || end_date === null || days === null
    ? []
    : recountRefusals({ ...record, start_date, end_date, days }, facts);
};

/**
 * The checks of a vacation that is sent (AMB-096), in their order; its days are counted anew where nothing else stands.
 * What the law advises (labour code, articles 123 and 125) is a warning.
 */
export const check: NonNullable<FamilyInput['check']> = (record, facts) => {
  const refused = vacationChecks(record, facts);
  const { start_date, end_date, days } = record;
  return {
    refusals: refused.length > 0 ? refused : recounted(record, facts),
    warnings:
      start_date === null || end_date === null || days === null
        ? []
        : vacationAdvice({ ...record, start_date, end_date, days }, facts),
  };
};

/** From the manager's word on a leave takes from the balance. */
export const counting: NonNullable<FamilyInput['counting']> = {
  statuses: SPOKEN_FOR_STATUSES,
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
};

const yearTaken = ({ start_date, period }: DocumentRecord): number | undefined =>
  typeof period === 'number' ? period : start_date ? yearOf(start_date) : undefined;
