import type { Day } from '../../../kernel/day.ts';
import { daysWithin, extendedUntil } from '../../../leave/interruption.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { InterruptedLeave } from '../../facts/absence-facts.ts';
import type { RuleFacts } from '../../record.ts';

/** Care of others interrupts no leave (labour code, article 124: the employee's own illness does). */
export const CARE_TYPES: readonly string[] = ['child', 'relative'];

/** The days of a leave on which its person was ill. */
export interface Returned {
  readonly leave: InterruptedLeave;
  /** Those of them that counted as days of the leave. */
  readonly days: number;
  /** The last day of the leave when it is extended by them. */
  readonly until: Day | undefined;
}

/** Days returned of each leave a sick leave falls into; none for care, nor where no day of the leave counted. */
export const returnedOf = (
  { start_date, end_date }: Pick<DocumentRecord, 'start_date' | 'end_date'>,
  { interrupted, calendar, type }: Pick<RuleFacts, 'interrupted' | 'calendar' | 'type'>,
): readonly Returned[] =>
  start_date === null || end_date === null || (type && CARE_TYPES.includes(type.code))
    ? []
    : interrupted.flatMap((leave) => {
        const illness = { start_date, end_date };
        const days = daysWithin(illness, leave, calendar);
        return days > 0 ? [{ leave, days, until: extendedUntil(illness, leave, days, calendar) }] : [];
      });
