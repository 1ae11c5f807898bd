import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { endOf } from '../../../lib/calendar/day-count.ts';
import { addDays, addMonths, type Day, weekday, yearOf } from '../../../lib/kernel/day.ts';
import { CALENDAR } from '../../../prisma/seed/dictionaries/calendar.data.ts';
import { plainMonday } from '../../support/plain-weeks.ts';
import { rpc } from '../../support/rpc.ts';
import { today } from './days.ts';
import type { Planner } from './season-people.ts';

/** The year that the season is planned for. */
export const SEASON = yearOf(today()) + 1;
/**
 * As many leaves at once as the norm allows; each of two weeks has a slot of three, however many holidays fall into it.
 */
export const [SLOTS, PART_DAYS] = [8, 14] as const;
const SLOT_DAYS = 21;

const calendar = calendarOf(CALENDAR);

/** The last day of half a leave that begins on a day. */
export const endOfPart = (start: Day): Day =>
  endOf(start, PART_DAYS, 'calendar_minus_holidays', calendar) ?? start;

/** The Monday on which a slot of the season begins. */
export const slot = (index: number): Day => {
  const second = `${SEASON}-01-11`;
  return addDays(second, ((8 - weekday(second)) % 7) + index * SLOT_DAYS);
};

export const partOf = (index: number) => ({ start_date: slot(index), end_date: endOfPart(slot(index)) });

/** Warnings that may come before a part is sent. */
const WARNINGS = ['coverage', 'week-without-weekend', 'late'].map((code) => `vacation_schedule/${code}`);

interface Step {
  readonly id: number;
  readonly next_status_id: string;
}

/** The data of a call; throws with the refusal where there is none. */
export const answerOf = async (origin: string, token: string, method: string, params: object) => {
  const { result, error } = await rpc(origin, token, method, params);
  if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`);
  return result.data;
};

/** Plans parts of an employee's leave in slots of the season, and sends them. */
export const planIn = async (
  origin: string,
  { token }: Planner,
  document_type_id: unknown,
  slots: readonly number[],
): Promise<void> => {
  const drafts = await answerOf(origin, token, 'table.add', {
    object: 'vacation_schedule',
    begin: true,
    data: slots.map((index) => ({ document_type_id, period: SEASON, ...partOf(index) })),
  });
  await answerOf(origin, token, 'table.add', {
    object: 'document_status',
    data: drafts.map(({ id, steps }) => ({
      object_id: 'vacation_schedule',
      registrator_id: id,
      workflow_id: (steps as Step[]).find(({ next_status_id }) => next_status_id === 'prepared')?.id,
      status_id: 'prepared',
      seen: WARNINGS,
    })),
  });
};

const FORTNIGHT = 14;

/** A Monday about half a year ago with two weeks of one month that have no holidays. */
export const plainFortnight = (): Day => {
  const last = addMonths(today(), -6);
  const mondays = Array.from({ length: 26 }, (_, week) => addDays(last, 1 - weekday(last) - week * 7));
  const plain = mondays.find(
    (monday) =>
      plainMonday(monday, FORTNIGHT, FORTNIGHT) === monday &&
      monday.slice(0, 7) === addDays(monday, FORTNIGHT - 1).slice(0, 7),
  );
  if (!plain) throw new Error('half a year has no two plain weeks');
  return plain;
};
