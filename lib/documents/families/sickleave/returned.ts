import type { Calendar } from '../../../calendar/calendar.ts';
import { endOf, lengthOf } from '../../../calendar/day-count.ts';
import { addDays, type Day } from '../../../kernel/day.ts';
import type { InterruptedLeave } from '../../facts.ts';
import type { DocumentRecord, RuleFacts } from '../../record.ts';

/** Care of somebody else interrupts no leave (labour code, article 124: the employee's own illness does). */
const CARE_TYPES: readonly string[] = ['child', 'relative'];

/** The days of a leave on which its person was ill. */
export interface Returned {
  readonly leave: InterruptedLeave;
  /** Those of them that counted as days of the leave. */
  readonly days: number;
  /** The last day of the leave when it is extended by them. */
  readonly until: Day | undefined;
}

/** What comes back of each leave that a sick leave falls into; nothing of care, nor where no day of a leave counted. */
export const returnedOf = (
  record: Pick<DocumentRecord, 'start_date' | 'end_date'>,
  { interrupted, calendar, type }: Pick<RuleFacts, 'interrupted' | 'calendar' | 'type'>,
): readonly Returned[] =>
  type && CARE_TYPES.includes(type.code)
    ? []
    : interrupted.flatMap((leave) => {
        const days = daysWithin(record, leave, calendar);
        return days > 0 ? [{ leave, days, until: extended(record, leave, days, calendar) }] : [];
      });

const daysWithin = (
  { start_date, end_date }: Pick<DocumentRecord, 'start_date' | 'end_date'>,
  leave: InterruptedLeave,
  calendar: Calendar,
): number =>
  start_date === null || end_date === null
    ? 0
    : lengthOf(
        start_date > leave.start_date ? start_date : leave.start_date,
        end_date < leave.end_date ? end_date : leave.end_date,
        leave.day_count,
        calendar,
      );

/** Whoever is still ill when the leave would have been over goes on with it after that. */
const extended = (
  { end_date }: Pick<DocumentRecord, 'end_date'>,
  leave: InterruptedLeave,
  days: number,
  calendar: Calendar,
): Day | undefined => {
  const over = end_date !== null && end_date > leave.end_date ? end_date : leave.end_date;
  return endOf(addDays(over, 1), days, leave.day_count, calendar);
};
