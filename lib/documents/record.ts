import type { Calendar } from '../calendar/calendar.ts';
import type { Day } from '../kernel/day.ts';
import type { Parameters } from '../settings/read.ts';
import type { DocumentTypeDetail } from '../workflow/document.ts';

/** A document as rules see it: the common fields typed, the family's own by name. */
export interface DocumentRecord {
  readonly id: number | null;
  readonly employee_id: number;
  readonly document_type_id: number | null;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number | null;
  readonly comments: string;
  readonly comments_eng: string;
  readonly [field: string]: unknown;
}

/** A balance of a person for a year; days may be fractions. */
export interface Balance {
  readonly period: number;
  readonly days_limit: number;
  readonly days_planned: number;
  readonly days_rest: number;
  /** Days of documents that were sent and wait for a decision. */
  readonly days_reserved?: number;
}

/** Another document of the same person that overlaps the period. */
export interface Overlap {
  readonly id: number;
  readonly object_id: string;
  readonly number: string;
  readonly start_date: Day;
  readonly end_date: Day;
}

/** What advice is given by, on the screen only. */
export interface AdviceFacts extends Pick<RuleFacts, 'today' | 'parameters' | 'type' | 'balances'> {
  /** The person's other documents of the family that were sent and not declined, of the years around this one's. */
  readonly others: readonly OtherPart[];
}

/** Another part of the leave. */
export interface OtherPart {
  readonly start_date: Day | null;
  readonly days: number | null;
  readonly period?: unknown;
  /** `1` when a correction stands in its place. */
  readonly replaced?: unknown;
  /** The detail of its type. */
  readonly detail?: unknown;
}

/** Everything a family's rules may ask for; loaded by the server, or by the screen for its hints. */
export interface RuleFacts {
  readonly today: Day;
  readonly calendar: Calendar;
  readonly parameters: Parameters;
  readonly type: { readonly code: string; readonly detail: DocumentTypeDetail } | null;
  readonly balances: readonly Balance[];
  readonly overlaps: readonly Overlap[];
  /** hr is exempt from the past-day restriction. */
  readonly byHr: boolean;
  /** It has not been kept yet: a later change of its dates counts as backdating. */
  readonly isNew: boolean;
}
