import type { CorrectedLeave } from '../../../lib/documents/facts/leave-facts.ts';
import { addDays, type Day, daysBetween, eachDay, mondayOf, yearOf } from '../../../lib/kernel/day.ts';
import type { Bar } from '../../../lib/leave/bars.ts';
import { parentsOf } from '../../../lib/leave/parents.ts';
import { CORRECTED_STATUSES } from '../../../lib/leave/statuses.data.ts';
import { UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

/** A part of a correction as it is drawn: the document of the form among the others of the same leaves. */
export interface ShownPart extends Bar {
  readonly id: number;
  readonly number: string;
  readonly status_id: string;
  readonly days: number;
  /** The year whose days it takes. */
  readonly year: number;
  /** It is the document of the form. */
  readonly own: boolean;
  /** Days that it takes out of a leave, by the id of the leave; of all where it says no number. */
  readonly takes: ReadonlyMap<number, number>;
}

/** A correction with all that it changes. */
export interface ShownCorrection {
  readonly leaves: readonly CorrectedLeave[];
  readonly parts: readonly ShownPart[];
  /** Days of the leaves, and those of them that no part takes; below zero: the parts take more. */
  readonly was: number;
  readonly returned: number;
}

export const isAgreed = ({ status_id }: Pick<ShownPart, 'status_id'>): boolean =>
  CORRECTED_STATUSES.includes(status_id);

/** The correction of a form; undefined until it is known which leaves it is of. */
export const correctionOf = ({ facts, record, row }: DocumentForm): ShownCorrection | undefined => {
  const known = facts.correction;
  if (!known || known.leaves.length === 0 || !row) return undefined;
  const { leaves } = known;
  const own = {
    ...record,
    id: row.id,
    number: row.number,
    status_id: row.status_id,
    replaced: false,
    own: true,
  };
  const parts = [
    ...known.parts.map((part) => ({ ...part, own: false })),
    { ...own, parents: String(record.replaced_vacation_ids ?? '') },
  ]
    .flatMap(({ start_date, end_date, days, period, parents, replaced, status_id, ...part }): ShownPart[] =>
      start_date && end_date && end_date >= start_date && days && !replaced && status_id !== 'declined'
        ? [
            {
              ...part,
              ...{ status_id, start_date, end_date, days },
              year: yearTaken(period, start_date),
              takes: takesOf(parents, leaves),
            },
          ]
        : [],
    )
    .toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1));
  const was = leaves.reduce((sum, { days }) => sum + days, 0);
  return { leaves, parts, was, returned: was - parts.reduce((sum, { days }) => sum + days, 0) };
};

const yearTaken = (period: unknown, start: Day): number =>
  typeof period === 'number' ? period : yearOf(start);

const takesOf = (parents: string, leaves: readonly CorrectedLeave[]): ReadonlyMap<number, number> =>
  new Map(
    (parentsOf(parents) ?? []).flatMap(({ id, days }) => {
      const leave = leaves.find((each) => each.id === id);
      return leave ? [[id, days ?? leave.days] as const] : [];
    }),
  );

/** Days around what is drawn. */
const BEFORE_DAYS = 2;
const AFTER_DAYS = 2;
/** More days than these are shown by the table alone. */
const DRAWN_DAYS = 130;

/** The days of the ribbon: from the Monday before the first bar to a few days after the last; undefined for too many. */
export const ribbonDays = ({ leaves, parts }: ShownCorrection): { first: Day; last: Day } | undefined => {
  const bars = [...leaves, ...parts].flatMap(({ start_date, end_date }) =>
    start_date && end_date ? [{ start_date, end_date }] : [],
  );
  const starts = bars.map(({ start_date }) => start_date).toSorted();
  const ends = bars.map(({ end_date }) => end_date).toSorted();
  const [start, end] = [starts[0], ends.at(-1)];
  if (!start || !end) return undefined;
  const from = addDays(start, -BEFORE_DAYS);
  const first = mondayOf(from);
  const last = addDays(end, AFTER_DAYS);
  return daysBetween(first, last) < DRAWN_DAYS ? { first, last } : undefined;
};

/** Days of the leaves that no part holds any more. */
export const returnedDays = ({ leaves, parts }: ShownCorrection): ReadonlySet<Day> =>
  new Set(
    leaves
      .flatMap(({ start_date, end_date }) => (start_date && end_date ? eachDay(start_date, end_date) : []))
      .filter((day) => !parts.some(({ start_date, end_date }) => start_date <= day && day <= end_date)),
  );

/**
 * What is left of the balance of the year before a correction that is on its way, and after all its parts: of that year
 * alone, and without what other leaves that wait hold back from one that is still to be sent.
 */
export const balancesAround = (
  { facts, row }: DocumentForm,
  { leaves, parts }: ShownCorrection,
): { before: number | undefined; after: number; year: number } | undefined => {
  const balance = facts.balances.find((each) => each.taken_from);
  if (!balance || !row) return undefined;
  // The balance goes without the document itself and the leaves it names; other parts count once they are agreed, and are held
  // back once they are sent.
  const coming = parts.filter((part) => part.year === balance.period && (part.own || !isAgreed(part)));
  const sent = coming.filter((part) => !part.own && !UNSENT_STATUSES.includes(part.status_id));
  const others = UNSENT_STATUSES.includes(row.status_id) ? (balance.days_reserved ?? 0) - daysOf(sent) : 0;
  const rest = balance.days_rest - Math.max(0, others);
  const held = leaves.filter(
    ({ replaced, period, start_date }) =>
      !replaced && start_date !== null && yearTaken(period, start_date) === balance.period,
  );
  const isStanding = isAgreed(row) || leaves.some(({ replaced }) => replaced);
  return {
    before: isStanding ? undefined : cents(rest - daysOf(held)),
    after: cents(rest - daysOf(coming)),
    year: balance.period,
  };
};

const daysOf = (some: readonly { readonly days: number }[]): number =>
  some.reduce((sum, { days }) => sum + days, 0);

const cents = (days: number): number => Math.round(days * 100) / 100;
