import type { Client } from 'pg';
import { addDays } from '../../../lib/kernel/day.ts';
import { hashPassword } from '../../../server/auth/password.ts';
import { latin } from '../demo/latin.ts';
import { DEMO_PASSWORD } from '../demo/seed-people.ts';
import { limitRows } from '../limits.ts';
import { type LargeCompany, loginAt, managerAt, rolesAt, yearsOf } from './company.ts';
import { copyLine, copyRows } from './copy-rows.ts';
import { DEPARTMENTS, MEN, PATRONYMICS, PLACES, POSITIONS, SURNAMES, WOMEN } from './names.data.ts';
import { noise } from './noise.ts';

/**
 * All people of a large company, with logins, roles, managers and the limits of every year. Answers the rows written.
 */
export const seedLargePeople = async (client: Client, company: LargeCompany): Promise<number> => {
  const places = company.employeeIds.map((_, place) => place);
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const counts = [
    await copyRows(
      client,
      'employee',
      EMPLOYEE,
      places.map((place) => employeeLine(company, place)),
    ),
    await copyRows(
      client,
      'app_user',
      USER,
      places.map((place) => userLine(company, place, password_hash)),
    ),
    await copyRows(
      client,
      'user_role',
      ROLE,
      places.flatMap((place) => roleLines(company, place)),
    ),
    await copyRows(
      client,
      'subordination',
      SUBORDINATION,
      places.flatMap((place) => subordinationLine(company, place)),
    ),
    await copyRows(
      client,
      'vacation_limit',
      LIMIT,
      places.flatMap((place) => limitLines(company, place)),
    ),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
};

const EMPLOYEE = [
  'id',
  'organization_id',
  'number',
  'name',
  'name_eng',
  'position',
  'position_eng',
  'department',
  'department_eng',
  'location',
  'email',
  'hire_date',
];
const USER = ['id', 'client_id', 'login', 'email', 'password_hash', 'employee_id'];
const ROLE = ['user_id', 'organization_id', 'role'];
const SUBORDINATION = ['employee_id', 'manager_id', 'type'];
const LIMIT = ['employee_id', 'period', 'on_date', 'norma', 'days_limit', 'employee_start_date'];

const employeeLine = (company: LargeCompany, place: number): string => {
  const { employeeIds, organization_id, seed } = company;
  const name = nameAt(place, seed);
  const [position, position_eng] = pick(POSITIONS, seed, place, 4);
  const [department, department_eng] = departmentAt(place);
  const email = `${loginAt(place, employeeIds.length)}@big.example`;
  const location = pick(PLACES, seed, place, 5);
  return copyLine([
    employeeIds[place] ?? 0,
    organization_id,
    String(place + 1).padStart(6, '0'),
    name,
    latin(name),
    position,
    position_eng,
    department,
    department_eng,
    location,
    email,
    hiredOn(company, place),
  ]);
};

const userLine = (
  { client_id, employeeIds, userIds }: LargeCompany,
  place: number,
  password_hash: string,
): string => {
  const login = loginAt(place, employeeIds.length);
  return copyLine([
    userIds[place] ?? 0,
    client_id,
    login,
    `${login}@big.example`,
    password_hash,
    employeeIds[place] ?? 0,
  ]);
};

const roleLines = ({ userIds, organization_id, employeeIds }: LargeCompany, place: number): string[] =>
  rolesAt(place, employeeIds.length).map((role) => copyLine([userIds[place] ?? 0, organization_id, role]));

const subordinationLine = ({ employeeIds }: LargeCompany, place: number): string[] => {
  const manager = managerAt(place);
  return manager === undefined
    ? []
    : [copyLine([employeeIds[place] ?? 0, employeeIds[manager] ?? 0, 'direct'])];
};

const limitLines = (company: LargeCompany, place: number): string[] =>
  limitRows(
    { id: company.employeeIds[place] ?? 0, hire_date: hiredOn(company, place) },
    yearsOf(company),
  ).map((limit) =>
    copyLine([
      limit.employee_id,
      limit.period,
      limit.on_date,
      limit.norma,
      limit.days_limit,
      limit.employee_start_date,
    ]),
  );

/** Before the first leave of all, so that every year has its whole norm. */
const hiredOn = (company: LargeCompany, place: number) =>
  addDays(`${(yearsOf(company)[0] ?? 0) - 1}-06-01`, -Math.floor(noise(company.seed, place, 6) * 2_000));

/** The department of the manager right under the head. */
const departmentAt = (place: number) => {
  let top = place;
  for (let above = managerAt(top); above !== undefined && above > 0; above = managerAt(top)) top = above;
  return DEPARTMENTS[top % DEPARTMENTS.length] ?? DEPARTMENTS[0];
};

const nameAt = (place: number, seed: number): string => {
  const woman = noise(seed, place, 0) < 0.5;
  const surname = pick(SURNAMES, seed, place, 1);
  const given = pick(woman ? WOMEN : MEN, seed, place, 2);
  const [son, daughter] = pick(PATRONYMICS, seed, place, 3);
  return woman ? `${surname}а ${given} ${daughter}` : `${surname} ${given} ${son}`;
};

const pick = <const T extends readonly [unknown, ...unknown[]]>(
  items: T,
  seed: number,
  place: number,
  salt: number,
): T[number] => items[Math.floor(noise(seed, place, salt) * items.length)] ?? items[0];
