import { ROLES, type StoredRole } from '../access/roles.ts';
import { folded } from '../kernel/folded.ts';
import { importedDay } from '../kernel/imported-day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { formatRefusal } from '../objects/formats.ts';
import { employee } from '../objects/people.ts';
import type { ImportLine } from './import-columns.ts';
import { likelyDay, likelyName } from './import-cures.ts';
import type { FoundFacts } from './import-facts.ts';
import { PERSON_COLUMNS, type PersonCells, type PersonColumn } from './import-verdict.ts';

/** The values of one line, before its person is looked up. */
export interface Meant {
  readonly person: PersonCells;
  readonly roles: StoredRole[] | undefined;
  readonly language: 'ru' | 'en' | undefined;
  readonly organization_id: number | undefined;
}

/** The values of a line; cells that mean nothing are added to `fields`. */
export const meaningOf = (line: ImportLine, facts: FoundFacts, fields: FieldRefusal[]): Meant => ({
  person: personOf(line, fields),
  roles: rolesOf(line, facts, fields),
  language: languageOf(line, fields),
  organization_id: organizationOf(line, facts, fields),
});

const CONTROL = /[\u0000-\u001f]/;

const personOf = ({ cells }: ImportLine, fields: FieldRefusal[]): PersonCells => {
  const person: Partial<Record<PersonColumn, string>> = {};
  for (const column of PERSON_COLUMNS) {
    const text = cells[column] ?? '';
    const max = employee.fields[column]?.max;
    const value = column === 'hire_date' ? importedDay(text) : text;
    if (text === '') continue;
    if (value === undefined || CONTROL.test(text) || !text.isWellFormed()) {
      const cure = column === 'hire_date' ? likelyDay(text) : undefined;
      fields.push({ field: column, code: 'field/wrong', ...(cure ? { cure } : {}) });
    } else if (max && [...text].length > max)
      fields.push({ field: column, code: 'field/too-long', values: { max } });
    else {
      const wrong = formatRefusal(column, employee.fields[column] ?? {}, value);
      if (wrong) fields.push(wrong);
      else person[column] = value;
    }
  }
  return person;
};

const rolesOf = (
  { cells }: ImportLine,
  { role_labels }: FoundFacts,
  fields: FieldRefusal[],
): StoredRole[] | undefined => {
  const { roles, unknown } = importedRoles(cells.roles ?? '', role_labels);
  if (unknown !== undefined)
    fields.push({
      field: 'roles',
      code: 'user/unknown-role',
      values: { value: unknown },
      ...cureOf(unknown, Object.values(role_labels).flat()),
    });
  return cells.roles ? roles : undefined;
};

const languageOf = ({ cells }: ImportLine, fields: FieldRefusal[]): Meant['language'] => {
  const language = cells.language?.toLowerCase();
  if (language === 'ru' || language === 'en') return language;
  if (language) fields.push({ field: 'language', code: 'field/wrong' });
  return undefined;
};

const organizationOf = (
  { cells }: ImportLine,
  { organizations }: FoundFacts,
  fields: FieldRefusal[],
): number | undefined => {
  const wanted = cells.organization === undefined ? undefined : folded(cells.organization);
  const organization_id = wanted ? organizations.get(wanted) : undefined;
  if (wanted && organization_id === undefined)
    fields.push({
      field: 'organization',
      code: 'user/unknown-organization',
      values: { value: wanted.slice(0, 60) },
      ...cureOf(wanted, organizations.keys()),
    });
  return organization_id;
};

const cureOf = (text: string, names: Iterable<string>): { cure?: string } => {
  const cure = likelyName(text.slice(0, 60), names);
  return cure ? { cure } : {};
};

/** Roles a file may name: all that are shown. */
const NAMED = ROLES.filter((role) => role !== 'gf_manager');

/** Roles by comma, each by its code or by a label; the first word that is none. */
export const importedRoles = (
  text: string,
  labels: Readonly<Partial<Record<StoredRole, readonly string[]>>>,
): { roles: StoredRole[]; unknown: string | undefined } => {
  const roles: StoredRole[] = [];
  for (const word of text.split(/[,;]/).map((each) => folded(each.trim()))) {
    if (word === '') continue;
    const role = NAMED.find((each) => each === word || labels[each]?.some((label) => folded(label) === word));
    if (!role) return { roles, unknown: word.slice(0, 60) };
    if (!roles.includes(role)) roles.push(role);
  }
  return { roles: roles.sort(), unknown: undefined };
};
