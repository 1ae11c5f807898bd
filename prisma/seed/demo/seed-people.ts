import type { Client } from 'pg';
import type { StoredRole } from '../../../lib/access/roles.ts';
import { isOnlyCandidate } from '../../../lib/families/candidate.ts';
import { addDays, type Day, yearOf } from '../../../lib/kernel/day.ts';
import { hashPassword } from '../../../server/auth/password.ts';
import { insertRows, takeIds, withIds } from '../insert.ts';
import { limitRows } from '../limits.ts';
import type { Company, Department, PersonLine } from './department.ts';
import { latin, mailbox } from './latin.ts';

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

/** A person before the database knows them: `manager` is the name of their manager. */
interface Hire {
  readonly number: string;
  readonly name: string;
  readonly name_eng: string;
  readonly position: string;
  readonly position_eng: string;
  readonly department: string;
  readonly department_eng: string;
  readonly location: string;
  readonly email: string;
  readonly phone: string;
  readonly hire_date: Day;
  readonly login: string;
  readonly roles: readonly StoredRole[];
  readonly manager: string | null;
}

/** All people of a company as of `today`, heads before their people, numbered in that order. */
const staffOf = (company: Company, today: Day): Hire[] =>
  company.departments
    .flatMap((department) => membersOf(company, department))
    .map((member, index) => hireOf(company, member, index + 1, today));

interface Member {
  readonly line: PersonLine;
  readonly department: Department;
  readonly head: boolean;
  readonly manager: string | null;
}

const membersOf = (company: Company, department: Department): Member[] => {
  const above = company.departments.find((other) => other.name === department.under)?.head?.name ?? null;
  const own = department.head?.name ?? null;
  return [
    ...(department.head ? [{ line: department.head, department, head: true, manager: above }] : []),
    ...department.people.map((line) => ({ line, department, head: false, manager: own })),
  ];
};

const hireOf = (
  company: Company,
  { line, department, head, manager }: Member,
  order: number,
  today: Day,
): Hire => ({
  number: String(order * 7 + 100).padStart(5, '0'),
  name: line.name,
  name_eng: latin(line.name),
  position: line.position,
  position_eng: line.position_eng,
  department: department.name,
  department_eng: department.name_eng,
  location: line.location,
  email: `${mailbox(line.name)}@${company.domain}`,
  phone: `+7 495 000-${String(order).padStart(4, '0').replace(/(..)$/, '-$1')}`,
  hire_date: hireDate(line, today),
  login: line.login ?? mailbox(line.name),
  roles: line.only ?? ['employee', ...(head ? (['manager'] as const) : []), ...(line.roles ?? [])],
  manager,
});

const SETTLED_DAYS = 60;
const JOINS_IN_DAYS = 40;

/** No hire date is in the future, except a candidate's, who would start the month after next. */
const hireDate = (line: PersonLine, today: Day): Day => {
  if (line.only?.includes('candidate')) return `${addDays(today, JOINS_IN_DAYS).slice(0, 7)}-15`;
  const [yearsAgo, monthDay] = line.hired;
  const year = yearOf(today) - yearsAgo;
  const day = `${year}-${monthDay}`;
  return day > addDays(today, -SETTLED_DAYS) ? `${year - 1}-${monthDay}` : day;
};
