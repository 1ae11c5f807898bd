import type { Day } from '../../kernel/day.ts';
import type { PerDiemRate } from '../../money/per-diem-on.ts';
import type { Rate } from '../../money/rate-on.ts';
import type { PerDiemPart } from '../../travel/per-diem.ts';

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
  readonly englishPlaces: string;
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
