import type { Day } from '../kernel/day.ts';
import type { HoursBook } from '../overtime/book.ts';
import type { Employment, InterruptedLeave, Overlap, SickChain } from './facts/absence-facts.ts';
import type { Balance, Correction, OtherPart, YearPlan } from './facts/leave-facts.ts';
import type { Assistance, LinkedTrip, ReceiptElsewhere, Spending, TripRates } from './facts/money-facts.ts';
import type { Consent, PaperType, Seats, StaffNumber } from './facts/staff-facts.ts';

/**
 * Facts that rules may ask about a document. A family names those it asks (`asks`); the server loads only these, one
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
  /** Input for counting expenses. */
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
  /** Input for judging material assistance. */
  readonly assistance: Assistance | undefined;
  /** The number that hr gives a candidate. */
  readonly numbering: StaffNumber | undefined;
  /** English name of the offered post among the staff; '' if none. */
  readonly post_eng: string | undefined;
  /** Input for judging a consent; none without a purpose. */
  readonly consent: Consent | undefined;
  /** Who sits in the office when. */
  readonly seats: Seats | undefined;
  /** Input for judging a correction of leaves. */
  readonly correction: Correction | undefined;
  /** The kind of paper that is asked for. */
  readonly paper_type: PaperType | undefined;
  /** Input for judging overtime of the person. */
  readonly hours_book: HoursBook | undefined;
  /** The year that the schedule plans; none for an entry without a year. */
  readonly year_plan: YearPlan | undefined;
  /** Days of the schedule that are agreed with the person, of the years of a leave. */
  readonly scheduled: readonly { readonly start_date: Day; readonly end_date: Day }[];
}

export type FactName = keyof FactBag;

/** Facts of a family that asks for none. */
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
  post_eng: undefined,
  consent: undefined,
  seats: undefined,
  correction: undefined,
  paper_type: undefined,
  hours_book: undefined,
  year_plan: undefined,
  scheduled: [],
};
