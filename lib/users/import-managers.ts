import { type Actor, holds } from '../access/actor.ts';
import { comparedEmail } from '../kernel/email.ts';
import { folded } from '../kernel/folded.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { likelyName } from './import-cures.ts';
import { ringsOf } from './import-cycles.ts';
import { numberKey } from './import-facts.ts';
import type { ImportFacts, ImportPlan, ManagerRef } from './import-verdict.ts';
import type { JudgedLine } from './judge-import-line.ts';
import { MANAGER_BARS, type ManagerBar, RING_CODE } from './manager-bars.ts';

/**
 * Gives each line its manager: a person of the file or of the staff, named by e-mail, by the number in the organization
 * of the line, or by a full name that one person has; an account that the file opens for a manager and gives no roles
 * gets that of a manager. Refuses unknown and ambiguous managers, a person as their own manager, rings, naming the rows
 * of each, and people who cannot decide as a manager.
 */
export const judgeManagers = (
  actor: Actor,
  lines: readonly JudgedLine[],
  facts: ImportFacts,
): JudgedLine[] => {
  if (!lines.some(({ line }) => line.cells.manager)) return [...lines];
  const found = findersOf(actor, lines, facts);
  const led = withRoles(lines.map((line) => withManager(line, found)));
  refuseRings(led, facts);
  refuseUnable(led, facts);
  return led;
};

/** Gives the role of a manager to accounts the file opens for managers, unless the file says their roles. */
const withRoles = (lines: readonly JudgedLine[]): JudgedLine[] => {
  const named = new Set(lines.flatMap(({ plan: { manager } }) => (manager ? [nodeOf(manager)] : [])));
  return lines.map((each) => {
    const { plan, line } = each;
    if (plan.kind !== 'add' || line.cells.roles || !named.has(nodeOf(personOf(each)))) return each;
    const after = [...(plan.roles?.after ?? []), 'manager' as const].sort();
    return { ...each, plan: { ...plan, roles: { before: plan.roles?.before ?? [], after } } };
  });
};

const refuseUnable = (lines: readonly JudgedLine[], { managers, users }: ImportFacts): void => {
  const known = new Map(managers.map((each) => [nodeOf(each), each]));
  const writing = new Map(lines.map((each) => [nodeOf(personOf(each)), each]));
  const rolesNow = new Map(users.map(({ id, roles }) => [id, roles]));
  const barOf = (ref: ManagerRef): ManagerBar | null => {
    const bar = known.get(nodeOf(ref))?.bar ?? null;
    const line = writing.get(nodeOf(ref));
    if (!line || bar === 'left' || bar === 'closed') return bar;
    const { plan } = line;
    if (plan.kind === 'change' && bar === 'no_account') return bar;
    const roles = plan.roles?.after ?? rolesNow.get(plan.user_id ?? 0) ?? [];
    return roles.includes('manager') ? null : 'role';
  };
  for (const { plan, fields } of lines) {
    if (!plan.manager || fields.some(({ code }) => code === RING_CODE)) continue;
    const bar = barOf(plan.manager);
    const name = writing.get(nodeOf(plan.manager))?.name ?? known.get(nodeOf(plan.manager))?.name ?? '';
    if (bar) fields.push({ field: 'manager', code: MANAGER_BARS[bar], values: { name } });
  }
};

interface Named {
  readonly ref: ManagerRef;
  readonly name: string;
  readonly organization_id: number | null;
  /** A number, else an e-mail: what tells people of one name apart. */
  readonly mark: string;
  readonly bar: ManagerBar | null;
}

/** A full name as names of a file are compared: folded, each gap one blank. */
export const comparedName = (name: string): string => folded(name).trim().replaceAll(/\s+/g, ' ');

const nodeOf = (ref: ManagerRef): string => ('row' in ref ? `row ${ref.row}` : `employee ${ref.employee_id}`);

/** The person of a line: an employee of the staff, or one who joins it by the line. */
const personOf = ({ plan, line }: JudgedLine): ManagerRef =>
  plan.employee ? { employee_id: plan.employee.employee_id } : { row: line.row };

const findersOf = (actor: Actor, lines: readonly JudgedLine[], facts: ImportFacts) => {
  const byMark = new Map<string, Named>();
  const byName = new Map<string, Map<string, Named>>();
  const within = (each: Pick<JudgedLine, 'organization_id'>) =>
    holds(actor, 'admin') || each.organization_id === actor.organization_id;
  const called = (named: Named, ...names: readonly string[]): void => {
    for (const name of names.map(comparedName).filter((each) => each !== '')) {
      const people = byName.get(name) ?? new Map<string, Named>();
      byName.set(name, people.set(nodeOf(named.ref), named));
    }
  };
  for (const each of facts.managers.filter(within)) {
    const { organization_id, number, name, bar, emails } = each;
    const mark = number || emails[0] || '';
    const named = { ref: { employee_id: each.employee_id }, name, organization_id, mark, bar };
    byMark.set(numberKey(organization_id, number), named);
    for (const email of emails) byMark.set(comparedEmail(email), named);
    called(named, name, each.name_eng);
  }
  for (const each of lines.filter(within)) {
    // An account without an employee cannot be a manager.
    if (each.plan.kind === 'change' && !each.plan.employee) continue;
    const { organization_id, number, email } = each;
    const name = each.name || email;
    const named = { ref: personOf(each), name, organization_id, mark: number || email, bar: null };
    byMark.set(email, named);
    if (number) byMark.set(numberKey(organization_id, number), named);
    called(named, each.name, each.plan.person.name_eng ?? '');
  }
  return {
    byMark,
    byName,
    organizations: new Map(facts.organizations.map(({ id, name }) => [id, name])),
    managerNow: new Map(facts.links.map((link) => [link.employee_id, link])),
  };
};
type Found = ReturnType<typeof findersOf>;

