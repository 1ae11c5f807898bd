import { daysBetween, yearOf } from '../../kernel/day.ts';
import type { FieldRefusal } from '../../kernel/refusal.ts';
import { hasLongPart, LONG_PART_DAYS } from '../../leave/long-part.ts';
import { parentIds } from '../../leave/parents.ts';
import { type PlannedVacation, yearOfVacation } from '../../leave/planned.ts';
import { flagOf, numberOf } from '../../settings/read.ts';
import { parseTypeDetail, takesAnnual } from '../../workflow/document.ts';
import type { OtherPart } from '../facts/leave-facts.ts';
import type { FactBag } from '../facts.ts';
import type { RuleFacts } from '../record.ts';

/** What advice is given by. */
export type AdviceFacts = Pick<RuleFacts, 'today' | 'parameters' | 'type'> &
  Pick<FactBag, 'balances' | 'parts'>;

/**
 * What a person should know before a vacation is sent, and may send it with: less than two weeks before it starts
 * (labour code, article 123), and no part of the year's leave that has 14 days or still can (article 125). A leave that
 * takes nothing from the limit of the year is advised of nothing.
 */
export const vacationAdvice = (vacation: PlannedVacation, facts: AdviceFacts): FieldRefusal[] =>
  facts.type?.detail.limit_free ? [] : [...noticeAdvice(vacation, facts), ...longPartAdvice(vacation, facts)];

const noticeAdvice = (
  { start_date }: PlannedVacation,
  { today, parameters }: AdviceFacts,
): FieldRefusal[] => {
  const days = numberOf(parameters, 'vacation_advice_notice_days');
  return start_date >= today && daysBetween(today, start_date) < days
    ? [{ field: 'start_date', code: 'vacation/short-notice', values: { days } }]
    : [];
};

const longPartAdvice = (vacation: PlannedVacation, facts: AdviceFacts): FieldRefusal[] => {
  const year = yearOfVacation(vacation);
  const balance = facts.balances.find((each) => each.period === year);
  if (!balance || !flagOf(facts.parameters, 'vacation_advice_long_part')) return [];
  const parts = [...partsOf(facts.parts, year), vacation.days];
  const left = balance.days_limit - parts.reduce((sum, days) => sum + days, 0);
  return hasLongPart([...parts, left]) || balance.days_limit < LONG_PART_DAYS
    ? []
    : [
        {
          field: 'days',
          code: 'vacation/no-long-part',
          values: { days: LONG_PART_DAYS, year: String(year) },
        },
      ];
};

/**
 * Days of the parts of a year's leave; what takes nothing from its limit is none, nor is a leave in whose place another part
 * stands or waits to stand.
 */
const partsOf = (others: readonly OtherPart[], year: number): number[] => {
  const changed = new Set(others.flatMap(({ parents }) => parentIds(parents)));
  return others.flatMap(({ id, start_date, days, period, replaced, detail }) => {
    const ofYear = typeof period === 'number' ? period : start_date === null ? null : yearOf(start_date);
    const stands = replaced !== true && !(id !== undefined && changed.has(id));
    return ofYear === year && days !== null && stands && takesAnnual(parseTypeDetail(detail)) ? [days] : [];
  });
};
