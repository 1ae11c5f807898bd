import type { Day } from '../kernel/day.ts';
import { isListed, listOf, numberOf, type Parameters } from '../settings/read.ts';
import { minutesOfHours } from './hours.ts';
import type { Limits } from './limits.ts';

/** A row of the dictionary of limits: in hours, as decimals; null or 0 is no limit. */
export interface LimitRow {
  readonly date_from: Day;
  /** The organization it is of; null for all of the client. */
  readonly organization_id: number | null;
  readonly per_day: string | null;
  readonly adjacent: string | null;
  readonly year: string | null;
}

/** A limit with where it comes from: a row from its day on, or a parameter of the company. */
export interface LimitSaid {
  readonly limit: keyof Limits;
  /** null where there is none. */
  readonly minutes: number | null;
  readonly date_from: Day | null;
}

export const LIMITS = ['adjacent', 'year', 'per_day'] as const satisfies readonly (keyof Limits)[];

/** The row in force on a day: the newest of the organization, else the newest of the client. */
const inForce = (rows: readonly LimitRow[], day: Day): LimitRow | undefined =>
  rows
    .filter((row) => row.date_from <= day)
    .toSorted(
      (a, b) =>
        Number(a.organization_id === null) - Number(b.organization_id === null) ||
        (a.date_from < b.date_from ? 1 : -1),
    )[0];

/**
 * The limits of a document by the day it begins on, from the rows of its organization and of all: the row of the
 * dictionary in force, and the stricter parameters of the company for types of `overtime_overhours_ids` (empty: all); 0
 * is no limit (AMB-116).
 */
export const limitsSaid = (
  { start_date, document_type_id }: LimitedDocument,
  rows: readonly LimitRow[],
  parameters: Parameters,
): readonly LimitSaid[] => {
  const row = inForce(rows, start_date);
  const applies =
    listOf(parameters, 'overtime_overhours_ids').length === 0 ||
    isListed(parameters, 'overtime_overhours_ids', String(document_type_id ?? ''));
  const own: Readonly<Record<keyof Limits, number>> = {
    per_day: applies ? numberOf(parameters, 'overtime_overhours_per_day') : 0,
    adjacent: applies ? numberOf(parameters, 'overtime_overhours_adjacent_days') : 0,
    year: 0,
  };
  return LIMITS.map((limit) => {
    const [written, company] = [minutesOfHours(row?.[limit]), minutesOfHours(own[limit])];
    if (written === 0 && company === 0) return { limit, minutes: null, date_from: null };
    const byRow = company === 0 || (written > 0 && written <= company);
    return byRow
      ? { limit, minutes: written, date_from: row?.date_from ?? null }
      : { limit, minutes: company, date_from: null };
  });
};

export interface LimitedDocument {
  readonly start_date: Day;
  readonly document_type_id: number | null;
}

export const limitsOf = (said: readonly LimitSaid[]): Limits => ({
  per_day: minutesIn(said, 'per_day'),
  adjacent: minutesIn(said, 'adjacent'),
  year: minutesIn(said, 'year'),
});

const minutesIn = (said: readonly LimitSaid[], limit: keyof Limits): number | null =>
  said.find((each) => each.limit === limit)?.minutes ?? null;
