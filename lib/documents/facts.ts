import type { DayCount } from '../calendar/day-count.ts';
import type { ClockTime } from '../kernel/clock-time.ts';
import type { Day } from '../kernel/day.ts';
import type { PerDiemRate } from '../money/per-diem-on.ts';
import type { Rate } from '../money/rate-on.ts';
import type { HoursBook } from '../overtime/book.ts';
import type { PerDiemPart } from '../travel/per-diem.ts';
import type { DocumentTypeDetail } from '../workflow/document.ts';

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

/** When a person works here: their first working day, and their last one where it is known. */
export interface Employment {
  readonly first: Day;
  readonly last: Day | null;
}

/** Another absence of the same person that holds on some day of the period. */
export interface Overlap {
  readonly id: number;
  readonly object_id: string;
  /** '' where the reader may not know which document it is. */
  readonly number: string;
  readonly start_date: Day;
  readonly end_date: Day;
  /** The part of its only day that it takes; null where it takes all of it. */
  readonly time_from?: ClockTime | null;
  readonly time_to?: ClockTime | null;
  /** Hours of its only day that it takes, as a decimal; null where it says none. */
  readonly hours?: string | null;
  /** The days it holds on, where that is not all of them. */
  readonly days?: readonly Day[] | null;
}

/** A leave of the same person that holds on some day of the period. */
export interface InterruptedLeave extends Pick<Overlap, 'id' | 'number' | 'start_date' | 'end_date'> {
  /** How its days were counted. */
  readonly day_count: DayCount;
}

/** A sick leave before or after another one. */
export interface SickLink {
  readonly number: string;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
}

/** The sick leaves around one: the one it goes on from, and one that was sent and goes on from it. */
export interface SickChain {
  /** None where the reader may not see it, or it is not the same person's. */
  readonly previous:
    | (SickLink & {
        readonly document_type_id: number | null;
        readonly relation: string | null;
        /** The number of another document that goes on from it. */
        readonly taken_by: string | null;
      })
    | undefined;
  readonly next: SickLink | undefined;
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
  /** Another document stands in its place already, if only for a part of it. */
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
  /** The year whose days it takes; that of its first day where it says none. */
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
  /** The leaves in whose place it stands, or waits to stand, as it says them. */
  readonly parents?: string | null;
  /** The detail of its type. */
  readonly detail?: unknown;
}

/** What a trip is paid by: rates, and what the dictionaries know of the places it names. */
export interface TripRates {
  readonly home: {
    readonly organization_id: number;
    readonly country_code: string;
    readonly currency_id: number | null;
    readonly currency_code: string;
    /** Where the person works, in the words of their card; '' where it says nothing. */
    readonly office: string;
  };
  /** Countries that the trip and its legs name, or where its cities are. */
  readonly countries: readonly { readonly id: number; readonly code: string }[];
  /** Cities that the trip and its legs name, by id or by name in either language; the country by its id. */
  readonly cities: readonly {
    readonly id: number;
    readonly name: string;
    readonly name_eng: string;
    readonly country: number;
  }[];
  /** The currency of the advance, where it is another one. */
  readonly currencies: readonly { readonly id: number; readonly code: string }[];
  readonly perDiem: readonly PerDiemRate[];
  /** What currencies cost on the day it is prepared, in that of the organization. */
  readonly rates: readonly Rate[];
}

/** What money that was spent is counted by: what the dictionaries know of the lines, and the rates of their days. */
export interface Spending {
  readonly home: { readonly currency_id: number | null; readonly currency_code: string };
  /** Currencies that the lines name. */
  readonly currencies: readonly { readonly id: number; readonly code: string }[];
  /** Kinds of expenses that the lines name, and whether each wants a receipt. */
  readonly types: readonly { readonly id: number; readonly code: string; readonly receipt: boolean }[];
  /** In the currency of the organization. */
  readonly rates: readonly Rate[];
}

/** A receipt of another report that was sent. */
export interface ReceiptElsewhere {
  /** '' where the reader may not know which report it is. */
  readonly number: string;
  readonly date: Day;
  readonly amount: string;
  readonly currency: string;
  readonly receipt_number: string;
}

/** A trip that another document of the same person is linked to, as its reader may see it. */
export interface LinkedTrip {
  readonly id: number;
  readonly number: string;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly places: string;
  readonly advance: { readonly amount: string; readonly currency: string } | null;
  readonly perDiem: readonly PerDiemPart[];
  /** What its currencies cost on its days, in that of the organization. */
  readonly rates: readonly Rate[];
  /** The number of another document that was sent and is linked to it. */
  readonly taken_by: string | null;
}

