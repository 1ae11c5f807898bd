import type { Calendar } from '../calendar/calendar.ts';
import type { ClockTime } from '../kernel/clock-time.ts';
import { type Day, eachDay } from '../kernel/day.ts';
import type { DocumentTypeDetail } from '../workflow/document.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { TimesheetCode } from './codes.data.ts';

/**
 * What a document says of one day. Without minutes an absence takes the whole day; with them it takes a part of it and
 * leaves the rest to work. Night is from 22:00 to 06:00 (labour code, article 96).
 */
export interface Piece {
  readonly date: Day;
  readonly code: TimesheetCode;
  readonly day_minutes: number;
  readonly night_minutes: number;
  /** The clock of it, where the document says one. */
  readonly from?: ClockTime;
  readonly to?: ClockTime;
  /** Any other absence of the whole day stands before it. */
  readonly yields?: true;
}

/** What a document is read by when it is asked what it says. */
export interface PieceFacts {
  readonly type: { readonly code: string; readonly detail: DocumentTypeDetail } | null;
  /** That of the organization of the document. */
  readonly calendar: Calendar;
  /** The days that are asked for; pieces of others are left out of what is answered. */
  readonly first: Day;
  readonly last: Day;
}

/** What documents of a family say in the timesheet of their person. */
export interface InTimesheet {
  /** By day, in order; none while its days are missing. */
  readonly pieces: (record: DocumentRecord, facts: PieceFacts) => readonly Piece[];
  /** Statuses in which it still waits for a decision, beside those in which every document does. */
  readonly awaits?: readonly string[];
  /** The documents it was counted by are named in this list of the timesheet. */
  readonly named?: 'overtime_ids';
}

/** A whole day away, without hours. */
export const wholeDay = (date: Day, code: TimesheetCode): Piece => ({
  date,
  code,
  day_minutes: 0,
  night_minutes: 0,
});

/** The days of a document that are asked for, in order; none while its days are missing. */
export const askedDays = (
  { start_date, end_date }: Pick<DocumentRecord, 'start_date' | 'end_date'>,
  { first, last }: Pick<PieceFacts, 'first' | 'last'>,
): readonly Day[] =>
  start_date === null || end_date === null
    ? []
    : eachDay(start_date > first ? start_date : first, end_date < last ? end_date : last);
