import type { Day } from '../../kernel/day.ts';

/** The personnel number of a future employee; read only by callers who give it. */
export interface StaffNumber {
  /** The next free one of the organization. */
  readonly next: string;
  /** The number in the document is already taken in the organization. */
  readonly taken: boolean;
}

/** What a consent is judged by. */
export interface Consent {
  /** The text in force for its purpose. */
  readonly text: {
    readonly id: number;
    readonly version: number;
    readonly text: string;
    readonly text_eng: string;
    /** Which data it is about. */
    readonly data: string;
    readonly data_eng: string;
    readonly valid_for_months: number | null;
  } | null;
  /** What the person has agreed to for it and not taken back. */
  readonly standing: { readonly number: string; readonly text_id: number } | null;
}

/** What a kind of paper asks of a request for one. */
export interface PaperType {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  /** portal, outside or hr; '' when it is not offered. */
  readonly made_by: string;
  /** Working days it takes at most. */
  readonly norm_days: number;
  readonly period: 'none' | 'year' | 'month';
  readonly languages: readonly string[];
  readonly as_file: boolean;
  readonly on_paper: boolean;
  readonly free_text: boolean;
  readonly disabled: boolean;
}

/** One day of the office, counted without the person of the document. */
export interface SeatDay {
  readonly day: Day;
  /** Others in the office, whatever their location; null without a limit. */
  readonly others: number | null;
  /** Seats of the person's location that others hold. */
  readonly booked: number;
  /** The person holds one of its seats by a document that was sent. */
  readonly mine: boolean;
  /** The document, as it is kept and agreed, has the person at home. */
  readonly at_home: boolean;
}

/** Seats in the office on the days of a document, and on those it had. */
export interface Seats {
  /** The person's location, where its seats are counted. */
  readonly location: { readonly name: string; readonly seats: number } | null;
  readonly days: readonly SeatDay[];
}
