import type { Actor, Locale } from '../../lib/access/actor.ts';
import type { FormDocument, FormValues } from '../../lib/forms/form-data.ts';
import { formFields } from '../../lib/forms/form-field.ts';
import { DEPARTMENT } from '../../lib/forms/form-parts.ts';
import { type Said, saidValue } from '../../lib/forms/said-value.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { type Fields, type ObjectDefinition, readableFields } from '../../lib/objects/object.ts';
import { valueOrThrow } from '../call/call-error.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { db } from '../db/tx.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { sentence } from '../i18n/sentence.ts';
import { type ListInput, listQuery } from '../objects/list-query.ts';
import { readView } from '../objects/view.ts';

type Wire = Readonly<Record<string, unknown>>;

/** Documents as a form tells of them, in the order of the list; by department where the form names it. */
export interface Told {
  readonly documents: readonly FormDocument[];
  /** The same as the view has them. */
  readonly rows: readonly Wire[];
  readonly total: number;
  readonly isCut: boolean;
}

/**
 * The documents of a family, or other rows that have forms, that the caller reads and a filter names, each with the fields
 * of a form: what the caller may not read says nothing. Refuses what a list refuses.
 */
export const toldDocuments = async (
  actor: Actor,
  object: ObjectDefinition,
  asked: Pick<ListInput, 'filter' | 'orderBy' | 'sort' | 'awaiting' | 'addressed'>,
  locale: Locale,
  names: readonly string[] | 'all' = 'all',
): Promise<Told> => {
  const wanted = wantedFields(object, actor, names);
  const page = valueOrThrow(
    await readView(
      actor,
      listQuery(object, actor, { ...asked, select: wanted.join(','), rowsPerPage: 'all' }),
    ),
  );
  const rows = page.rows.map((row) => JSON.parse(row) as Wire);
  const people = await peopleOf(rows);
  const said = saidIn(locale);
  const documents = rows.map((row) => documentOf(object, row, people, said));
  const parts = names !== 'all' && names.includes(DEPARTMENT) ? byDepartment(documents, locale) : [documents];
  return {
    documents: parts.flatMap((part) => {
      const form = ofForm(said, part);
      return part.map(({ values, lists }, index) => ({
        values: { ...values, ...form, 'form.row': saidValue('integer', index + 1, said) },
        lists,
      }));
    }),
    rows,
    total: page.total,
    isCut: page.next !== undefined,
  };
};

/** Read in any case: whose a document is, and what a file of it is called by. */
const ALWAYS = ['id', 'number', 'employee_id', 'organization_id', 'document_type_id'];

/** The fields of the view that a form needs, with their English twins. */
const wantedFields = (
  object: ObjectDefinition,
  actor: Actor,
  names: readonly string[] | 'all',
): readonly string[] => {
  const readable = readableFields(object, actor);
  const named = formFields(object)
    .filter(({ path, list, group }) => group === 'document' && isNamed(names, path, list))
    .flatMap(({ list, field }) => (list === undefined ? [field, `${field}_eng`] : [list]));
  return [...new Set([...ALWAYS, ...named])].filter((name) => Object.hasOwn(readable, name));
};

const isNamed = (names: readonly string[] | 'all', path: string, list: string | undefined): boolean =>
  names === 'all' || names.includes(path) || (list !== undefined && names.includes(list));

const saidIn = (locale: Locale): Said => ({
  locale,
  timeZone: readConfig().BUSINESS_TZ,
  yes: sentence(locale, 'print.form.yes'),
  no: sentence(locale, 'print.form.no'),
});

/** What a form says of itself. */
const ofForm = (said: Said, documents: readonly FormDocument[]): FormValues => ({
  'form.today': saidValue('day', businessDay(new Date().toISOString()), said),
  [DEPARTMENT]: { text: onlyOne(documents.map(({ values }) => values['employee.department']?.text)) },
  'form.en': saidValue('flag', said.locale === 'en', said),
});

