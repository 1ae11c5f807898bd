import { type Calendar, isCountable } from '../../../calendar/calendar.ts';
import { addDays, type Day, eachDay, isDay, weekday } from '../../../kernel/day.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { Overlap } from '../../facts/absence-facts.ts';
import { LINES_MAX, type Line, linesOf } from '../../lines.ts';
import { holdsOn } from '../../overlap.ts';
import type { RuleFacts } from '../../record.ts';
import type { PLACES } from './fields.ts';

export type Place = (typeof PLACES)[number];

/** A day of the plan with its place among the lines. */
export interface PlannedDay {
  /** Its name in refusals: `plan.2`. */
  readonly at: string;
  readonly id: number | null;
  readonly day: Day | null;
  readonly place: Place;
}

export const planOf = (record: Readonly<Record<string, unknown>>): readonly PlannedDay[] =>
  linesOf(record, 'plan').map(({ id, day, place }, index) => ({
    at: `plan.${index}`,
    id,
    day: isDay(day) ? day : null,
    place: place === 'office' ? 'office' : 'home',
  }));

/** Working days of a period, no more than tell that there are too many. */
export const workingDays = (
  { start_date, end_date }: Pick<DocumentRecord, 'start_date' | 'end_date'>,
  calendar: Calendar,
): readonly Day[] => {
  if (!start_date || !end_date || end_date < start_date) return [];
  const last = addDays(start_date, PERIOD_MAX);
  return eachDay(start_date, end_date < last ? end_date : last)
    .filter((day) => isCountable(day, calendar))
    .slice(0, LINES_MAX + 1);
};

/** More days than the working days that a plan may have take, holidays among them. */
const PERIOD_MAX = 365;

/** The other document of the person that a day belongs to. */
export const coveredBy = (day: Day, overlaps: readonly Overlap[]): Overlap | undefined =>
  overlaps.find((other) => holdsOn(other, day));

/**
 * The plan with a line for every working day of the period that no other document covers. Chosen days stay as they are; a
 * new day is spent where most of its weekday are, at home where there are none. Days outside the period go, and so do
 * kept ones that have become days off; a day off that is new stays, for the shape to refuse.
 */
export const completedPlan = (
  record: DocumentRecord,
  { calendar, overlaps }: Pick<RuleFacts, 'calendar' | 'overlaps'>,
): readonly Line[] => {
  const { start_date, end_date } = record;
  const chosen = planOf(record);
  const byDay = new Map(chosen.flatMap((line) => (line.day ? [[line.day, line] as const] : [])));
  const free = workingDays(record, calendar).filter((day) => !coveredBy(day, overlaps));
  const isWrong = ({ day, id }: PlannedDay) =>
    id === null &&
    (day === null ||
      (start_date !== null &&
        end_date !== null &&
        day >= start_date &&
        day <= end_date &&
        !isCountable(day, calendar)));
  return [
    ...free.map((day): Line => {
      const { id = null, place = usualPlace(day, chosen) } = byDay.get(day) ?? {};
      return { id, day, place };
    }),
    ...chosen.filter(isWrong).map(({ id, day, place }): Line => ({ id, day, place })),
  ].sort((one, other) => String(one.day ?? '').localeCompare(String(other.day ?? '')));
};

/** Where most of the planned days of a weekday are spent; at home where none is planned. */
const usualPlace = (day: Day, chosen: readonly PlannedDay[]): Place => {
  const same = chosen.filter((line) => line.day && weekday(line.day) === weekday(day));
  const home = same.filter(({ place }) => place === 'home').length;
  return home * 2 >= same.length ? 'home' : 'office';
};

export const isSamePlan = (one: readonly Line[], other: readonly Line[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ id, day, place }, index) =>
      id === other[index]?.id && day === other[index]?.day && place === other[index]?.place,
  );
