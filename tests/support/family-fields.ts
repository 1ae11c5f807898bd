import { isOfType } from '../../lib/documents/complete.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { fieldsOfForm } from '../../lib/documents/form.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import type { Fields, Kind } from '../../lib/objects/object.ts';
import { objectOf } from '../../lib/registry/registry.ts';

/** The name a family gives to something that is not there, in words; nothing where all names hold. */
export const namesThatFail = (family: Family, types: readonly string[]): string[] => {
  const { dates, needs, form, list, object, print } = family;
  const { pushed } = policyOf(family);
  const isField = (name: string): boolean => Object.hasOwn(object.fields, name);
  const filledIn = fieldsOfForm(form);
  const dated = [dates?.start, dates?.end, dates?.days].filter((name) => name !== undefined);
  // The law speaks of types a client may add, so those are not among the seeded ones.
  const ofTypes = Object.values(family.fields).flatMap(({ when }) => when?.types ?? []);
  const hasTypes = filledIn.includes('document_type_id') || needs.includes('document_type_id');
  return [
    ...dated.flatMap((name) => (isField(name) ? [] : [`dates: ${name} is no field`])),
    ...needs.flatMap((name) => (isField(name) ? [] : [`needs: ${name} is no field`])),
    ...needs.flatMap((name) =>
      pushed || filledIn.includes(name) ? [] : [`needs: ${name} is in no section`],
    ),
    ...filledIn.flatMap((name) => (object.fields[name]?.write ? [] : [`form: nobody writes ${name}`])),
    ...list.columns.flatMap(({ key, fields }) =>
      fields.flatMap((name) =>
        isField(name) ? [] : [`list: column ${key} prints ${name}, which is no field`],
      ),
    ),
    ...(print?.says ?? []).flatMap((name) => (isField(name) ? [] : [`print: ${name} is no field`])),
    ...(print?.table?.columns ?? []).flatMap(({ field }) =>
      object.fields[print?.table?.lines ?? '']?.lines?.object.fields[field]
        ? []
        : [`print: ${field} is no field of the lines`],
    ),
    ...ofTypes.flatMap((code) =>
      types.some((type) => isOfType({ when: { types: [code] } }, type))
        ? []
        : [`types: ${code} is not seeded`],
    ),
    ...(hasTypes && types.length === 0 ? ['types: none is seeded'] : []),
    ...Object.entries(family.fields).flatMap(([name, { references }]) =>
      references && !objectOf(references)
        ? [`fields: ${name} refers to ${references}, which is no object`]
        : [],
    ),
    ...(object.tables.length > 2 ? ['more tables than the document and its own'] : []),
  ];
};

/** A column as the catalogue of the database has it. */
export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

const TYPES: Readonly<Record<Kind, string>> = {
  id: 'bigint',
  code: 'text',
  text: 'text',
  flag: 'boolean',
  day: 'date',
  time: 'text',
  moment: 'timestamp with time zone',
  integer: 'integer',
  decimal: 'numeric',
  json: 'jsonb',
};

/** Where the fields of a family, or of its lines, and the columns of their tables are not the same, in words. */
export const columnsThatDiffer = (family: Family, columns: readonly Column[]): string[] => {
  const lines = Object.values(family.object.fields).flatMap((field) => field.lines ?? []);
  return [
    ...differing(family.object.fields, family.object.tables, columns),
    ...lines.flatMap(({ object }) => differing(object.fields, object.tables, columns)),
  ];
};

/** Families may share a table: a column of it that one has no use for is a field of another. */
const isOfAnother = (table: string, column: string): boolean =>
  FAMILIES.filter((family) => family.table === table).length > 1 &&
  FAMILIES.some((family) =>
    Object.entries(family.object.fields).some(
      ([name, field]) => field.table === table && (field.column ?? name) === column,
    ),
  );

/** Columns that only the printing of a paper asks for: who looks at it before it is given. */
const NOBODY_READS: readonly string[] = ['request.issuer_id'];

const differing = (
  fields: Fields,
  [first, ...further]: readonly [string, ...string[]],
  columns: readonly Column[],
): string[] => {
  const own = Object.entries(fields)
    .filter(([, field]) => !field.from && !field.computed && !field.lines)
    .map(([name, field]) => ({ name, field, table: field.table ?? first, column: field.column ?? name }));
  return [
    ...own.flatMap(({ name, field, table, column }) => {
      const found = columns.find((each) => each.table === table && each.name === column);
      if (!found) return [`${name} has no column in ${table}`];
      if (found.type !== TYPES[field.kind]) return [`${name} is ${field.kind}, its column ${found.type}`];
      return field.nullable && !found.nullable ? [`${name} may be empty, its column may not`] : [];
    }),
    ...columns.flatMap(({ table, name }) => {
      const whole = first === 'document' ? further : [first];
      const named =
        name === 'id' ||
        own.some((each) => each.table === table && each.column === name) ||
        isOfAnother(table, name) ||
        NOBODY_READS.includes(`${table}.${name}`);
      return whole.includes(table) && !named ? [`column ${table}.${name} is no field`] : [];
    }),
  ];
};
