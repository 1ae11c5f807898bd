import type { Locale } from '../access/actor.ts';
import { identityOf } from '../families/identities.ts';
import { localised } from '../i18n/localised.ts';
import type { ClockTime } from '../kernel/clock-time.ts';
import type { Day } from '../kernel/day.ts';
import type { Fields } from '../objects/object.ts';

/** What a document says of itself in a list, as the views send it; a list of one family may lack what it has no word for. */
export interface Summarised {
  readonly object_id?: string;
  readonly title?: string | null;
  readonly title_eng?: string | null;
  readonly start_date?: Day | null;
  readonly end_date?: Day | null;
  readonly due_date?: Day | null;
  readonly days?: number | null;
  readonly time_from?: ClockTime | null;
  readonly time_to?: ClockTime | null;
  readonly hours?: string | null;
  readonly amount?: string | null;
  readonly currency_code?: string | null;
}

/** A row of a list of one family with the words of any: the fields that a family keeps in the document under names of its own. */
export const summarised = <Row extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  row: Row,
): Row & Summarised => ({
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { column }]) =>
      column !== undefined && SHARED.includes(column) && row[name] !== undefined ? [[column, row[name]]] : [],
    ),
  ),
  ...row,
});

const SHARED: readonly string[] = ['title', 'title_eng', 'amount', 'due_date'];

/** When a document is: on its days, else until a day; which of both comes first its family says. */
export type SummaryWhen =
  | { readonly kind: 'days'; readonly first: Day; readonly last: Day }
  | { readonly kind: 'due'; readonly day: Day };

/** A document in one line: its own title, when, and how much: in days or hours, in money, in both or in nothing. */
export interface DocumentSummary {
  /** Empty where the name of its type says what it is. */
  readonly title: string;
  readonly when: SummaryWhen | undefined;
  readonly days: number | undefined;
  /** From when to when on its day. */
  readonly times: readonly [from: ClockTime, to: ClockTime] | undefined;
  /** A decimal; it has no days then. */
  readonly hours: string | undefined;
  /** A sum is a text of digits; the currency is its code, empty where it is not known. */
  readonly amount: { readonly sum: string; readonly currency: string } | undefined;
}

/** What, when and how much of a document of any family, in the reader's language. */
export const summaryOf = (row: Summarised, locale: Locale): DocumentSummary => {
  const { start_date, end_date, due_date, amount, time_from: from, time_to: to, hours } = row;
  const dated: SummaryWhen | undefined = start_date
    ? { kind: 'days', first: start_date, last: end_date ?? start_date }
    : undefined;
  const due: SummaryWhen | undefined = due_date ? { kind: 'due', day: due_date } : undefined;
  return {
    title: localised(row, 'title', locale),
    when: identityOf(row.object_id ?? '')?.dates?.dueFirst ? (due ?? dated) : (dated ?? due),
    days: hours ? undefined : (row.days ?? undefined),
    times: from && to ? [from, to] : undefined,
    hours: hours ?? undefined,
    amount: amount ? { sum: amount, currency: row.currency_code ?? '' } : undefined,
  };
};
