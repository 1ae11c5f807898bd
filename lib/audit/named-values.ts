import { REFERENCES_OF_FAMILIES } from '../documents/families/references.data.ts';
import { changesOf, detailOf, restOf } from './changes.ts';

/** The object that a value is looked up in, by its id or its code. */
interface Naming {
  readonly object: string;
  readonly by: 'id' | 'code';
}

const byId = (object: string, ...fields: readonly string[]): [string, Naming][] =>
  fields.map((field) => [field, { object, by: 'id' }]);

/** What the fields of the audit name, by the names that objects have for them. */
const NAMINGS: ReadonlyMap<string, Naming> = new Map<string, Naming>([
  ...byId(
    'employee',
    'employee_id',
    'manager_id',
    'creator_id',
    'editor_id',
    'author_id',
    'actor_id',
    'behalf_employee_id',
    'deputy_employee_id',
    'document_employee_id',
  ),
  ...byId('user', 'user_id'),
  ...byId('organization', 'organization_id'),
  ...byId('city', 'city_id'),
  ...byId('country', 'country_id'),
  ...byId('currency', 'currency_id'),
  ...byId('document_type', 'document_type_id'),
  ...byId('request_type', 'request_type_id'),
  ...byId('expense_type', 'expense_type_id'),
  ...byId('expense_goal', 'expense_goal_id'),
  ...byId('document', 'document_id', 'legal_document_id', 'registrator_id'),
  ...Object.entries(REFERENCES_OF_FAMILIES).flatMap(([object, fields]) => byId(object, ...fields)),
  ['country_code', { object: 'country', by: 'code' }],
]);

/** What a field names; undefined where its values speak for themselves. */
export const namingOf = (field: string): Naming | undefined => NAMINGS.get(field);

/** Values of one object that rows of the audit name. */
export interface NamedKeys extends Naming {
  readonly keys: readonly (number | string)[];
}

/** What rows of the audit say of themselves. */
interface Said {
  readonly object_id: string;
  readonly action: string;
  readonly detail: string;
}

/** Everything that rows name by an id or a code, before and after, once each. */
export const namedIn = (rows: readonly Said[]): readonly NamedKeys[] => {
  const values = rows.flatMap((row) => {
    const detail = detailOf(row.detail);
    return [
      ...changesOf(detail, row).flatMap(({ field, was, now }) => [
        [field, was] as const,
        [field, now] as const,
      ]),
      ...restOf(detail, row),
    ];
  });
  const found = values.flatMap(([field, value]) => {
    const naming = namingOf(field);
    const keys = (Array.isArray(value) ? value : [value]).filter((each) => isKey(each, naming));
    return naming ? keys.map((key) => ({ ...naming, key: key as number | string })) : [];
  });
  return [...Map.groupBy(found, ({ object, by }) => `${object} ${by}`).values()].flatMap((same) => {
    const [first] = same;
    return first
      ? [{ object: first.object, by: first.by, keys: [...new Set(same.map(({ key }) => key))] }]
      : [];
  });
};

const isKey = (value: unknown, naming: Naming | undefined): boolean =>
  naming?.by === 'code'
    ? typeof value === 'string' && /^[A-Z0-9_-]+$/i.test(value)
    : typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
