import { areHours, isWholeDay, takesHours } from '../../../leave/hours.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { FamilyInput } from '../../family.ts';
import type { Moments } from '../../moments.ts';

/** What says how much of a day a leave takes. What was agreed stays whatever parameters say later. */
const DECIDE_HOURS = ['hours', 'document_type_id'];

const hasHours = ({ hours }: DocumentRecord): boolean => hours !== null && hours !== undefined;

const isLonger = ({ start_date, end_date }: DocumentRecord): boolean =>
  start_date !== null && end_date !== null && start_date !== end_date;

/** A type without hours loses those it had; more of them than the company's limit are a whole day (AMB-102). */
export const complete: NonNullable<FamilyInput['complete']> = (record, facts, given) =>
  hasHours(record) &&
  DECIDE_HOURS.some((field) => given.has(field)) &&
  (takesHours(facts) ? isWholeDay(record.hours, facts.parameters) : !given.has('hours'))
    ? { hours: null }
    : {};

/** Hours are those of a type that has them, quarters, and of one day. */
export const hoursRefusals: NonNullable<FamilyInput['shape']> = (record, facts, given) => {
  if (!hasHours(record)) return [];
  if (given.has('hours') && !takesHours(facts)) return [{ field: 'hours', code: 'field/not-taken' }];
  return [
    ...(areHours(record.hours) ? [] : [{ field: 'hours', code: 'vacation/hours' }]),
    ...(isLonger(record) ? [{ field: 'end_date', code: 'vacation/hours-of-one-day' }] : []),
  ];
};

/** Hours are asked of one day, for types that have them. */
export const moments: Moments = {
  standing: (record, facts) => ({
    unasked: hasHours(record) || (takesHours(facts) && !isLonger(record)) ? [] : ['hours'],
  }),
};
