import { isCountable } from '../../../calendar/calendar.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { sends } from '../../../workflow/sends.ts';
import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import type { FamilyInput } from '../../family.ts';
import { LINES_MAX, linesOf } from '../../lines.ts';
import { checkedFrom, type Moments } from '../../moments.ts';
import { overlapValues } from '../../overlap.ts';
import type { Findings, RuleFacts } from '../../record.ts';
import { completedPlan, coveredBy, isSamePlan, planOf } from './plan.ts';
import { backWarnings, overLimitWarnings, seatRefusals } from './seats.ts';

/** Days come from the period, places from the same weekdays. */
export const complete: FamilyInput['complete'] = (record, facts) => {
  const plan = completedPlan(record, facts);
  return isSamePlan(plan, linesOf(record, 'plan')) ? {} : { plan };
};

/** A plan has working days, no more than it may have lines; what was sent keeps to the seats there are. */
export const shape: FamilyInput['shape'] = (record, facts) => [
  ...(planOf(record).length > LINES_MAX
    ? [{ field: 'end_date', code: 'homeoffice/too-long', values: { max: LINES_MAX } }]
    : []),
  ...planOf(record).flatMap(({ at, day }): FieldRefusal[] => {
    if (day === null) return [{ field: `${at}.day`, code: 'field/wrong' }];
    return isCountable(day, facts.calendar)
      ? []
      : [{ field: `${at}.day`, code: 'homeoffice/day-off', values: { day } }];
  }),
  ...(isUnderWay(record) ? [...atHome(record), ...seatRefusals(record, facts)] : []),
];

/** A sent plan stays sendable. */
const isUnderWay = ({ status_id }: DocumentRecord): boolean =>
  typeof status_id === 'string' && status_id !== 'declined' && !UNSENT_STATUSES.includes(status_id);

const atHome = (record: DocumentRecord): FieldRefusal[] =>
  planOf(record).some(({ place }) => place === 'home')
    ? []
    : [{ field: 'plan', code: 'homeoffice/no-home-day' }];

/**
 * What stands against a plan that is sent: no day at home, days of other documents, no seat at the location. Too few seats
 * in the office refuse nothing (AMB-128).
 */
export const check: FamilyInput['check'] = (record, facts, step): Findings => {
  const warnings = overLimitWarnings(record, facts);
  if (step && !sends(step)) return { refusals: [], warnings };
  const covered = overlapFindings(record, facts);
  return {
    refusals: [...atHome(record), ...(facts.byHr ? [] : covered), ...seatRefusals(record, facts)],
    warnings: [...(facts.byHr ? covered : []), ...warnings],
  };
};

const overlapFindings = (record: DocumentRecord, { overlaps }: RuleFacts): FieldRefusal[] => {
  const other = planOf(record).flatMap(({ day }) => (day && coveredBy(day, overlaps)) || [])[0];
  return other ? [{ field: 'start_date', code: 'document/overlap', values: overlapValues(other) }] : [];
};

/**
 * Deciders see on which days the office has too few seats; giving up an agreed plan warns of days on which it has no seat
 * for one more.
 */
export const moments: Moments = {
  before: (step) => (step.reject ? 'check' : checkedFrom('prepared')(step)),
  givenUp: (_record, facts) => ({ warnings: backWarnings(facts) }),
};
