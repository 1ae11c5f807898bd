import type { Balance } from '../../../lib/documents/facts/leave-facts.ts';
import type { Day } from '../../../lib/kernel/day.ts';

/** A vacation limit as the view sends it: days are decimal texts. */
export interface LimitRow {
  readonly id: number;
  readonly period: number;
  readonly on_date: Day;
  readonly days_limit: string | number;
  readonly days_planned: string | number;
  readonly days_ahead: string | number;
  readonly days_rest: string | number;
  readonly days_reserved: string | number;
  readonly [field: string]: unknown;
}

/** A balance of a year, and what of its leaves is still to come. */
export interface YearBalance extends Balance {
  readonly days_reserved: number;
  /** Days of leaves that are agreed and begin later. */
  readonly days_ahead: number;
}

/** The balance of each year as it stands on a day: the last limit that was set by then. `rows` come newest first. */
export const balanceRows = (rows: readonly LimitRow[], day: Day | null): YearBalance[] => {
  const years = new Map<number, YearBalance>();
  for (const row of rows) {
    if (years.has(row.period) || (day !== null && row.on_date > day)) continue;
    years.set(row.period, {
      period: row.period,
      days_limit: Number(row.days_limit),
      days_planned: Number(row.days_planned),
      days_ahead: Number(row.days_ahead),
      days_rest: Number(row.days_rest),
      days_reserved: Number(row.days_reserved),
    });
  }
  return [...years.values()];
};
