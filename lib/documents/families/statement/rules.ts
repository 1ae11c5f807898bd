import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { sends } from '../../../workflow/sends.ts';
import { withdraws } from '../../../workflow/withdraws.ts';
import type { FamilyInput } from '../../family.ts';
import { checkedFrom, type Moments } from '../../moments.ts';
import { type Findings, NOTHING_FOUND } from '../../record.ts';
import { noticeOf } from './notice.ts';

/** A statement that says no other day is of today; one that gives the notice of the law has no ground for an earlier day. */
export const complete: FamilyInput['complete'] = (record, { today, isNew }) => ({
  ...(isNew && !record.statement_date ? { statement_date: today } : {}),
  ...(record.dismissal_reason_id && noticeOf(record)?.lacking === 0 ? { dismissal_reason_id: null } : {}),
});

/** None of these days precedes the day of the statement. */
export const shape: FamilyInput['shape'] = (record) =>
  (['dismissal_date', 'transfer_date', 'leave_until'] as const).flatMap((field): FieldRefusal[] =>
    isBefore(record[field], record.statement_date) ? [{ field, code: 'statement/before-its-day' }] : [],
  );

const isBefore = (day: unknown, other: unknown): boolean =>
  typeof day === 'string' && typeof other === 'string' && day < other;

/**
 * Two weeks of notice before a resignation (article 80, AMB-125). The employee is refused with the first possible day;
 * hr, who may know a ground for an earlier one, names it and is warned, and so is the decider.
 */
export const check: FamilyInput['check'] = (record, facts, step): Findings => {
  const notice = facts.type?.code === 'resignation' ? noticeOf(record) : undefined;
  if (!notice || notice.lacking === 0) return NOTHING_FOUND;
  const { first, notice: days, given, lacking } = notice;
  const short: FieldRefusal = {
    field: 'dismissal_date',
    code: 'statement/two-weeks-notice',
    values: { first, notice: days, given, lacking },
  };
  const warnings: FieldRefusal[] = [{ ...short, code: 'statement/short-notice' }];
  if (step && !sends(step)) return { refusals: [], warnings };
  if (!facts.byHr) return { refusals: [short], warnings: [] };
  return { refusals: unsaid(record), warnings };
};

/**
 * Deciders on a resignation see the notice it gives; it is taken back until the last day of work is over (article 80).
 */
export const moments: Moments = {
  before: (step) => (withdraws(step) ? 'check' : checkedFrom('prepared')(step)),
  givenUp: (record, { type }) => {
    const notice = type?.code === 'resignation' ? noticeOf(record) : undefined;
    return {
      until: notice && { until: notice.last, field: 'dismissal_date', over: 'statement/withdrawal-over' },
    };
  },
};

/** Fields hr must fill in when the notice is too short. */
const unsaid = (record: DocumentRecord): FieldRefusal[] => [
  ...(record.dismissal_reason_id ? [] : [{ field: 'dismissal_reason_id', code: 'statement/ground-needed' }]),
  ...(record.comments.trim() || record.comments_eng.trim()
    ? []
    : [{ field: 'comments', code: 'statement/ground-said' }]),
];
