import { type Actor, holds } from '../access/actor.ts';
import type { StoredRole } from '../access/roles.ts';
import { comparedEmail, isEmail } from '../kernel/email.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { leavesBeforeJoining } from './employment-days.ts';
import type { ImportLine } from './import-columns.ts';
import { likelyEmail } from './import-cures.ts';
import { type FoundFacts, numberKey } from './import-facts.ts';
import { type Meant, meaningOf } from './import-meaning.ts';
import { barOf, newRoles, rolesAgainst } from './import-rights.ts';
import {
  type ImportChange,
  type ImportPlan,
  type KnownPerson,
  type KnownUser,
  PERSON_COLUMNS,
  type PersonCells,
} from './import-verdict.ts';
import { roleRefusal } from './role-rules.ts';

/** What a line would do by itself, before it is seen beside the others. */
export interface JudgedLine {
  readonly line: ImportLine;
  readonly email: string;
  readonly name: string;
  readonly organization_id: number | null;
  readonly number: string | undefined;
  readonly changes: ImportChange[];
  readonly fields: FieldRefusal[];
  readonly plan: ImportPlan;
  /** Why nothing of it may be changed, if anything would be. */
  readonly barred?: FieldRefusal | undefined;
}

export const judgeLine = (actor: Actor, line: ImportLine, facts: FoundFacts): JudgedLine => {
  const fields: FieldRefusal[] = [];
  const text = line.cells.email ?? '';
  const email = comparedEmail(text);
  const cure = likelyEmail(text);
  if (email === '') fields.push({ field: 'email', code: 'field/required' });
  else if (!isEmail(email)) fields.push({ field: 'email', code: 'user/email', ...(cure ? { cure } : {}) });
  const meant = meaningOf(line, facts, fields);
  const known = facts.userByEmail.get(email);
  if (!known && facts.logins.has(email)) fields.push({ field: 'email', code: 'user/email-taken' });
  const asked = { actor, line, meant, facts, fields };
  return known ? judgeKnown(asked, known) : judgeNew(asked, email);
};

interface Asked {
  readonly actor: Actor;
  readonly line: ImportLine;
  readonly meant: Meant;
  readonly facts: FoundFacts;
  readonly fields: FieldRefusal[];
}

const judgeNew = ({ actor, line, meant, facts, fields }: Asked, email: string): JudgedLine => {
  const { person, language } = meant;
  const organization_id = meant.organization_id ?? actor.organization_id;
  const found = person.number
    ? facts.employeeByNumber.get(numberKey(organization_id, person.number))
    : undefined;
  if (found?.has_account || (found && person.name && found.name !== person.name))
    fields.push({ field: 'number', code: 'user/number-taken' });
  if (!found)
    for (const column of ['name', 'number', 'hire_date'] as const)
      if (person[column] === undefined && !fields.some(({ field }) => field === column))
        fields.push({ field: column, code: 'field/required' });
  if (organization_id === null) fields.push({ field: 'organization', code: 'field/required' });
  else if (!holds(actor, 'admin') && organization_id !== actor.organization_id)
    fields.push({ field: 'organization', code: 'user/other-organization' });
  const after: StoredRole[] = meant.roles ?? ['employee'];
  const change = { organization_id: organization_id ?? 0, before: [], after };
  if (roleRefusal(actor, undefined, [change]) === 'user/kept-role')
    fields.push({ field: 'roles', code: 'user/kept-role' });
  const changed = found ? changedCells(found, person) : person;
  fields.push(...daysAgainst(found, changed));
  return {
    line,
    email,
    name: person.name ?? found?.name ?? '',
    organization_id,
    number: person.number,
    changes: [
      ...changesOf(found, changed),
      ...said('organization', facts.organizationNames.get(organization_id ?? 0)),
      ...said('roles', after.join(',')),
      ...said('language', language),
    ],
    fields,
    plan: {
      kind: 'add',
      email,
      user_id: undefined,
      employee: found,
      organization_id,
      person: changed,
      language,
      roles: { before: [], after },
    },
  };
};

const judgeKnown = ({ actor, line, meant, facts, fields }: Asked, user: KnownUser): JudgedLine => {
  const home = user.person?.organization_id ?? null;
  const said = {
    line,
    email: user.email,
    name: meant.person.name ?? user.person?.name ?? '',
    organization_id: home,
    number: meant.person.number ?? user.person?.number,
    fields,
  };
  const plan: ImportPlan = {
    kind: 'change',
    email: user.email,
    user_id: user.id,
    employee: user.person ?? undefined,
    organization_id: home,
    person: {},
    language: undefined,
    roles: undefined,
  };
  if (!holds(actor, 'admin') && home !== actor.organization_id) {
    fields.push({ field: 'email', code: 'user/email-taken' });
    return { ...said, name: meant.person.name ?? '', changes: [], plan };
  }
  if (meant.organization_id !== undefined && meant.organization_id !== home)
    fields.push({ field: 'organization', code: 'user/other-organization' });
  const person = changedCells(user.person, meant.person);
  const [first] = PERSON_COLUMNS.filter((column) => person[column] !== undefined);
  if (!user.person && first) fields.push({ field: first, code: 'user/no-person' });
  if (person.number !== undefined && facts.employeeByNumber.has(numberKey(home, person.number)))
    fields.push({ field: 'number', code: 'user/number-taken' });
  fields.push(...daysAgainst(user.person ?? undefined, person));
  const roles = home === null ? undefined : newRoles(user, meant.roles);
  const language = meant.language !== user.language ? meant.language : undefined;
  const barred = barOf(actor, user);
  if (roles && home !== null && !barred) fields.push(...rolesAgainst(actor, user, home, roles.after));
  return {
    ...said,
    changes: [
      ...(user.person ? changesOf(user.person, person) : []),
      ...(roles ? [{ field: 'roles' as const, was: roles.before.join(','), is: roles.after.join(',') }] : []),
      ...(language ? [{ field: 'language' as const, was: user.language, is: language }] : []),
    ],
    plan: { ...plan, person, language, roles },
    barred,
  };
};

/** A day of hire that the file changes to one after the person's last day. */
const daysAgainst = (known: KnownPerson | undefined, { hire_date }: PersonCells): FieldRefusal[] =>
  leavesBeforeJoining(hire_date ?? null, known?.dismissal_date ?? null)
    ? [{ field: 'hire_date', code: 'user/leaves-before-joining' }]
    : [];

const changedCells = (known: KnownPerson | null, person: PersonCells): PersonCells =>
  Object.fromEntries(
    PERSON_COLUMNS.filter((column) => person[column] !== undefined && known?.[column] !== person[column]).map(
      (column) => [column, person[column]],
    ),
  );

const changesOf = (known: KnownPerson | undefined, person: PersonCells): ImportChange[] =>
  PERSON_COLUMNS.flatMap((field) => {
    const is = person[field];
    return is === undefined ? [] : [{ field, was: known?.[field] ?? '', is }];
  });

/** A value of an account that there was not. */
const said = (field: ImportChange['field'], is = ''): ImportChange[] =>
  is === '' ? [] : [{ field, was: '', is }];
