import type { Client } from 'pg';
import { isOnlyCandidate } from '../../../lib/families/candidate.ts';
import { type Day, yearOf } from '../../../lib/kernel/day.ts';
import { hashPassword } from '../../../server/auth/password.ts';
import { insertRows, takeIds, withIds } from '../insert.ts';
import { limitRows } from '../limits.ts';
import type { Company } from './department.ts';
import { type Hire, staffOf } from './staff.ts';

/** A person of the demo with the ids everything else refers to. */
export interface Person extends Hire {
  readonly id: number;
  readonly user_id: number;
  readonly client_id: number;
  readonly organization_id: number;
}

/** The password of every login: it is printed when the demo starts. */
export const DEMO_PASSWORD = 'Portal#1';

/** An organization with its people, their logins, roles, managers and vacation limits. */
export const seedCompany = async (
  client: Client,
  client_id: number,
  company: Company,
  today: Day,
): Promise<Person[]> => {
  const [organization_id = 0] = await takeIds(client, 'organization', 1);
  const { code, name, name_eng, known } = company;
  await insertRows(client, 'organization', [
    { id: organization_id, client_id, code, name, name_eng, ...known },
  ]);
  const hires = await withIds(client, 'employee', staffOf(company, today));
  const userIds = await takeIds(client, 'app_user', hires.length);
  const staff = hires.map(
    (hire, index): Person => ({ ...hire, user_id: userIds[index] ?? 0, client_id, organization_id }),
  );
  await insertRows(client, 'employee', staff.map(employeeRow));
  await insertRows(client, 'subordination', subordinationRows(staff));
  await insertRows(
    client,
    'vacation_limit',
    company.earned
      ? []
      : staff.filter(takesLeave).flatMap((person) =>
          limitRows(
            person,
            [-1, 0, 1].map((offset) => yearOf(today) + offset),
          ),
        ),
  );
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await insertRows(
    client,
    'app_user',
    staff.map((person) => userRow(person, password_hash)),
  );
  await insertRows(client, 'user_role', staff.flatMap(roleRows));
  return staff;
};

/** People who write leaves of their own; a candidate has not started yet. */
export const takesLeave = (person: Person): boolean => person.roles.includes('employee');

export const managerOf = (person: Person, staff: readonly Person[]): Person | undefined =>
  staff.find((other) => other.name === person.manager && other.organization_id === person.organization_id);

const employeeRow = (person: Person) => {
  const { id, organization_id, number, name, name_eng, position, position_eng } = person;
  const { department, department_eng, location, email, phone, hire_date } = person;
  return {
    id,
    organization_id,
    number,
    name,
    name_eng,
    position,
    position_eng,
    department,
    department_eng,
    location,
    email,
    phone,
    hire_date,
    is_candidate: isOnlyCandidate(person.roles),
  };
};

const subordinationRows = (staff: readonly Person[]) =>
  staff.flatMap((person) => {
    const manager = managerOf(person, staff);
    return manager ? [{ employee_id: person.id, manager_id: manager.id, type: 'direct' }] : [];
  });

/** Kinds of signatures in the demo; all others confirm with a simple one. */
const SIGNATURES: Readonly<Record<string, string>> = { employee: '2', manager: '2', hr: '2', reviewer: '3' };

const userRow = ({ user_id, client_id, login, email, id }: Person, password_hash: string) => ({
  id: user_id,
  client_id,
  login,
  email,
  password_hash,
  employee_id: id,
  signature: SIGNATURES[login] ?? '1',
});

const roleRows = ({ user_id, organization_id, roles }: Person) =>
  roles.map((role) => ({ user_id, organization_id, role }));
