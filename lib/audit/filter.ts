import { and, anyOf, eq, type Filter } from '../filter/filter.ts';
import { ACTION_GROUPS, type ActionGroup, OF_PEOPLE, OF_SETTINGS } from './groups.data.ts';

/** The rows of the audit a reader chose; nothing chosen is all of it. */
export interface AuditChoice {
  readonly scope: 'all' | 'document' | 'person' | 'setting';
  /** The stream of one record: `document:12`. */
  readonly stream?: string;
  /** A person: their employee, and the accounts they sign in by. */
  readonly person?: { readonly employee_id: number; readonly accounts: readonly number[] };
  /** Of the person: what was done with their account, card and keys, instead of what they did. */
  readonly about: boolean;
  /** One dictionary. */
  readonly setting?: string;
  readonly groups: readonly ActionGroup[];
  /** ISO 8601. */
  readonly since?: string;
  /** ISO 8601, exclusive. */
  readonly until?: string;
  readonly refused: boolean;
  readonly behalf: boolean;
}

/** The rows of a choice; undefined for all. `families` are the objects whose rows are documents. */
export const auditFilter = (choice: AuditChoice, families: readonly string[]): Filter | undefined => {
  const parts = [
    subjectOf(choice, families),
    choice.groups.length > 0 &&
      anyOf(
        'kind',
        choice.groups.flatMap((group) => ACTION_GROUPS[group]),
      ),
    choice.since !== undefined && ({ field: 'moment', op: '>=', value: choice.since } as const),
    choice.until !== undefined && ({ field: 'moment', op: '<', value: choice.until } as const),
    choice.refused && eq('refused', '1'),
    choice.behalf && ({ not: { field: 'grant_id', isNull: true } } as const),
  ].filter((part) => part !== false && part !== undefined);
  const [only, ...others] = parts;
  return only && others.length > 0 ? and(only, ...others) : only;
};

const subjectOf = (
  { scope, stream, person, about, setting }: AuditChoice,
  families: readonly string[],
): Filter | undefined => {
  if (stream !== undefined) return eq('stream', stream);
  switch (scope) {
    case 'document':
      return anyOf('object_id', [...families]);
    case 'person':
      if (!person) return anyOf('object_id', [...OF_PEOPLE]);
      return about ? anyOf('stream', streamsAbout(person)) : anyOf('user_id', [...person.accounts]);
    case 'setting':
      return setting === undefined ? anyOf('object_id', [...OF_SETTINGS]) : eq('object_id', setting);
    default:
      return undefined;
  }
};

/** The streams about a person's account, card and keys. */
const streamsAbout = ({ employee_id, accounts }: NonNullable<AuditChoice['person']>): string[] => [
  ...accounts.map((id) => `user:${id}`),
  `employee:${employee_id}`,
  `key:${employee_id}`,
];