/** Documents of each department in the order they came, departments by their names; those of none come last. */
const byDepartment = (documents: readonly FormDocument[], locale: Locale): FormDocument[][] =>
  [...Map.groupBy(documents, ({ values }) => values['employee.department']?.text ?? '')]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || a.localeCompare(b, locale))
    .map(([, part]) => part);

/** What all of some say; nothing where they differ. */
const onlyOne = (said: readonly (string | undefined)[]): string =>
  said.every((each) => each === said[0]) ? (said[0] ?? '') : '';

const documentOf = (object: ObjectDefinition, row: Wire, people: People, said: Said): FormDocument => {
  const lists = Object.entries(object.fields).flatMap(([name, { lines }]) => {
    const value = row[name];
    if (!lines || !Array.isArray(value)) return [];
    const told = value.map((line: Wire) => valuesOf(lines.object.fields, line, name, said));
    return [[name, told] as const];
  });
  return {
    values: {
      ...valuesOf(object.fields, row, object.object_id, said),
      ...personOf(row, people, said.locale),
    },
    lists: Object.fromEntries(lists),
  };
};

/** Every field under its path; what was not read says nothing. */
const valuesOf = (fields: Fields, row: Wire, prefix: string, said: Said): FormValues =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { lines }]) => !lines && !name.endsWith('_eng'))
      .map(([name, { kind }]) => [
        `${prefix}.${name}`,
        Object.hasOwn(fields, `${name}_eng`)
          ? { text: localised(row, name, said.locale) }
          : saidValue(kind, row[name], said),
      ]),
  );

type Person = Row<
  'employee',
  'id' | 'name' | 'name_eng' | 'position' | 'position_eng' | 'department' | 'department_eng' | 'number'
>;
type Company = Row<
  'organization',
  'id' | 'name' | 'name_eng' | 'inn' | 'ogrn' | 'okpo' | 'address' | 'phone'
>;

interface People {
  readonly employees: ReadonlyMap<number, Person>;
  readonly organizations: ReadonlyMap<number, Company>;
}

/** Whose the documents are, whose scope was asked before. */
const peopleOf = async (rows: readonly Wire[]): Promise<People> => {
  const ids = (name: string) => [...new Set(rows.map((row) => Number(row[name])))];
  const [employees, organizations] = await Promise.all([
    db.rows<Person>(
      `select "id", "name", "name_eng", "position", "position_eng", "department", "department_eng", "number"
       from "employee" where "id" = any($1::bigint[])`,
      [ids('employee_id')],
    ),
    db.rows<Company>(
      'select "id", "name", "name_eng", "inn", "ogrn", "okpo", "address", "phone" from "organization" where "id" = any($1::bigint[])',
      [ids('organization_id')],
    ),
  ]);
  return { employees: byId(employees), organizations: byId(organizations) };
};

const byId = <Each extends { readonly id: number }>(rows: readonly Each[]): ReadonlyMap<number, Each> =>
  new Map(rows.map((row) => [row.id, row]));

const personOf = (row: Wire, { employees, organizations }: People, locale: Locale): FormValues => {
  const employee = employees.get(Number(row.employee_id));
  const organization = organizations.get(Number(row.organization_id));
  const name = employee ? localised(employee, 'name', locale) : '';
  return {
    'employee.name': { text: name },
    'employee.short_name': { text: shortName(name) },
    'employee.number': { text: employee?.number ?? '' },
    'employee.position': { text: employee ? localised(employee, 'position', locale) : '' },
    'employee.department': { text: employee ? localised(employee, 'department', locale) : '' },
    'organization.name': { text: organization ? localised(organization, 'name', locale) : '' },
    'organization.inn': { text: organization?.inn ?? '' },
    'organization.ogrn': { text: organization?.ogrn ?? '' },
    'organization.okpo': { text: organization?.okpo ?? '' },
    'organization.address': { text: organization?.address ?? '' },
    'organization.phone': { text: organization?.phone ?? '' },
  };
};
