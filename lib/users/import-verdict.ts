import type { StoredRole } from '../access/roles.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { UserAdd } from '../rpc/users.ts';
import type { ImportColumn } from './import-columns.ts';

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

interface KnownPerson extends Readonly<Record<PersonColumn, string>> {
  readonly employee_id: number;
  readonly organization_id: number;
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

export interface KnownEmployee {
  readonly id: number;
  readonly organization_id: number;
  readonly number: string;
  readonly name: string;
  readonly has_account: boolean;
}

/** What is true of the company while a file is judged. */
export interface ImportFacts {
  readonly organizations: readonly { id: number; code: string; name: string; name_eng: string }[];
  /** Accounts whose e-mail or login the file names. */
  readonly users: readonly KnownUser[];
  /** Employees whose number the file names. */
  readonly employees: readonly KnownEmployee[];
  readonly role_labels: Readonly<Partial<Record<StoredRole, readonly string[]>>>;
}

/** What writing a line would do. */
export type ImportPlan =
  | { readonly kind: 'add'; readonly data: UserAdd['data'] }
  | {
      readonly kind: 'change';
      readonly user_id: number;
      readonly account: { language?: 'ru' | 'en'; roles?: NonNullable<UserAdd['data']['roles']> };
      readonly employee_id: number | undefined;
      readonly person: Partial<Record<PersonColumn, string>>;
    };

/** What becomes of one line of the file. */
export interface ImportVerdict {
  readonly row: number;
  readonly outcome: 'add' | 'change' | 'same' | 'refused';
  readonly email: string;
  readonly name: string;
  /** Columns that a change changes. */
  readonly changes: readonly ImportColumn[];
  /** Why it is refused. */
  readonly fields: readonly FieldRefusal[];
  readonly plan?: ImportPlan;
}
