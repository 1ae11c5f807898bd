import type { Client } from 'pg';
import { addDays, type Day, yearOf } from '../../../lib/kernel/day.ts';
import { insertRows, takeIds } from '../insert.ts';
import type { Deputy } from './papers.ts';
import type { Person } from './seed-people.ts';
import { OWN_TEXTS } from './texts.data.ts';

/** What the demo shows differently from a fresh installation: the rules an ordinary Russian company has. */
const PARAMETERS: Readonly<Record<string, string>> = {
  request_default_number_per_page: '20',
  vacation_employee_rest_visible: '1',
  is_employee_team_view_visible: '1',
  pastday_calendar_restriction: '1',
  // A birth, a death or a decree of the doctor is not known beforehand.
  pastday_calendar_allowed: 'unpaid_by_law;maternity;childcare;illness;child;relative;quarantine',
  vacation_advice_notice_days: '14',
  vacation_advice_long_part: '1',
  office_seat_limit_per_day: '66',
  vacation_schedule: '1',
  // The schedule plans annual leave alone.
  vacation_offschedule_except_codes: 'study;unpaid;unpaid_by_law;maternity;childcare',
  overtime_dayoff: '1',
  overtime_shift_block_visible: '1',
  overtime_15_minute_lock: '1',
};

/** Set before the dictionaries are filled, so that these stand instead of the defaults. */
export const seedParameterOverrides = (client: Client, client_id: number) =>
  insertRows(
    client,
    'parameter',
    Object.entries(PARAMETERS).map(([code, value]) => ({ client_id, code, value })),
    'on conflict ("client_id", "code") do nothing',
  );

export const seedTexts = (client: Client, client_id: number) =>
  insertRows(
    client,
    'lan',
    OWN_TEXTS.map((text) => ({ client_id, ...text })),
  );

const GRANTED_DAYS_AGO = 30;
const GRANTED_DAYS_AHEAD = 180;

/** The manager lets the leading analyst of her team act for her. */
export const seedGrant = async (client: Client, staff: readonly Person[], today: Day): Promise<Deputy> => {
  const [person, principal] = [withLogin(staff, 'deputy'), withLogin(staff, 'manager')];
  const [grant_id = 0] = await takeIds(client, 'grant', 1);
  await insertRows(client, 'grant', [
    {
      id: grant_id,
      user_id: person.user_id,
      employee_id: principal.id,
      organization_id: principal.organization_id,
      role: 'manager',
      date_from: addDays(today, -GRANTED_DAYS_AGO),
      date_to: addDays(today, GRANTED_DAYS_AHEAD),
    },
  ]);
  return { grant_id, person, principal };
};

/** A view the manager has saved: the New Year weeks, when most people want to go. */
export const seedSavedView = (client: Client, staff: readonly Person[], today: Day) => {
  const year = yearOf(addDays(today, 14));
  return insertRows(client, 'user_filter', [
    {
      user_id: withLogin(staff, 'manager').user_id,
      route_name: 'uvacations-sub',
      name: `Новый год ${year + 1}`,
      parameters: {
        search: '',
        status: ['prepared', 'agreed', 'approved', 'processed'],
        type: [],
        location: [],
        from: `${year}-12-21`,
        to: `${year + 1}-01-31`,
        sort: 'start_date',
        desc: false,
        size: null,
      },
    },
  ]);
};

const withLogin = (staff: readonly Person[], login: string): Person => {
  const person = staff.find((other) => other.login === login);
  if (!person) throw new Error(`The demo company has nobody with the login ${login}.`);
  return person;
};
