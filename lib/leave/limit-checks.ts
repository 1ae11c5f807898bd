import { yearOf } from '../kernel/day.ts';
import type { FieldRefusal, Refusal } from '../kernel/refusal.ts';
import { numberOf } from '../settings/read.ts';
import { type PlannedVacation, type VacationFacts, yearOfVacation } from './planned.ts';

/** What the limits are judged by. */
export type LimitFacts = Pick<VacationFacts, 'type' | 'parameters' | 'balances'>;

/**
 * The balance on the start date and the limit of the year (AMB-096, AMB-097). `vacation_validate_rest` and `_year` let
 * the days exceed them by so many, whatever the type; without them a type with `check_limit` may not exceed them at
 * all, and other types are not checked. Neither is a person without limits, nor a type that takes nothing from them; one
 * who has limits on the start date cannot take the days for a year that has none. What the person has sent already is
 * kept free for it.
 */
export const limitRefusals = (vacation: PlannedVacation, facts: LimitFacts): FieldRefusal[] => {
  const refusals = takenRefusals(vacation, facts);
  return refusals.length > 0 ? refusals : reservedRefusals(vacation, facts);
};

/**
 * Why a leave may not begin to count, by the balance of the moment: others may have been agreed since it was sent.
 * Leaves that only wait take nothing from it, or none of them could be agreed. Refuses: leave_exceeds_balance.
 */
export const countingRefusal = (vacation: PlannedVacation, facts: LimitFacts): Refusal | undefined => {
  if (takenRefusals(vacation, facts).length === 0) return undefined;
  const year = yearOfVacation(vacation);
  const rest = Math.max(0, facts.balances.find((each) => each.period === year)?.days_rest ?? 0);
  return { reason: 'leave_exceeds_balance', values: { days: vacation.days, rest, year: String(year) } };
};

/** Whether anything is checked for a type of leave at all. */
export const isLimited = (facts: Omit<LimitFacts, 'balances'>): boolean =>
  !facts.type?.detail.limit_free && LIMITS.some((code) => Number.isFinite(allowance(code, facts)));

const takenRefusals = (vacation: PlannedVacation, facts: LimitFacts): FieldRefusal[] => {
  const year = yearOfVacation(vacation);
  const balance = facts.balances.find((each) => each.period === year);
  if (!isLimited(facts)) return [];
  if (!balance) return noLimitRefusals(vacation, facts, year);
  const { days } = vacation;
  const { days_limit, days_planned, days_rest } = balance;
  const refusals: FieldRefusal[] = [];
  if (days > days_rest + allowance('vacation_validate_rest', facts))
    refusals.push({ field: 'days', code: 'vacation/balance', values: { days, rest: days_rest } });
  if (days > days_limit - days_planned + allowance('vacation_validate_rest_year', facts))
    refusals.push({
      field: 'days',
      code: 'vacation/year-limit',
      values: { days: days_planned + days, limit: days_limit, year: String(year) },
    });
  return refusals;
};

const reservedRefusals = (vacation: PlannedVacation, facts: LimitFacts): FieldRefusal[] => {
  const balance = facts.balances.find((each) => each.period === yearOfVacation(vacation));
  const reserved = balance?.days_reserved ?? 0;
  if (!balance || reserved === 0 || !isLimited(facts)) return [];
  const { days } = vacation;
  const over = Math.min(...LIMITS.map((code) => allowance(code, facts)));
  return days + reserved > balance.days_rest + over
    ? [{ field: 'days', code: 'vacation/reserved', values: { days, reserved, rest: balance.days_rest } }]
    : [];
};

const noLimitRefusals = (vacation: PlannedVacation, facts: LimitFacts, year: number): FieldRefusal[] =>
  facts.balances.some((each) => each.period === yearOf(vacation.start_date))
    ? [{ field: 'period', code: 'vacation/no-limit', values: { year: String(year) } }]
    : [];

const LIMITS = ['vacation_validate_rest', 'vacation_validate_rest_year'] as const;

/** Days above; without end when nothing is checked. */
const allowance = (
  code: (typeof LIMITS)[number],
  { parameters, type }: Pick<LimitFacts, 'parameters' | 'type'>,
): number => {
  const days = numberOf(parameters, code);
  if (days >= 0) return days;
  return type?.detail.check_limit ? 0 : Number.POSITIVE_INFINITY;
};
