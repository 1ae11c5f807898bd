import type { Actor } from '../../lib/access/actor.ts';
import type { Day } from '../../lib/kernel/day.ts';
import type { Month } from '../../lib/kernel/month.ts';
import { type MonthDay, monthDays } from '../../lib/timesheet/month.ts';
import { isEmployed, type ReckonedDay, reckonDays } from '../../lib/timesheet/reckon.ts';
import { readRules } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';
import type { MonthPerson } from './people.ts';
import { NOTHING_SAID, readSaid, type Said } from './said.ts';

/** A month of some people as the calendar and their documents have it now. */
export interface ReckonedMonth {
  readonly days: readonly MonthDay[];
  readonly of: (person: MonthPerson) => ReadonlyMap<Day, ReckonedDay>;
  readonly said: (employee_id: number) => Said;
}

export const reckonedMonth = async (
  db: Db,
  { client_id, organization_id }: Pick<Actor, 'client_id' | 'organization_id'>,
  month: Month,
  people: readonly MonthPerson[],
): Promise<ReckonedMonth> => {
  const { calendarOf } = await readRules(db, client_id);
  const calendar = calendarOf(organization_id);
  const days = monthDays(month, calendar);
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const told = await readSaid(
    db,
    people.map(({ employee_id }) => employee_id),
    calendar,
    { first, last },
  );
  const said = (employee_id: number): Said => told.get(employee_id) ?? NOTHING_SAID;
  const usual = reckonDays(days, { hire_date: first, dismissal_date: null }, []);
  const isUsual = (person: MonthPerson): boolean =>
    !told.has(person.employee_id) && isEmployed(first, person) && isEmployed(last, person);
  return {
    days,
    said,
    of: (person) => (isUsual(person) ? usual : reckonDays(days, person, said(person.employee_id).counted)),
  };
};
