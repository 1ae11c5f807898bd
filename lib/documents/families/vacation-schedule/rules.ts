import { countRuleOf } from '../../../calendar/count-rule.ts';
import { isDay } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import type { FamilyInput } from '../../family.ts';
import type { RuleFacts } from '../../record.ts';
import { NOTHING_FOUND } from '../../record.ts';
import { judgePart } from './judge.ts';
import type { PlanFacts } from './plan.ts';
import type { Occasion, Remark } from './rule.ts';

/** An entry is of the schedule; a new one is of the year that the organization plans now. */
export const complete: FamilyInput['complete'] = (record, { year_plan }, given) => ({
  type: 'schedule',
  ...((record.period ?? null) === null && !given.has('period') && year_plan?.opened
    ? { period: year_plan.opened }
    : {}),
});

/** The year exists; what was sent stays what could be written. */
export const shape: FamilyInput['shape'] = (record, facts) => {
  const { period } = record;
  if (period !== null && period !== undefined && !isDay(`${period}-01-01`))
    return [{ field: 'period', code: 'field/wrong' }];
  return isUnderWay(record) ? refusalsIn(remarksOf(record, facts, 'save')) : [];
};

/** What stands against an entry that is sent, and what is to be said before it. */
export const check: NonNullable<FamilyInput['check']> = (record, facts) => {
  const { start_date, end_date } = record;
  if (start_date !== null && end_date !== null && end_date < start_date)
    return { ...NOTHING_FOUND, refusals: [{ field: 'end_date', code: 'document/ends-before-start' }] };
  const remarks = remarksOf(record, facts, 'send');
  return {
    refusals: refusalsIn(remarks),
    warnings: remarks.filter(({ severity }) => severity === 'warning').map(fieldRefusalOf),
  };
};

/** A remark as a refusal or a warning of a field. */
export const fieldRefusalOf = ({ field, code, values }: Remark): FieldRefusal => ({
  field,
  code,
  values,
});

const refusalsIn = (remarks: readonly Remark[]): FieldRefusal[] =>
  remarks.filter(({ severity }) => severity === 'refusal').map(fieldRefusalOf);

const isUnderWay = ({ status_id }: DocumentRecord): boolean =>
  typeof status_id === 'string' && !UNSENT_STATUSES.includes(status_id);

/** Nothing is found of an entry without its days, nor of one without a year: those are asked for. */
const remarksOf = (record: DocumentRecord, facts: RuleFacts, occasion: Occasion): Remark[] => {
  const { id, start_date, end_date, days } = record;
  if (start_date === null || end_date === null || days === null || !facts.year_plan) return [];
  const rule = countRuleOf({ object_id: 'vacation_schedule', document_type: facts.type }, facts.parameters);
  return judgePart({ id, start_date, end_date, days, rule }, planFactsOf(facts, facts.year_plan), occasion);
};

const planFactsOf = (
  { today, calendar, balances }: RuleFacts,
  plan: NonNullable<RuleFacts['year_plan']>,
): PlanFacts => {
  const away = new Map(plan.away.map(({ day, people }) => [day, people]));
  return {
    ...plan,
    today,
    calendar,
    limit: balances.find(({ period }) => period === plan.year)?.days_limit ?? null,
    away: (day) => away.get(day) ?? 0,
  };
};
