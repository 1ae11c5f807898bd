import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { HoursBook } from '../../../overtime/book.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import type { FamilyInput } from '../../family.ts';
import type { RuleFacts } from '../../record.ts';
import { FACT, PLAN } from './fields.ts';
import { presetIn, shiftIn } from './hours.ts';
import { boundsRefusals } from './limits.ts';
import { FACT_STATUSES } from './rules.ts';

/** Working hours are above zero and below this (VALID-16). */
const HOURS_BELOW = 120;
/** Statuses from which on the plan was agreed by hr: only hr changes it. */
const AGREED: readonly string[] = ['approved', 'processed', 'closed'];

/**
 * Requires codes of the dictionaries, hours that fit their shift, a day off after the work, hours in fact in their
 * time; a sent document stays sendable (limits, shifts, other overtime).
 */
export const shape: FamilyInput['shape'] = (record, facts, given) => [
  ...(facts.hours_book ? codeRefusals(record, facts.hours_book, given) : []),
  ...dayoffRefusals(record),
  ...planRefusals(record, facts, given),
  ...(FACT.some((field) => given.has(field)) ? factRefusals(record, facts) : []),
];

const codeRefusals = (
  record: DocumentRecord,
  book: HoursBook,
  given: ReadonlySet<string>,
): FieldRefusal[] => {
  const wrong = (field: string, isRight: boolean): FieldRefusal[] =>
    given.has(field) && record[field] && !isRight ? [{ field, code: 'field/wrong' }] : [];
  const [shift, preset] = [shiftIn(book, record.shift_code), presetIn(book, record.hour_preset)];
  const differs = (times: typeof preset): boolean =>
    times?.start != null && (times.start !== record.time_from || times.end !== record.time_to);
  return [
    ...wrong('shift_code', shift?.disabled === false),
    ...wrong('hour_preset', preset?.disabled === false),
    ...wrong(
      'reason',
      book.reasons.some(({ code, disabled }) => code === record.reason && !disabled),
    ),
    ...(differs(shift) ? [{ field: 'shift_code', code: 'overtime/other-times' }] : []),
    ...(differs(preset) ? [{ field: 'hour_preset', code: 'overtime/other-times' }] : []),
    ...(shift && preset?.start != null ? [{ field: 'hour_preset', code: 'overtime/shift-and-preset' }] : []),
  ];
};

/** A day off is taken for what was worked before it. */
const dayoffRefusals = ({ dayoff_date, start_date, end_date }: DocumentRecord): FieldRefusal[] =>
  typeof dayoff_date === 'string' && start_date && dayoff_date <= (end_date ?? start_date)
    ? [{ field: 'dayoff_date', code: 'overtime/dayoff-before' }]
    : [];

const planRefusals = (
  record: DocumentRecord,
  facts: RuleFacts,
  given: ReadonlySet<string>,
): FieldRefusal[] => {
  const status = String(record.status_id ?? '');
  const touched = PLAN.find((field) => given.has(field));
  if (!touched || status === '' || status === 'declined' || UNSENT_STATUSES.includes(status)) return [];
  if (AGREED.includes(status) && !facts.byHr) return [{ field: touched, code: 'overtime/plan-agreed' }];
  return boundsRefusals(record, facts);
};

/** The decider enters hours in fact, once the work is agreed and its day has come (AMB-118). */
const factRefusals = (record: DocumentRecord, { today, byHr }: RuleFacts): FieldRefusal[] => {
  const status = String(record.status_id ?? '');
  const field = 'time_shift_fact_day_hours';
  if (!FACT_STATUSES.includes(status) && !(byHr && AGREED.includes(status)))
    return [{ field, code: 'overtime/fact-early' }];
  if (record.start_date === null || record.start_date > today)
    return [{ field, code: 'overtime/fact-before-day', values: { day: record.start_date ?? '' } }];
  const hours = [record.time_shift_fact_day_hours, record.time_shift_fact_night_hours].map(Number);
  const total = hours.reduce((sum, each) => sum + each, 0);
  return total > 0 && total < HOURS_BELOW
    ? []
    : [{ field, code: 'overtime/fact-range', values: { below: HOURS_BELOW } }];
};
