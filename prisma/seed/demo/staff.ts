import type { StoredRole } from '../../../lib/access/roles.ts';
import { addDays, type Day, yearOf } from '../../../lib/kernel/day.ts';
import type { Company, Department, PersonLine } from './department.ts';
import { latin, mailbox } from './latin.ts';

/** A person before the database knows them: `manager` is the name of their manager. */
export interface Hire {
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
export const staffOf = (company: Company, today: Day): Hire[] =>
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
