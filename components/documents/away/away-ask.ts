import type { ClockTime } from '../../../lib/kernel/clock-time.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { Ask } from '../../rpc/ask.ts';

/** An absent person, as the view sends it: the document and its family only where the reader may read that. */
export interface AwayRow {
  readonly id: number | null;
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly start_date: Day;
  readonly end_date: Day;
  /** The part of its only day that it takes. */
  readonly time_from?: ClockTime | null;
  readonly time_to?: ClockTime | null;
  /** The stretches of days it holds on: pairs of a first and a last day, as JSON text. */
  readonly stretches: string;
  readonly pending: '0' | '1';
  readonly object_id?: string | null;
  readonly [field: string]: unknown;
}

/** Everyone the caller may see who is away on some day of the range. */
export const awayAsk = (range: { readonly first: Day; readonly last: Day }): Ask => ({
  object: 'away',
  query: {
    filter: `start_date <= '${range.last}' and end_date >= '${range.first}'`,
    orderBy: 'start_date',
    rowsPerPage: 'all',
  },
});
