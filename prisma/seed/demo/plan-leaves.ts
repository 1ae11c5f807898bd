import { addDays, type Day, daysBetween, weekday, yearOf } from '../../../lib/kernel/day.ts';
import { type Random, randomOf } from '../random.ts';
import { type Clock, mondayIn, workdayFrom } from './clock.ts';
import { REASONS, WISHES } from './comments.data.ts';
import { CORRECTIONS } from './corrections.data.ts';
import type { Ending, Turn } from './journey.ts';
import { type Leave, type LeaveBook, leaveBook } from './leave-book.ts';
import { SCENES } from './scenes.data.ts';
import { BROUGHT } from './seed-earned-leave.ts';
import { type Person, takesLeave } from './seed-people.ts';

/** How people split the year: one part has two weeks at least (labour code, article 125). */
const SPLITS = [
  [14, 14],
  [14, 7, 7],
  [21, 7],
  [14, 10, 4],
  [16, 12],
  [14, 8, 6],
] as const;
/** When they go: summer and May more often than November. */
const MONTHS = [1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 11, 12] as const;
/** The right to the first leave (labour code, article 122). */
const FIRST_LEAVE_DAYS = 183;
const HORIZON_DAYS = 150;

/** Holidays of the law by which a leave may grow: those of January. */
const HOLIDAYS_MAX = 8;

/** The team the visitor meets first: ahead of them are the scenes only. */
const TOLD_BY_HAND = 'Отдел аналитики данных';

/**
 * Two years of leaves of all people but the one who came from the accounting system, each consistent with the person's
 * others. The same clock gives the same leaves.
 */
export const planLeaves = (staff: readonly Person[], clock: Clock): readonly Leave[] => {
  const book = leaveBook(clock);
  for (const { name, weeks, weekday: day = 1, ...scene } of SCENES) {
    const person = staff.find((other) => other.name === name);
    if (person)
      book.ask({ type: 'annual', ...scene, person, start: addDays(mondayIn(weeks, clock), day - 1) });
  }
  for (const { name, parts } of CORRECTIONS) {
    const person = staff.find((other) => other.name === name);
    for (const { weeks, days } of person ? parts : []) {
      const start = workdayFrom(mondayIn(weeks, clock), clock);
      if (person) book.keepFree({ person, start, end: addDays(start, days + HOLIDAYS_MAX) });
    }
  }
  for (const [index, person] of staff.filter(takesLeave).entries())
    if (person.name !== BROUGHT) planPerson(book, person, clock, randomOf(7_919 * (index + 1)));
  return book.leaves;
};

const planPerson = (book: LeaveBook, person: Person, clock: Clock, random: Random): void => {
  const thisYear = yearOf(clock.today);
  for (const year of [thisYear - 1, thisYear, thisYear + 1])
    for (const days of random.pick<readonly number[]>(SPLITS))
      askFor(book, person, startIn(year, random), days, clock, random);
  if (random.chance(0.16))
    askFor(
      book,
      person,
      startIn(thisYear - (random.chance(0.5) ? 1 : 0), random),
      2,
      clock,
      random,
      'unpaid',
    );
  if (random.chance(0.3)) refuse(book, person, startIn(thisYear, random), clock, random);
};

const startIn = (year: number, random: Random): Day => {
  const day = `${year}-${String(random.pick(MONTHS)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  return addDays(day, random.chance(0.85) ? 1 - weekday(day) : 0);
};

const askFor = (
  book: LeaveBook,
  person: Person,
  start: Day,
  days: number,
  clock: Clock,
  random: Random,
  type = 'annual',
): void => {
  const ahead = daysBetween(clock.today, start);
  if (ahead > HORIZON_DAYS || start < addDays(person.hire_date, FIRST_LEAVE_DAYS)) return;
  if (ahead > -days - 14 && person.department === TOLD_BY_HAND) return;
  const ending = endingOf(ahead, random);
  if (ending === undefined) return;
  book.ask({
    person,
    type,
    start,
    days,
    ending,
    turn: random.chance(0.14)
      ? random.pick<Turn>(['returned', 'recalled', 'written by hr', 'reopened'])
      : undefined,
    comments: type === 'unpaid' ? random.pick(REASONS) : random.chance(0.2) ? random.pick(WISHES) : undefined,
    waited: ahead > 0 ? random.between(0, Math.min(9, Math.floor(ahead / 2))) : undefined,
  });
};

/** How far a leave has come that starts in so many days; undefined for one that is not written yet. */
const endingOf = (ahead: number, random: Random): Ending | undefined => {
  if (ahead <= 10) return 'processed';
  if (ahead <= 24) return random.pick<Ending>(['processed', 'approved', 'processed']);
  if (ahead <= 50) return random.pick<Ending>(['approved', 'agreed', 'processed', 'prepared']);
  if (ahead <= 90)
    return random.pick<Ending | undefined>(['agreed', 'prepared', 'prepared', 'draft', undefined]);
  return random.pick<Ending | undefined>(['prepared', 'draft', undefined, undefined]);
};

const refuse = (book: LeaveBook, person: Person, start: Day, clock: Clock, random: Random): void => {
  const ahead = daysBetween(clock.today, start);
  if (ahead > -20 || start < addDays(person.hire_date, FIRST_LEAVE_DAYS)) return;
  const turn = random.chance(0.3) ? 'declined by hr' : undefined;
  book.ask({ person, type: 'annual', start, days: random.pick([7, 14, 4]), ending: 'declined', turn });
};
