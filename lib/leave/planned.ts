import type { Calendar } from '../calendar/calendar.ts';
import { type Day, yearOf } from '../kernel/day.ts';
import type { Parameters } from '../settings/read.ts';
import type { DocumentTypeDetail } from '../workflow/document.ts';

/** A vacation as its rules see it. `days` are counted by the rule of its type, never taken as sent. */
export interface Vacation {
  readonly id: number | null;
  readonly document_type_id: number | null;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number | null;
  /** The year it is taken for; the year it starts in when absent. */
  readonly period?: unknown;
  /** Hours of its only day; the whole day where nothing is said. */
  readonly hours?: unknown;
  /** `12` or `12:7`, with `;` between: the vacations a correction replaces (AMB-105). */
  readonly replaced_vacation_ids?: unknown;
}

/** A vacation with everything that must be filled in before it is sent. */
export interface PlannedVacation extends Vacation {
  readonly start_date: Day;
  readonly end_date: Day;
  readonly days: number;
}

/** What a person may take in a year, and how much of it is spoken for; this vacation not counted. */
export interface YearBalance {
  readonly period: number;
  readonly days_limit: number;
  readonly days_planned: number;
  readonly days_rest: number;
  /** Days of leaves that were sent and wait for a decision. */
  readonly days_reserved?: number;
}

/** Another document of the person that holds: sent, not declined, not replaced. */
export interface HeldDocument {
  readonly id: number;
  readonly number: string;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly hours?: string | null;
}

/** Input of the rules of a vacation; they never ask for more. */
export interface VacationFacts {
  /** Of which family it is, where it is no vacation outside the schedule. */
  readonly object_id?: string;
  readonly today: Day;
  readonly calendar: Calendar;
  readonly parameters: Parameters;
  readonly type: { readonly code: string; readonly detail: DocumentTypeDetail } | null;
  readonly balances: readonly YearBalance[];
  readonly overlaps: readonly HeldDocument[];
  readonly byHr: boolean;
  readonly isNew: boolean;
  /** Days the schedule gives the person; absent when the company plans none. */
  readonly scheduled?: readonly { readonly start_date: Day; readonly end_date: Day }[];
}

export const yearOfVacation = (vacation: PlannedVacation): number =>
  typeof vacation.period === 'number' ? vacation.period : yearOf(vacation.start_date);

/** The document as the rules of calendars know it. */
export const documentOf = ({ object_id = 'vacation', type }: Pick<VacationFacts, 'object_id' | 'type'>) => ({
  object_id,
  document_type: type,
});
