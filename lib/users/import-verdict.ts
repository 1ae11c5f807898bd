import type { StoredRole } from '../access/roles.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { ImportColumn } from './import-columns.ts';
import type { ManagerBar } from './manager-bars.ts';

/** Columns of a file that are fields of the person. */
export const PERSON_COLUMNS = [
  'name',
  'name_eng',
  'number',
  'position',
  'position_eng',
  'department',
  'department_eng',
  'location',
  'phone',
  'hire_date',
] as const satisfies readonly ImportColumn[];
export type PersonColumn = (typeof PERSON_COLUMNS)[number];

/** What a file says of a person. */
export type PersonCells = Readonly<Partial<Record<PersonColumn, string>>>;

export interface KnownPerson extends Readonly<Record<PersonColumn, string>> {
  readonly employee_id: number;
  readonly organization_id: number;
  readonly dismissal_date: string | null;
  readonly updated_at: string;
}

/** An account the file may speak of, with its person and the roles held in that person's organization. */
export interface KnownUser {
  readonly id: number;
  readonly email: string;
  readonly login: string;
  readonly language: string;
  readonly roles: readonly StoredRole[];
  readonly is_admin: boolean;
  readonly person: KnownPerson | null;
}

export interface KnownEmployee extends KnownPerson {
  readonly has_account: boolean;
}

/** An employee the file may name as a manager. */
export interface KnownManager {
  readonly employee_id: number;
  readonly organization_id: number;
  readonly number: string;
  readonly name: string;
  readonly name_eng: string;
  readonly emails: readonly string[];
  /** Why they cannot decide as a manager today. */
  readonly bar: ManagerBar | null;
}

/** An employee and their manager now. */
export interface KnownLink {
  readonly employee_id: number;
  readonly name: string;
  readonly manager_id: number;
  readonly manager_name: string;
}

/** What is true of the company while a file is judged. */
export interface ImportFacts {
  readonly organizations: readonly { id: number; code: string; name: string; name_eng: string }[];
  /** Accounts whose e-mail or login the file names. */
  readonly users: readonly KnownUser[];
  /** Employees whose number the file names. */
  readonly employees: readonly KnownEmployee[];
  /** Staff whose e-mail, number or full name a cell of managers names. */
  readonly managers: readonly KnownManager[];
  /** The direct manager of each employee who has one; empty where the file names no managers. */
  readonly links: readonly KnownLink[];
  readonly role_labels: Readonly<Partial<Record<StoredRole, readonly string[]>>>;
}

/** A manager: of the staff already, or joining it by a line of the file. */
export type ManagerRef = { readonly employee_id: number } | { readonly row: number };

/** What writing a line would do. */
export interface ImportPlan {
  readonly kind: 'add' | 'change';
  readonly email: string;
  /** The account there is; none where one is opened. */
  readonly user_id: number | undefined;
  /** The employee there is; none where one joins the staff. */
  readonly employee: Pick<KnownPerson, 'employee_id' | 'updated_at'> | undefined;
  readonly organization_id: number | null;
  readonly person: PersonCells;
  readonly language: 'ru' | 'en' | undefined;
  readonly roles:
    | { readonly before: readonly StoredRole[]; readonly after: readonly StoredRole[] }
    | undefined;
  readonly manager?: ManagerRef;
}

/** One value as it is now and as it would be; '' where there is none. */
export interface ImportChange {
  readonly field: ImportColumn;
  readonly was: string;
  readonly is: string;
}

/** What becomes of one line of the file. */
export interface ImportVerdict {
  readonly row: number;
  readonly outcome: 'add' | 'change' | 'same' | 'refused';
  readonly email: string;
  readonly name: string;
  readonly changes: readonly ImportChange[];
  /** Why it is refused. */
  readonly fields: readonly FieldRefusal[];
  readonly plan?: ImportPlan;
}
