import type { Day } from '../../kernel/day.ts';
import type { FieldRefusal } from '../../kernel/refusal.ts';
import type { Marking } from '../day-edit.ts';

/** A day as a file has it. */
export interface FileDay {
  readonly day: Day;
  readonly type: Marking;
}

/** What is wrong with a cell: its row in the file, the head being 1, and its column as `field`. */
export interface WrongCell extends FieldRefusal {
  readonly row: number;
}

/** A file of a year: its days, or what is wrong with it. */
export interface CalendarFile {
  readonly days: readonly FileDay[];
  /** Working days that the file marks as shorter; the calendar has no such type. */
  readonly shortened: number;
  readonly wrong: readonly WrongCell[];
}

export type Table = readonly (readonly string[])[];

export const wrongFile = (...wrong: readonly WrongCell[]): CalendarFile => ({
  days: [],
  shortened: 0,
  wrong,
});
