import { type Actor, holds } from '../access/actor.ts';
import type { StoredRole } from '../access/roles.ts';
import { importedDay } from '../kernel/imported-day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { employee } from '../objects/people.ts';
import { comparedEmail, isEmail } from './email.ts';
import type { ImportColumn, ImportLine } from './import-columns.ts';
import { importedRoles } from './import-values.ts';
import {
  type ImportFacts,
  type ImportVerdict,
  type KnownUser,
  PERSON_COLUMNS,
  type PersonColumn,
} from './import-verdict.ts';
import { roleRefusal } from './role-rules.ts';

/**
 * What each line of a file of users would do: open an account, change one, nothing, or be refused with a reason for
 * each column. Asked for the preview, and again in the transaction that writes.
 */
export const judgeImport = (
  actor: Actor,
  lines: readonly ImportLine[],
  facts: ImportFacts,
): ImportVerdict[] => {
  const emails = new Map<string, number>();
  const numbers = new Map<string, number>();
  return lines.map((line) => {
    const judged = judgeLine(actor, line, facts);
    const fields = [...judged.fields];
    const first = emails.get(judged.email);
    if (first !== undefined)
      fields.push({ field: 'email', code: 'user/email-twice', values: { row: first } });
    else if (judged.email !== '') emails.set(judged.email, line.row);
    const number = `${judged.organization_id} ${line.cells.number}`;
    const other = numbers.get(number);
    if (line.cells.number && other !== undefined)
      fields.push({ field: 'number', code: 'user/number-twice', values: { row: other } });
    else if (line.cells.number) numbers.set(number, line.row);
    const { row } = line;
    const { email, name, changes, plan } = judged;
    if (fields.length > 0) return { row, outcome: 'refused', email, name, changes: [], fields };
    return plan
      ? { row, outcome: plan.kind, email, name, changes, fields, plan }
      : { row, outcome: 'same', email, name, changes, fields };
  });
};

interface Judged {
  readonly email: string;
  readonly name: string;
  readonly organization_id: number | null;
  readonly changes: readonly ImportColumn[];
  readonly fields: readonly FieldRefusal[];
  readonly plan?: ImportVerdict['plan'];
}

/** What the cells of one line mean, whoever they speak of. */
interface Meant {
  readonly person: Partial<Record<PersonColumn, string>>;
  readonly roles: StoredRole[] | undefined;
  readonly language: 'ru' | 'en' | undefined;
  readonly organization_id: number | undefined;
}

const judgeLine = (actor: Actor, line: ImportLine, facts: ImportFacts): Judged => {
  const fields: FieldRefusal[] = [];
  const email = comparedEmail(line.cells.email ?? '');
  if (email === '') fields.push({ field: 'email', code: 'field/required' });
  else if (!isEmail(email)) fields.push({ field: 'email', code: 'user/email' });
  const meant = meaning(line, facts, fields);
  const known = facts.users.find((user) => comparedEmail(user.email) === email);
  if (!known && facts.users.some((user) => user.login === email))
    fields.push({ field: 'email', code: 'user/email-taken' });
  return known
    ? judgeKnown(actor, known, meant, facts, fields)
    : judgeNew(actor, email, meant, facts, fields);
};

const CONTROL = /[\u0000-\u001f]/;

const meaning = ({ cells }: ImportLine, facts: ImportFacts, fields: FieldRefusal[]): Meant => {
  const person: Partial<Record<PersonColumn, string>> = {};
  for (const column of PERSON_COLUMNS) {
    const text = cells[column] ?? '';
    const max = employee.fields[column]?.max;
    const value = column === 'hire_date' ? importedDay(text) : text;
    if (text === '') continue;
    if (value === undefined || CONTROL.test(text) || !text.isWellFormed())
      fields.push({ field: column, code: 'field/wrong' });
    else if (max && [...text].length > max)
      fields.push({ field: column, code: 'field/too-long', values: { max } });
    else person[column] = value;
  }
  const { roles, unknown } = importedRoles(cells.roles ?? '', facts.role_labels);
  if (unknown !== undefined)
    fields.push({ field: 'roles', code: 'user/unknown-role', values: { value: unknown } });
  const language = cells.language?.toLowerCase();
  if (language && language !== 'ru' && language !== 'en')
    fields.push({ field: 'language', code: 'field/wrong' });
  const wanted = cells.organization?.toLowerCase();
  const organization = facts.organizations.find((each) =>
    [each.code, each.name, each.name_eng].some((name) => name !== '' && name.toLowerCase() === wanted),
  );
  if (wanted && !organization)
    fields.push({
      field: 'organization',
      code: 'user/unknown-organization',
      values: { value: wanted.slice(0, 60) },
    });
  return {
    person,
    roles: cells.roles ? roles : undefined,
    language: language === 'ru' || language === 'en' ? language : undefined,
    organization_id: organization?.id,
  };
};

