import type { Day } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';

/** States of a period, in their order: there is no way back (EST-13). */
export const PERIOD_STATES = ['preparing', 'opened', 'closed'] as const;
export type PeriodState = (typeof PERIOD_STATES)[number];

/** A period of assessment of an organization. */
export interface AssessmentPeriod {
  readonly id: number | null;
  readonly name: string;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly status_id: PeriodState;
}

/** The state after this one; undefined for a closed period, which stays so. */
export const nextState = (state: PeriodState): PeriodState | undefined =>
  PERIOD_STATES[PERIOD_STATES.indexOf(state) + 1];

/**
 * What stands against a period beside the others of its organization: it ends before it starts, shares days with
 * another (AMB-164), or is new while an earlier one is not closed (EST-14).
 */
export const periodRefusals = (
  period: AssessmentPeriod,
  others: readonly AssessmentPeriod[],
): FieldRefusal[] => {
  if (period.end_date < period.start_date) return [{ field: 'end_date', code: 'document/ends-before-start' }];
  const besides = others.filter(({ id }) => id !== period.id || id === null);
  const shared = besides.find(
    (other) => other.start_date <= period.end_date && period.start_date <= other.end_date,
  );
  const open = besides.filter(({ status_id }) => status_id !== 'closed');
  const earlier = period.id === null ? open.find((other) => other.start_date < period.start_date) : undefined;
  return [
    ...(shared ? [{ field: 'start_date', code: 'estimate/overlap', values: { name: shared.name } }] : []),
    ...(earlier
      ? [{ field: 'start_date', code: 'estimate/earlier-open', values: { name: earlier.name } }]
      : []),
  ];
};
