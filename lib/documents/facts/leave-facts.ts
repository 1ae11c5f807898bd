import type { Day } from '../../kernel/day.ts';
import type { DocumentTypeDetail } from '../../workflow/document.ts';

/** A balance of a person for a year; days may be fractions. */
export interface Balance {
  readonly period: number;
  readonly days_limit: number;
  readonly days_planned: number;
  readonly days_rest: number;
  /** Days of documents that were sent and wait for a decision. */
  readonly days_reserved?: number;
  /** The days of the document are taken from this one. */
  readonly taken_from?: boolean;
}

/** A leave that a correction names. */
export interface CorrectedLeave {
  readonly id: number;
  readonly object_id: string;
  /** '' where the reader may not know which document it is. */
  readonly number: string;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number;
  readonly period: number | null;
  /** Another document replaces it already, if only in part. */
  readonly replaced: boolean;
  /** Its type, by its code the one that a correction has; the id is null where corrections have none. */
  readonly type: {
    readonly id: number | null;
    readonly code: string;
    readonly detail: DocumentTypeDetail;
  } | null;
}

/** Another correction that names one of the same leaves: its days come out of them too. */
export interface CorrectionPart {
  readonly id: number;
  readonly number: string;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number | null;
  /** The year whose days it takes; the year of its first day when absent. */
  readonly period?: number | null;
  /** The leaves that it names, as it says them. */
  readonly parents: string;
  /** Another correction stands in its place. */
  readonly replaced: boolean;
}

/** What a correction is judged by. */
export interface Correction {
  /** The leaves that it names and that are its person's own; others are none. */
  readonly leaves: readonly CorrectedLeave[];
  /** The other corrections of these leaves, the declined ones left out. */
  readonly parts: readonly CorrectionPart[];
  /** Its person is known to be under age. */
  readonly minor: boolean;
}

/** Another part of the leave. */
export interface OtherPart {
  readonly id?: number;
  readonly start_date: Day | null;
  readonly days: number | null;
  readonly period?: unknown;
  /** Another document stands in its place. */
  readonly replaced?: unknown;
  /** The leaves it replaces or waits to replace, as it names them. */
  readonly parents?: string | null;
  /** The detail of its type. */
  readonly detail?: unknown;
}

/** The year that the schedule plans, with the person's entries and colleagues around one of them. */
export interface YearPlan {
  readonly year: number;
  /** The year that the organization plans now; none where it plans none. */
  readonly opened: number | undefined;
  /** Planning of the entry's year in the organization; undefined until it begins. */
  readonly period:
    | { readonly status: 'preparing' | 'opened' | 'closed'; readonly date_from: Day; readonly date_to: Day }
    | undefined;
  /** The person's other entries of the year that were sent. */
  readonly others: readonly {
    readonly id: number;
    readonly start_date: Day;
    readonly end_date: Day;
    readonly days: number;
  }[];
  /** How many of the department may be away at once; null without a norm. */
  readonly norm: number | null;
  /** Days of the entry on which colleagues of the department are away by entries that were sent. */
  readonly away: readonly { readonly day: Day; readonly people: number }[];
}