/** What an application for help in money is judged by. */
export interface Assistance {
  readonly home: { readonly currency_id: number | null; readonly currency_code: string };
  /** The code of the currency it asks in. */
  readonly currency_code: string;
  /** The person's last one of the same type within a year, sent and not declined. */
  readonly earlier: { readonly number: string; readonly day: Day } | null;
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

/** One day of the office, counted without the person of the document. */
export interface SeatDay {
  readonly day: Day;
  /** Others in the office, whatever their location; null where nobody limits it. */
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

/** What a kind of paper asks of a request for one. */
export interface PaperType {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  /** portal, outside or hr; '' where nobody asks for it. */
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

/** The year that the schedule plans, with the person's entries and colleagues around one of them. */
export interface YearPlan {
  readonly year: number;
  /** The year that the organization plans now; none where it plans none. */
  readonly opened: number | undefined;
  /** How the planning of the entry's year stands in the organization; none where nobody has begun it. */
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
  /** How many of the department may be away at once; null where nobody says. */
  readonly norm: number | null;
  /** Days of the entry on which colleagues of the department are away by entries that were sent. */
  readonly away: readonly { readonly day: Day; readonly people: number }[];
}

/** The personnel number of somebody who is to be hired; told to those alone who give it. */
export interface StaffNumber {
  /** The next free one of the organization. */
  readonly next: string;
  /** Somebody of the organization has the number that the document says. */
  readonly taken: boolean;
}

/**
 * What rules may ask about a document, by name. A family names what it asks (`asks`); the server loads just these, one
 * file a fact in `server/documents/asked`, for the click and for the screen alike.
 */
export interface FactBag {
  /** When the person works here; asked of every family whose dates mean work or absence. */
  readonly employment: Employment | undefined;
  /** Balances of the years the period touches; the document itself counts as not planned. */
  readonly balances: readonly Balance[];
  /** The person's other absences on these days that were sent and not declined, of every family. */
  readonly overlaps: readonly Overlap[];
  /** The person's other documents of the family of the years around this one's, sent and not declined. */
  readonly parts: readonly OtherPart[];
  /** What a trip is paid by. */
  readonly trip_rates: TripRates | undefined;
  /** What money that was spent is counted by. */
  readonly spending: Spending | undefined;
  /** Receipts of the days and sums of its lines that stand in other reports. */
  readonly receipts: readonly ReceiptElsewhere[];
  /** The trip the document is linked to; none where the reader may not see it, or it is not the same person's. */
  readonly linked_trip: LinkedTrip | undefined;
  /** The sick leaves before and after this one. */
  readonly sick_chain: SickChain | undefined;
  /** The person's leaves of the year's limit on these days that were sent and not declined. */
  readonly interrupted: readonly InterruptedLeave[];
  /** The number of its certificate stands on another document of the client. */
  readonly number_taken: boolean;
  /** What an application for help in money is judged by. */
  readonly assistance: Assistance | undefined;
  /** The number that hr gives a candidate. */
  readonly numbering: StaffNumber | undefined;
  /** What a consent is judged by; none without a purpose. */
  readonly consent: Consent | undefined;
  /** Who sits in the office when. */
  readonly seats: Seats | undefined;
  /** What a correction of leaves is judged by. */
  readonly correction: Correction | undefined;
  /** The kind of paper that is asked for. */
  readonly paper_type: PaperType | undefined;
  /** What overtime of the person is judged by. */
  readonly hours_book: HoursBook | undefined;
  /** The year that the schedule plans; none for an entry without a year. */
  readonly year_plan: YearPlan | undefined;
  /** Days of the schedule that are agreed with the person, of the years of a leave. */
  readonly scheduled: readonly { readonly start_date: Day; readonly end_date: Day }[];
}

export type FactName = keyof FactBag;

/** What a family knows that asks for nothing. */
export const NOTHING_KNOWN: FactBag = {
  employment: undefined,
  balances: [],
  overlaps: [],
  parts: [],
  trip_rates: undefined,
  spending: undefined,
  receipts: [],
  linked_trip: undefined,
  sick_chain: undefined,
  interrupted: [],
  number_taken: false,
  assistance: undefined,
  numbering: undefined,
  consent: undefined,
  seats: undefined,
  correction: undefined,
  paper_type: undefined,
  hours_book: undefined,
  year_plan: undefined,
  scheduled: [],
};
