import type { Client } from 'pg';
import { addMonths, type Day } from '../../../lib/kernel/day.ts';
import { type Month, monthOf, shiftMonth } from '../../../lib/kernel/month.ts';
import type { Closing } from '../../../lib/timesheet/closing.ts';
import { type DayCodes, inOrder } from '../../../lib/timesheet/day-codes.ts';
import { daysReader } from '../../../lib/timesheet/kept-days.ts';
import { type StoredDay, writtenDay } from '../../../lib/timesheet/stored-day.ts';
import { formedAs } from '../../../server/timesheet/form-month.ts';
import { writeDays } from '../../../server/timesheet/write-days.ts';
import { insertRows } from '../insert.ts';
import { txOf } from '../session.ts';
import type { Clock } from './clock.ts';
import type { Person } from './seed-people.ts';
import { moment } from './stored-paper.ts';

/** A month is closed on the fifth of the next one at half past nine, Moscow. */
const CLOSED_ON = '05T06:30:00Z';
const CORRECTED_AFTER_MS = 7 * 86_400_000;
const FRESH_MS = 3_600_000;

/** A day of the closed month that was corrected afterwards: overtime that was not reported. */
const CORRECTION = {
  login: 'employee2',
  from: '20',
  overtime: 120,
  reason: 'Приказ № 188-К, подписан после закрытия',
};

interface Closed {
  readonly month: Month;
  readonly at: number;
}

/**
 * Timesheets of an organization: this month is open, the two before it are closed, and in the last of them hr has corrected
 * a day since.
 */
export const seedTimesheets = async (
  client: Client,
  staff: readonly Person[],
  clock: Clock,
): Promise<void> => {
  const hr = staff.find(({ login }) => login === 'hr');
  if (!hr) return;
  const { client_id, organization_id } = hr;
  const closed = [-2, -1].map((back): Closed => {
    const month = monthOf(addMonths(clock.today, back));
    const at = Date.parse(`${shiftMonth(month, 1)}-${CLOSED_ON}`);
    return { month, at: Math.min(at, clock.now - 2 * FRESH_MS) };
  });
  const form = (month: Month, becomes: Closing) =>
    formedAs(txOf(client), { client_id, organization_id }, month, { kept: 'open', becomes });
  for (const { month } of closed) await form(month, 'month');
  await form(monthOf(clock.today), 'open');
  await insertRows(
    client,
    'timesheet_closing',
    closed.map(({ month, at }) => ({
      organization_id,
      month,
      closing: 'month',
      user_id: hr.user_id,
      employee_id: hr.id,
      create_date: moment(at),
    })),
  );
  const last = closed.at(-1);
  if (last) await correct(client, staff, hr, last, clock);
};

const correct = async (
  client: Client,
  staff: readonly Person[],
  hr: Person,
  { month, at }: Closed,
  clock: Clock,
): Promise<void> => {
  const person = staff.find(({ login }) => login === CORRECTION.login);
  if (!person) return;
  const { rows } = await client.query<{ days: string }>(
    'select "days"::text from "timesheet" where "employee_id" = $1 and "month" = $2',
    [person.id, month],
  );
  const days = daysReader()(rows[0]?.days ?? '{}');
  const found = Object.entries(days)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .find(
      ([day, { codes }]) => day.slice(8) >= CORRECTION.from && codes.map(([code]) => code).join() === 'Я',
    );
  if (!found) return;
  const [day, was]: [Day, StoredDay] = found;
  const becomes: DayCodes = inOrder([...was.codes, ['С', CORRECTION.overtime]]);
  await writeDays(txOf(client), hr, month, 'month', [
    {
      employee_id: person.id,
      days: { ...days, [day]: writtenDay(becomes, { codes: was.codes, night: 0, told: [] }) },
    },
  ]);
  await insertRows(client, 'timesheet_correction', [
    {
      organization_id: hr.organization_id,
      employee_id: person.id,
      month,
      day,
      was: was.codes,
      becomes,
      reason: CORRECTION.reason,
      closed: true,
      document_ids: [],
      user_id: hr.user_id,
      author_id: hr.id,
      create_date: moment(Math.min(at + CORRECTED_AFTER_MS, clock.now - FRESH_MS)),
    },
  ]);
};
