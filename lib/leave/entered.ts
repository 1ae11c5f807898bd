import { type Day, yearOf } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { numeric } from '../settings/read.ts';
import { ANNUAL_LEAVE } from '../workflow/document.ts';
import type { Cause } from './entry.ts';
import { daysOfParts, partsOfDays } from './parts.ts';

/** What hr does with days of a person: adds or takes some, moves some to another year, takes what has lapsed. */
export const DAY_ACTS = ['correct', 'transfer', 'forfeit'] as const;
export type DayAct = (typeof DAY_ACTS)[number];

/** An act as it is asked for: days as they are typed, of a year; those that are moved also to a year. */
export interface AskedAct {
  readonly act: DayAct;
  readonly kind: string;
  readonly days: string;
  readonly reason: string;
  readonly period: number;
  readonly to_period?: number | undefined;
  /** The day it counts from. */
  readonly on_date?: Day | undefined;
}

/** What is left of a year, in parts of days (`PARTS_PER_DAY`). */
export type RestOf = (period: number) => number;

/** Days that one entry adds or takes at most. */
const DAYS_MAX = 366;

/**
 * Why an act is refused; undefined where it is not. Days of annual leave never lapse: they are taken, or paid for at the
 * dismissal (labour code, articles 124 and 127). No more is moved or taken than the year has. Only a correction may take
 * by a minus, and it names a day of its year.
 */
export const refusedAct = (asked: AskedAct, restOf: RestOf): FieldRefusal | undefined => {
  const { act, kind, reason, period, to_period } = asked;
  if (act === 'forfeit' && kind === ANNUAL_LEAVE) return { field: 'kind', code: 'vacation/never-lapses' };
  if (reason.trim() === '') return { field: 'reason', code: 'field/required' };
  if (act === 'transfer' && (to_period === undefined || to_period === period))
    return { field: 'to_period', code: 'field/wrong' };
  return refusedDay(asked) ?? refusedDays(asked, restOf);
};

/** Why the day of an act is refused: a correction of a year counts from a day of it. */
export const refusedDay = ({ act, period, on_date }: AskedAct): FieldRefusal | undefined =>
  act === 'correct' && on_date !== undefined && yearOf(on_date) !== period
    ? { field: 'on_date', code: 'vacation/day-of-period', values: { year: String(period) } }
    : undefined;

/** Why the days of an act are refused, whatever the rest of it says. */
export const refusedDays = ({ act, days, period }: AskedAct, restOf: RestOf): FieldRefusal | undefined => {
  const parts = typedParts(days);
  if (parts === undefined || (act !== 'correct' && parts < 0)) return { field: 'days', code: 'field/wrong' };
  const rest = restOf(period);
  return act !== 'correct' && parts > rest
    ? {
        field: 'days',
        code: 'vacation/not-so-many',
        values: { rest: Number(daysOfParts(rest)), year: String(period) },
      }
    : undefined;
};

const typedParts = (days: string): number | undefined => {
  const typed = numeric(days);
  const isFine =
    typed !== undefined && typed !== 0 && Math.abs(typed) <= DAYS_MAX && /^-?\d+([.,]\d{1,2})?$/.test(days);
  return isFine ? partsOfDays(typed) : undefined;
};

const CAUSES: Readonly<Record<DayAct, Cause>> = {
  correct: 'correction',
  transfer: 'transfer',
  forfeit: 'forfeit',
};

/** The entries an act makes, that is not refused. */
export const entriesOfAct = ({
  act,
  days,
  period,
  to_period,
}: AskedAct): { readonly period: number; readonly parts: number; readonly cause: Cause }[] => {
  const parts = typedParts(days) ?? 0;
  const cause = CAUSES[act];
  if (act === 'correct') return [{ period, parts, cause }];
  const taken = { period, parts: -parts, cause };
  return to_period === undefined ? [taken] : [taken, { period: to_period, parts, cause }];
};
