import type { Balance } from '../../../lib/documents/facts.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { SPOKEN_FOR_STATUSES } from '../../../lib/leave/statuses.data.ts';
import { parseTypeDetail, takesAnnual } from '../../../lib/workflow/document.ts';
import type { DocumentRow } from '../../documents/document-row.ts';

/** A vacation limit as the view sends it: days are decimal texts. */
export interface LimitRow {
  readonly id: number;
  readonly period: number;
  readonly on_date: Day;
  readonly days_limit: string | number;
  readonly days_planned: string | number;
  readonly days_rest: string | number;
  readonly days_reserved: string | number;
  readonly [field: string]: unknown;
}

/** The balance of each year as it stands on a day: the last limit that was set by then. `rows` come newest first. */
export const balanceRows = (rows: readonly LimitRow[], day: Day | null): Balance[] => {
  const years = new Map<number, Balance>();
  for (const row of rows) {
    if (years.has(row.period) || (day !== null && row.on_date > day)) continue;
    years.set(row.period, {
      period: row.period,
      days_limit: Number(row.days_limit),
      days_planned: Number(row.days_planned),
      days_rest: Number(row.days_rest),
      days_reserved: Number(row.days_reserved),
    });
  }
  return [...years.values()];
};

/** Whether the days of a document, as it is stored, are taken off the balance already. */
export const isCounted = ({ status_id, detail }: Pick<DocumentRow, 'status_id' | 'detail'>): boolean =>
  SPOKEN_FOR_STATUSES.includes(status_id) && takesAnnual(parseTypeDetail(detail));