const judgeNew = (
  actor: Actor,
  email: string,
  { person, roles, language, ...meant }: Meant,
  facts: ImportFacts,
  fields: FieldRefusal[],
): Judged => {
  const organization_id = meant.organization_id ?? actor.organization_id;
  const found = facts.employees.find(
    (each) => each.number === person.number && each.organization_id === organization_id,
  );
  if (found?.has_account || (found && person.name && found.name !== person.name))
    fields.push({ field: 'number', code: 'user/number-taken' });
  if (!found)
    for (const column of ['name', 'number', 'hire_date'] as const)
      if (person[column] === undefined && !fields.some(({ field }) => field === column))
        fields.push({ field: column, code: 'field/required' });
  if (organization_id === null) fields.push({ field: 'organization', code: 'field/required' });
  else if (!holds(actor, 'admin') && organization_id !== actor.organization_id)
    fields.push({ field: 'organization', code: 'user/other-organization' });
  const after: StoredRole[] = roles ?? ['employee'];
  const refused = roleRefusal(actor, undefined, [
    { organization_id: organization_id ?? 0, before: [], after },
  ]);
  if (refused === 'user/kept-role') fields.push({ field: 'roles', code: refused });
  const name = person.name ?? found?.name ?? '';
  const judged = { email, name, organization_id, changes: [], fields };
  if (fields.length > 0 || organization_id === null) return judged;
  const { number = '', hire_date = '', ...rest } = person;
  const data = {
    email,
    ...(language ? { language } : {}),
    roles: [{ organization_id, roles: after }],
    ...(found
      ? { employee_id: found.id }
      : { employee: { ...rest, organization_id, number, name, hire_date } }),
  };
  return { ...judged, plan: { kind: 'add', data } };
};

const judgeKnown = (
  actor: Actor,
  user: KnownUser,
  { person, roles, language, organization_id }: Meant,
  facts: ImportFacts,
  fields: FieldRefusal[],
): Judged => {
  const mine = holds(actor, 'admin');
  const home = user.person?.organization_id ?? null;
  if (!mine && home !== actor.organization_id) {
    fields.push({ field: 'email', code: 'user/email-taken' });
    return { email: user.email, name: person.name ?? '', organization_id: home, changes: [], fields };
  }
  if (organization_id !== undefined && organization_id !== home)
    fields.push({ field: 'organization', code: 'user/other-organization' });
  const changed = Object.fromEntries(
    Object.entries(person).filter(([column, text]) => user.person?.[column as PersonColumn] !== text),
  ) as Meant['person'];
  if (!user.person && Object.keys(changed).length > 0)
    fields.push({ field: Object.keys(changed)[0] ?? 'name', code: 'user/no-person' });
  if (
    changed.number !== undefined &&
    facts.employees.some((each) => each.number === changed.number && each.organization_id === home)
  )
    fields.push({ field: 'number', code: 'user/number-taken' });
  const after = roles && [...roles, ...user.roles.filter((role) => role === 'gf_manager')].sort();
  const rolesChange = after && home !== null && after.join() !== [...user.roles].sort().join();
  const languageChange = language !== undefined && language !== user.language;
  const changes: ImportColumn[] = [
    ...(Object.keys(changed) as PersonColumn[]),
    ...(rolesChange ? (['roles'] as const) : []),
    ...(languageChange ? (['language'] as const) : []),
  ];
  const own = user.id === actor.user_id || user.person?.employee_id === actor.employee_id;
  if (changes.length > 0 && own) fields.push({ field: 'email', code: 'user/own-row' });
  else if (changes.length > 0 && user.is_admin && !mine)
    fields.push({ field: 'email', code: 'user/kept-account' });
  else if (rolesChange) {
    const change = { organization_id: home, before: user.roles, after };
    const refused = roleRefusal(actor, user.id, [change]);
    if (refused) fields.push({ field: 'roles', code: refused });
    else if (user.roles.includes('admin') && !after.includes('admin'))
      fields.push({ field: 'roles', code: 'user/admin-by-hand' });
  }
  const judged = {
    email: user.email,
    name: person.name ?? user.person?.name ?? '',
    organization_id: home,
    changes,
    fields,
  };
  if (fields.length > 0 || changes.length === 0) return judged;
  return {
    ...judged,
    plan: {
      kind: 'change',
      user_id: user.id,
      account: {
        ...(languageChange ? { language } : {}),
        ...(rolesChange ? { roles: [{ organization_id: home, roles: after }] } : {}),
      },
      employee_id: user.person?.employee_id,
      person: changed,
    },
  };
};
