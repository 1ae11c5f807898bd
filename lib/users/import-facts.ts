import type { StoredRole } from '../access/roles.ts';
import { comparedEmail } from '../kernel/email.ts';
import { folded } from '../kernel/folded.ts';
import type { ImportFacts, KnownEmployee, KnownUser } from './import-verdict.ts';

/** The facts of a file as they are looked up, line by line. */
export interface FoundFacts {
  /** Organizations by their code and their names, folded. */
  readonly organizations: ReadonlyMap<string, number>;
  readonly organizationNames: ReadonlyMap<number, string>;
  readonly userByEmail: ReadonlyMap<string, KnownUser>;
  readonly logins: ReadonlySet<string>;
  readonly employeeByNumber: ReadonlyMap<string, KnownEmployee>;
  readonly role_labels: Readonly<Partial<Record<StoredRole, readonly string[]>>>;
}

/** A number of a person is one within its organization. */
export const numberKey = (organization_id: number | null | undefined, number: string | undefined): string =>
  `${organization_id ?? ''} ${number ?? ''}`;

export const foundFacts = ({ organizations, users, employees, role_labels }: ImportFacts): FoundFacts => ({
  organizations: new Map(
    organizations.flatMap(({ id, code, name, name_eng }) =>
      [code, name, name_eng].filter((each) => each !== '').map((each) => [folded(each), id] as const),
    ),
  ),
  organizationNames: new Map(organizations.map(({ id, name }) => [id, name])),
  userByEmail: new Map(users.map((user) => [comparedEmail(user.email), user])),
  logins: new Set(users.map(({ login }) => login)),
  employeeByNumber: new Map(employees.map((each) => [numberKey(each.organization_id, each.number), each])),
  role_labels,
});
