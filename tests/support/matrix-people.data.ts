import type { StoredRole } from '../../lib/access/roles.ts';

/** Where a person works: two organizations of one client, and another client's. */
export type Workplace = 'alpha' | 'beta' | 'south';

interface Person {
  readonly workplace: Workplace;
  readonly manager: string | null;
  /** Roles of the login; absent for people who never sign in. */
  readonly roles?: readonly StoredRole[];
}

/** The company the rights are tried in. `deputy` holds a grant of `manager` that is not switched on. */
export const PEOPLE = {
  director: { workplace: 'alpha', manager: null },
  manager: { workplace: 'alpha', manager: 'director', roles: ['employee', 'manager'] },
  manager2: { workplace: 'alpha', manager: 'director', roles: ['employee', 'manager'] },
  assistant: { workplace: 'alpha', manager: 'director', roles: ['employee', 'assistant'] },
  employee: { workplace: 'alpha', manager: 'manager', roles: ['employee'] },
  employee2: { workplace: 'alpha', manager: 'manager', roles: ['employee'] },
  clerk: { workplace: 'alpha', manager: 'manager2', roles: ['employee'] },
  reviewer: { workplace: 'alpha', manager: 'manager2', roles: ['employee', 'reviewer'] },
  hr: { workplace: 'alpha', manager: 'manager2', roles: ['employee', 'hr'] },
  accountant: { workplace: 'alpha', manager: 'manager2', roles: ['employee', 'accountant'] },
  recruiter: { workplace: 'alpha', manager: 'manager2', roles: ['employee', 'recruiter'] },
  candidate: { workplace: 'alpha', manager: 'manager2', roles: ['candidate'] },
  admin: { workplace: 'alpha', manager: 'manager2', roles: ['admin'] },
  gf_manager: { workplace: 'alpha', manager: 'manager2', roles: ['employee', 'gf_manager'] },
  deputy: { workplace: 'alpha', manager: 'manager2', roles: ['employee'] },
  beta_boss: { workplace: 'beta', manager: null, roles: ['employee', 'manager'] },
  stranger: { workplace: 'beta', manager: 'beta_boss', roles: ['employee'] },
  stranger_hr: { workplace: 'beta', manager: 'beta_boss', roles: ['employee', 'hr'] },
  southerner: { workplace: 'south', manager: null, roles: ['employee', 'hr', 'admin'] },
} as const satisfies Record<string, Person>;

export type Name = keyof typeof PEOPLE;
export const NAMES = Object.keys(PEOPLE) as Name[];

/** The roles of a login; none for people who never sign in. */
export const rolesOf = (name: Name): readonly StoredRole[] => {
  const person: Person = PEOPLE[name];
  return person.roles ?? [];
};

/** Whose row a login is tried on. */
export type Ownership = 'own' | 'report' | 'colleague' | 'other' | 'abroad' | 'foreign';

/** The logins that rights are stated of. */
export const LOGINS = [
  'employee',
  'manager',
  'assistant',
  'reviewer',
  'hr',
  'accountant',
  'recruiter',
  'candidate',
  'admin',
  'gf_manager',
  'deputy',
  'stranger',
  'stranger_hr',
] as const satisfies readonly Name[];

/** A relation that is not named here has no person: its cell of the table says `.`. */
export const RELATIONS: Readonly<Partial<Record<Name, Partial<Record<Ownership, Name>>>>> = {
  employee: { colleague: 'employee2', other: 'clerk', abroad: 'stranger' },
  manager: { report: 'employee', colleague: 'manager2', other: 'clerk', abroad: 'stranger' },
  assistant: { report: 'employee', colleague: 'manager2', other: 'clerk', abroad: 'stranger' },
  stranger: { colleague: 'stranger_hr', other: 'beta_boss', abroad: 'employee' },
  stranger_hr: { colleague: 'stranger', other: 'beta_boss', abroad: 'employee' },
};

const INSIDE: Partial<Record<Ownership, Name>> = {
  colleague: 'clerk',
  other: 'employee',
  abroad: 'stranger',
};

/** The person whose row a login is tried on; undefined where there is no such person. */
export const personOf = (login: Name, ownership: Ownership): Name | undefined =>
  ownership === 'own'
    ? login
    : ownership === 'foreign'
      ? 'southerner'
      : (RELATIONS[login] ?? INSIDE)[ownership];
