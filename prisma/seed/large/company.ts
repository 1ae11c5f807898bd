import { type Day, yearOf } from '../../../lib/kernel/day.ts';

/** Who a large company consists of: places in the list of employees, from the head at 0. */
export interface LargeCompany {
  readonly client_id: number;
  readonly organization_id: number;
  readonly employeeIds: readonly number[];
  readonly userIds: readonly number[];
  readonly documents: number;
  readonly seed: number;
  readonly today: Day;
}

const REPORTS = 10;
/** The HR office stands at the end of the list, among people without reports; so does `big-employee`. */
const OFFICE = 5;

export const FEWEST_EMPLOYEES = 30;

/** Ten people to a manager; the head has none. */
export const managerAt = (place: number): number | undefined =>
  place === 0 ? undefined : Math.floor((place - 1) / REPORTS);

export const hasReports = (place: number, employees: number): boolean => place * REPORTS + 1 < employees;

/** An officer of the HR office, the same for the same document. */
export const officerFor = (index: number, employees: number): number => employees - 1 - (index % OFFICE);

/** Logins of those a measurement signs in as; all others are `u` and their number. */
export const loginAt = (place: number, employees: number): string => {
  const named: Record<number, string> = {
    1: 'big-manager',
    [employees - 1]: 'big-hr',
    [employees - OFFICE - 1]: 'big-reviewer',
    [employees - OFFICE - 2]: 'big-accountant',
    [employees - OFFICE - 3]: 'big-admin',
    [employees - OFFICE - 4]: 'big-employee',
  };
  return named[place] ?? `u${place}`;
};

export const rolesAt = (place: number, employees: number): string[] => {
  const fromEnd = employees - place;
  const office: Record<number, string> = {
    [OFFICE + 1]: 'reviewer',
    [OFFICE + 2]: 'accountant',
    [OFFICE + 3]: 'admin',
  };
  return [
    'employee',
    ...(hasReports(place, employees) ? ['manager'] : []),
    ...(fromEnd <= OFFICE ? ['hr'] : []),
    ...(office[fromEnd] ? [office[fromEnd]] : []),
  ];
};

/** Leaves come in rounds, one of each employee. A round is a bit longer than an eighth of a year. */
export const ROUND_DAYS = 46;
export const ROUNDS_A_YEAR = 8;

export const roundsOf = ({ documents, employeeIds }: LargeCompany): number =>
  Math.ceil(documents / employeeIds.length);

/** The years a company's leaves fall into, and the next. */
export const yearsOf = (company: LargeCompany): number[] => {
  const last = yearOf(company.today) + 1;
  const first = last - 2 - Math.ceil((roundsOf(company) * ROUND_DAYS) / 365);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};