/**
 * People of a full name who may be meant: of the organization of the line, else of any; those who can decide before
 * those who cannot, so that a namesake who left does not make a name ambiguous.
 */
const peopleNamed = ({ organization_id }: JudgedLine, text: string, { byName }: Found): Named[] => {
  const all = [...(byName.get(comparedName(text))?.values() ?? [])];
  const own = all.filter((each) => each.organization_id === organization_id);
  const near = own.length > 0 ? own : all;
  const able = near.filter(({ bar }) => bar === null);
  return able.length > 0 ? able : near;
};

const PEOPLE_NAMED = 5;

/** The mark that distinguishes a person from namesakes. */
const apart = ({ mark, organization_id }: Named, { organizations }: Found): string =>
  [mark, organizations.get(organization_id ?? 0)].filter(Boolean).join(', ');

/** The manager a cell means, or why that is unclear. */
const managerMeant = (judged: JudgedLine, text: string, found: Found): Named | FieldRefusal => {
  const isEmail = text.includes('@');
  const email = comparedEmail(text);
  const marked = found.byMark.get(isEmail ? email : numberKey(judged.organization_id, text));
  if (marked) return marked;
  const value = text.slice(0, 60);
  const people = isEmail ? [] : peopleNamed(judged, text, found);
  const [only, ...others] = people;
  if (only && others.length === 0) return only;
  if (only) {
    const named = people.slice(0, PEOPLE_NAMED).map((each) => apart(each, found));
    const values = { value, people: named.join('; '), more: Math.max(0, people.length - PEOPLE_NAMED) };
    return { field: 'manager', code: 'user/ambiguous-manager', values };
  }
  const cure = isEmail ? likelyName(email, found.byMark.keys()) : likelyPerson(text, found);
  return { field: 'manager', code: 'user/unknown-manager', values: { value }, ...(cure ? { cure } : {}) };
};

/** The full name that was most likely meant, where one person has it. */
const likelyPerson = (text: string, { byName }: Found): string | undefined => {
  const likely = text.includes(' ') ? likelyName(comparedName(text), byName.keys()) : undefined;
  const people = likely === undefined ? [] : [...(byName.get(likely)?.values() ?? [])];
  return people.length === 1 ? people[0]?.name : undefined;
};

const withManager = (judged: JudgedLine, found: Found): JudgedLine => {
  const text = judged.line.cells.manager;
  if (!text) return judged;
  const { managerNow } = found;
  const named = managerMeant(judged, text, found);
  if ('code' in named) {
    judged.fields.push(named);
    return judged;
  }
  const person = personOf(judged);
  if (nodeOf(named.ref) === nodeOf(person)) {
    judged.fields.push({ field: 'manager', code: 'user/own-manager' });
    return judged;
  }
  if (!judged.plan.employee && judged.plan.kind === 'change') {
    judged.fields.push({ field: 'manager', code: 'user/no-person' });
    return judged;
  }
  const now = 'employee_id' in person ? managerNow.get(person.employee_id) : undefined;
  if (now && nodeOf({ employee_id: now.manager_id }) === nodeOf(named.ref)) return judged;
  const plan: ImportPlan = { ...judged.plan, manager: named.ref };
  const change = { field: 'manager' as const, was: now?.manager_name ?? '', is: named.name };
  return { ...judged, plan, changes: [...judged.changes, change] };
};

const ROWS_NAMED = 20;

const refuseRings = (lines: readonly JudgedLine[], { links }: ImportFacts): void => {
  const above = new Map(
    links.map((link) => [nodeOf(link), nodeOf({ employee_id: link.manager_id })] as const),
  );
  const names = new Map(
    links.flatMap((link) => [
      [nodeOf(link), link.name] as const,
      [nodeOf({ employee_id: link.manager_id }), link.manager_name] as const,
    ]),
  );
  const leading = new Map<string, JudgedLine>();
  for (const each of lines) {
    const node = nodeOf(personOf(each));
    names.set(node, each.name || each.email);
    if (!each.plan.manager) continue;
    leading.set(node, each);
    above.set(node, nodeOf(each.plan.manager));
  }
  for (const ring of ringsOf(above, leading.keys())) {
    const rows = ring.flatMap((node) => leading.get(node)?.line.row ?? []).sort((a, b) => a - b);
    const said = [...ring, ring[0] ?? ''].slice(0, ROWS_NAMED).map((node) => names.get(node) ?? '');
    const values = { names: said.join(' → '), rows: rows.slice(0, ROWS_NAMED).join(', ') };
    for (const node of ring) leading.get(node)?.fields.push({ field: 'manager', code: RING_CODE, values });
  }
};
