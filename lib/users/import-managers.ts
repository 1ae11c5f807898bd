import { type Actor, holds } from '../access/actor.ts';
import { comparedEmail } from './email.ts';
import { likelyName } from './import-cures.ts';
import { ringsOf } from './import-cycles.ts';
import { numberKey } from './import-facts.ts';
import type { ImportFacts, ImportPlan, ManagerRef } from './import-verdict.ts';
import type { JudgedLine } from './judge-import-line.ts';
import { MANAGER_BARS, type ManagerBar, RING_CODE } from './manager-bars.ts';

/**
 * Gives each line its manager: somebody of the file or of the staff, named by e-mail or by the number in the organization
 * of the line; an account that the file opens for a manager and gives no roles is that of a manager. Refuses unknown
 * managers, a person as their own manager, rings, naming the rows of each, and people who cannot decide as a manager.
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

/** Accounts that the file opens for those whom it names as managers, with that role unless the file says which ones. */
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
}

const nodeOf = (ref: ManagerRef): string => ('row' in ref ? `row ${ref.row}` : `employee ${ref.employee_id}`);

/** Whom a line speaks of: somebody of the staff, or who joins it by the line. */
const personOf = ({ plan, line }: JudgedLine): ManagerRef =>
  plan.employee ? { employee_id: plan.employee.employee_id } : { row: line.row };

const findersOf = (actor: Actor, lines: readonly JudgedLine[], { managers, links }: ImportFacts) => {
  const byName = new Map<string, Named>();
  const within = (each: Pick<JudgedLine, 'organization_id'>) =>
    holds(actor, 'admin') || each.organization_id === actor.organization_id;
  for (const each of managers.filter(within)) {
    const named = { ref: { employee_id: each.employee_id }, name: each.name };
    byName.set(numberKey(each.organization_id, each.number), named);
    for (const email of each.emails) byName.set(comparedEmail(email), named);
  }
  for (const each of lines.filter(within)) {
    // Somebody's account without a person manages nobody.
    if (each.plan.kind === 'change' && !each.plan.employee) continue;
    const named = { ref: personOf(each), name: each.name || each.email };
    byName.set(each.email, named);
    if (each.number) byName.set(numberKey(each.organization_id, each.number), named);
  }
  return {
    byName,
    managerNow: new Map(links.map((link) => [link.employee_id, link])),
  };
};
type Found = ReturnType<typeof findersOf>;

const withManager = (judged: JudgedLine, { byName, managerNow }: Found): JudgedLine => {
  const text = judged.line.cells.manager;
  if (!text) return judged;
  const email = comparedEmail(text);
  const named = byName.get(text.includes('@') ? email : numberKey(judged.organization_id, text));
  if (!named) {
    const cure = text.includes('@') ? likelyName(email, byName.keys()) : undefined;
    const values = { value: text.slice(0, 60) };
    judged.fields.push({ field: 'manager', code: 'user/unknown-manager', values, ...(cure ? { cure } : {}) });
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
