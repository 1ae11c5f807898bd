import { isCountable } from '../../../lib/calendar/calendar.ts';
import { type DayCount, endOf } from '../../../lib/calendar/day-count.ts';
import { daysLimit } from '../../../lib/documents/families/vacation/limits.ts';
import { type Day, yearOf } from '../../../lib/kernel/day.ts';
import { DOCUMENT_TYPES } from '../dictionaries/document-types.data.ts';
import { type Clock, workdayFrom } from './clock.ts';
import type { Ending, Turn } from './journey.ts';
import type { Person } from './seed-people.ts';

/** A leave a person asks for: `days` are what they would like, the book gives what they have. */
export interface Wish {
  readonly person: Person;
  readonly type: string;
  readonly start: Day;
  readonly days: number;
  readonly ending: Ending;
  readonly turn?: Turn;
  readonly comments?: string;
  /** Working days since the last move; from the first day of the leave when absent. */
  readonly waited?: number;
}

/** A leave that fits the person's other leaves and their days of the year. */
export interface Leave extends Wish {
  readonly end: Day;
  readonly year: number;
}

const NORMA = 28;
/** Monday to Friday without the weekend is refused by the rules, so the demo never asks for it. */
const WORK_WEEK = 5;

/** Days on which a person takes no leave: something else is meant for them. */
interface Meant {
  readonly person: Person;
  readonly start: Day;
  readonly end: Day;
}

/**
 * Keeps the leaves of all people: no two of a person on one day, no more days than the year has. Declined ones take
 * none.
 */
export const leaveBook = (clock: Clock) => {
  const leaves: Leave[] = [];
  const meant: Meant[] = [];
  const ofPerson = (person: Person) =>
    leaves.filter((leave) => leave.person.id === person.id && leave.ending !== 'declined');
  const daysLeft = (person: Person, year: number): number => {
    const limit = daysLimit({ norma: NORMA, year, employee_start_date: person.hire_date });
    const taken = ofPerson(person).filter((leave) => leave.year === year);
    return Math.floor(limit) - taken.reduce((sum, leave) => sum + leave.days, 0);
  };
  return {
    leaves: leaves as readonly Leave[],
    keepFree: (days: Meant): void => {
      meant.push(days);
    },
    /** Writes the leave down, shortened to the days left; false when it does not fit at all. */
    ask: (wish: Wish): boolean => {
      const start = workdayFrom(wish.start, clock);
      const year = yearOf(start);
      const left = wish.ending === 'declined' ? wish.days : Math.min(wish.days, daysLeft(wish.person, year));
      const days = left === WORK_WEEK ? WORK_WEEK - 1 : left;
      const end = endOf(start, days, dayCountOf(wish.type), clock.calendar);
      if (end === undefined || !isCountable(start, clock.calendar)) return false;
      const kept = meant.filter(({ person }) => person.id === wish.person.id);
      const clash = [...ofPerson(wish.person), ...kept].some(
        (other) => other.start <= end && other.end >= start,
      );
      if (clash && wish.ending !== 'declined') return false;
      leaves.push({ ...wish, start, end, days, year });
      return true;
    },
  };
};

export type LeaveBook = ReturnType<typeof leaveBook>;

const dayCountOf = (code: string): DayCount =>
  DOCUMENT_TYPES.vacation?.find(([known]) => known === code)?.[3]?.day_count ?? 'calendar';
