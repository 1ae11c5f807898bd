import type { Client } from 'pg';
import { addDays, yearOf } from '../../../lib/kernel/day.ts';
import { daysWithin } from '../../../lib/leave/interruption.ts';
import { PARTS_PER_DAY } from '../../../lib/leave/parts.ts';
import { accruePeople } from '../../../server/families/vacation/accrue.ts';
import { insertRows } from '../insert.ts';
import { txOf } from '../session.ts';
import type { Clock } from './clock.ts';
import { VASILEK } from './neighbours.data.ts';
import { type Person, takesLeave } from './seed-people.ts';
import type { StoredPaper } from './stored-paper.ts';

/** Whose days came from the accounting system, and who fell ill in her leave. */
export const BROUGHT = 'Королёва Софья Андреевна';
const BROUGHT_DAYS = 11.67;
/** A year's leave, and half of one that was not taken before. */
const KEPT_DAYS = 42;
const NORMA = 28;
/** The portal counts days of leave of the organization since the year that lay here. */
const SINCE_DAYS = 200;

/** People of «Василёк» earn leave by month: they have a limit only for the year before the portal. */
export const seedEarnedLeave = async (
  client: Client,
  client_id: number,
  staff: readonly Person[],
  { today }: Clock,
): Promise<void> => {
  const [person] = staff;
  if (!person) return;
  await insertRows(client, 'parameter_override', [
    { client_id, code: 'vacation_accrual', organization_id: person.organization_id, value: '1' },
  ]);
  const period = yearOf(addDays(today, -SINCE_DAYS)) - 1;
  const limit = ({ id, hire_date }: Person, on_date: string, days_limit: number) => ({
    employee_id: id,
    period,
    on_date,
    norma: NORMA,
    days_limit,
    employee_start_date: hire_date,
  });
  const earners = staff.filter(takesLeave);
  await insertRows(
    client,
    'vacation_limit',
    earners.filter(({ name }) => name !== BROUGHT).map((each) => limit(each, `${period}-01-01`, KEPT_DAYS)),
  );
  await client.query(`select set_config('portal.written_by', 'file', true)`);
  await insertRows(
    client,
    'vacation_limit',
    earners
      .filter(({ name }) => name === BROUGHT)
      .map((each) => limit(each, `${period + 1}-01-01`, BROUGHT_DAYS)),
  );
  await client.query(`select set_config('portal.written_by', '', true)`);
};

/** The months of the people of «Василёк» that have earned leave by now, as the portal enters them over night. */
export const seedEarnedMonths = async (
  client: Client,
  staff: readonly Person[],
  { today }: Clock,
): Promise<void> => {
  const [person] = staff;
  if (!person) return;
  const people = staff.map(({ id }) => id);
  await accruePeople(txOf(client), people, { vacation_accrual: '1' }, today);
  await insertRows(client, 'leave_accrual', [{ organization_id: person.organization_id, day: today }]);
};

/** hr of «Василёк» gives back the days of a leave on which its person was ill. */
export const seedReturnedDays = async (
  client: Client,
  staff: readonly Person[],
  [vacations, sickLeaves]: readonly [readonly StoredPaper[], readonly StoredPaper[]],
  clock: Clock,
): Promise<void> => {
  const hr = staff.find((each) => each.roles.includes('hr') && isOfVasilek(each));
  const illness = sickLeaves.find(({ person }) => person.name === BROUGHT);
  const ill = illness && spanOf(illness);
  const leave = vacations
    .filter(({ person }) => person.name === BROUGHT)
    .map(spanOf)
    .find((span) => ill && span.start_date <= ill.start_date && span.end_date >= ill.start_date);
  if (!illness || !ill || !leave || !hr) return;
  const days = daysWithin(ill, { ...leave, day_count: 'calendar_minus_holidays' }, clock.calendar);
  await insertRows(client, 'leave_entry', [
    {
      client_id: illness.person.client_id,
      employee_id: illness.person.id,
      period: yearOf(leave.start_date),
      on_date: leave.end_date,
      parts: days * PARTS_PER_DAY,
      cause: 'correction',
      document_id: illness.id,
      reason: 'Больничный в отпуске, статья 124',
      author_id: hr.id,
    },
  ]);
};

const isOfVasilek = ({ email }: Person): boolean => email.endsWith(`@${VASILEK.domain}`);

const spanOf = ({ said }: StoredPaper) => ({
  start_date: String(said.start_date),
  end_date: String(said.end_date),
});
