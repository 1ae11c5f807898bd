import type { Overlap } from '../../../lib/documents/facts/absence-facts.ts';
import { type Place, planOf, workingDays } from '../../../lib/documents/families/homeoffice/plan.ts';
import { officeLimit, seatDay, seatsLeft } from '../../../lib/documents/families/homeoffice/seats.ts';
import { holdsOn } from '../../../lib/documents/overlap.ts';
import { type Day, mondayOf, weekday } from '../../../lib/kernel/day.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

/** Fewer seats than this are worth a look. */
export const FEW_SEATS = 10;

export type CellTone = 'home' | 'free' | 'few' | 'last' | 'over' | 'none' | 'covered';

/** A working day of the form as it is drawn. */
export interface DayCell {
  readonly day: Day;
  readonly place: Place | null;
  readonly tone: CellTone;
  /** The other document that has the day. */
  readonly covered: Overlap | undefined;
  /** People in the office with this one as it is chosen, where the company limits them. */
  readonly people: number | undefined;
  readonly limit: number;
  /** Seats of the location that are left, this person not counted. */
  readonly left: number | undefined;
  /** How full the office is, from 0 to 1; undefined where seats are not counted. */
  readonly full: number | undefined;
}

/** The days of a form in their order. */
export const cellsOf = (form: DocumentForm): readonly DayCell[] => {
  const { situation, record, facts } = form;
  const places = new Map(planOf(record).map(({ day, place }) => [day, place]));
  return workingDays(record, situation.calendar).map((day) =>
    cellOf(day, places.get(day) ?? null, form, facts),
  );
};

const cellOf = (
  day: Day,
  place: Place | null,
  { situation }: DocumentForm,
  { seats, overlaps }: DocumentForm['facts'],
): DayCell => {
  const limit = officeLimit(situation);
  const others = seatDay(seats, day)?.others ?? null;
  const people = limit > 0 && others !== null ? others + (place === 'office' ? 1 : 0) : undefined;
  const left = seatsLeft(seats, day);
  const covered = overlaps.find((other) => holdsOn(other, day));
  const room = seats?.location?.seats ?? 0;
  const byLocation = left === undefined || room === 0 ? left && 1 : 1 - left / room;
  const full = people === undefined ? byLocation : Math.min(1, people / limit);
  return {
    day,
    place,
    covered,
    people,
    limit,
    left,
    full,
    tone: toneOf({ place, people, limit, left, covered }),
  };
};

const toneOf = ({
  place,
  people,
  limit,
  left,
  covered,
}: Pick<DayCell, 'place' | 'people' | 'limit' | 'left' | 'covered'>): CellTone => {
  if (covered || place === null) return 'covered';
  if (place === 'home') return 'home';
  if (left === 0) return 'none';
  const rest = people === undefined ? undefined : limit - people;
  if (rest !== undefined && rest < 0) return 'over';
  if (rest === 0) return 'last';
  const fewest = Math.min(rest ?? FEW_SEATS, people === undefined && left !== undefined ? left : FEW_SEATS);
  return fewest < FEW_SEATS ? 'few' : 'free';
};

/** Cells by their weeks, each with its Monday. */
export const weeksOf = (cells: readonly DayCell[]): readonly { monday: Day; cells: readonly DayCell[] }[] =>
  [...Map.groupBy(cells, ({ day }) => mondayOf(day))].map(([monday, each]) => ({ monday, cells: each }));

/** Weekdays that the grid has columns for: Monday to Friday, and a day off that is worked. */
export const columnsOf = (cells: readonly DayCell[]): readonly number[] =>
  [...new Set([1, 2, 3, 4, 5, ...cells.map(({ day }) => weekday(day))])].sort((one, other) => one - other);

/** Whether all days of a weekday are at home, none, or some. */
export const pressedOf = (cells: readonly DayCell[]): 'true' | 'false' | 'mixed' => {
  const home = cells.filter(({ place }) => place === 'home').length;
  if (home === 0) return 'false';
  return home === cells.length ? 'true' : 'mixed';
};
