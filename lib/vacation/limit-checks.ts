import { yearOf } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { numberOf } from '../settings/read.ts';
import { type PlannedVacation, type VacationFacts, yearOfVacation } from './vacation.ts';

/**
 * The balance on the start date and the limit of the year (AMB-096, AMB-097). `vacation_validate_rest` and `_year` let
 * the days exceed them by so many, whatever the type; without them a type with `check_limit` may not exceed them at
 * all, and other types are not checked. Neither is a person without limits, nor a type that takes nothing from them; one
 * who has limits on the start date cannot take the days for a year that has none.
 */
export const limitRefusals = (vacation: PlannedVacation, facts: VacationFacts): FieldRefusal[] => {
  const year = yearOfVacation(vacation);
  const balance = facts.balances.find((each) => each.period === year);
  if (facts.type?.detail.limit_free) return [];
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

const noLimitRefusals = (vacation: PlannedVacation, facts: VacationFacts, year: number): FieldRefusal[] => {
  const hasLimits = facts.balances.some((each) => each.period === yearOf(vacation.start_date));
  return hasLimits && LIMITS.some((code) => Number.isFinite(allowance(code, facts)))
    ? [{ field: 'period', code: 'vacation/no-limit', values: { year: String(year) } }]
    : [];
};

const LIMITS = ['vacation_validate_rest', 'vacation_validate_rest_year'] as const;

/** Days above; without end when nothing is checked. */
const allowance = (code: (typeof LIMITS)[number], { parameters, type }: VacationFacts): number => {
  const days = numberOf(parameters, code);
  if (days >= 0) return days;
  return type?.detail.check_limit ? 0 : Number.POSITIVE_INFINITY;
};
