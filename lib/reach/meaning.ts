import type { Filter, Literal } from '../filter/filter.ts';
import type { Atom } from './alternatives.ts';
import { markIn } from './marked-actor.ts';

/** How far a way of a rule reaches, the narrowest first. */
export const LEVELS = [
  'own',
  'named',
  'reports',
  'assisted',
  'second',
  'colleagues',
  'managers',
  'organization',
  'common',
  'company',
  'product',
  'all',
] as const;
export type Level = (typeof LEVELS)[number];

/** Conditions that narrow a way of a level. */
export const CONDITIONS = [
  'family',
  'family_except',
  'accompanies',
  'accompanies_except',
  'alone',
  'status',
  'status_except',
  'not_own',
  'not_by_self',
  'in_organization',
  'for_role',
  'for_everyone',
  'of_roles',
  'in_use',
  'not_replaced',
  'live',
  'by_admin',
  'hr_mailbox',
  'listed',
  'other',
] as const;
export type ConditionCode = (typeof CONDITIONS)[number];

export interface Condition {
  readonly code: ConditionCode;
  readonly values: readonly string[];
}

/** What one comparison says: how far the way reaches, or what narrows it. */
export type Meaning = { readonly level: Level } | { readonly condition: Condition };

/** Reads a comparison made with marks. What it does not know is the condition `other`, with the field. */
export const meaningOf = (atom: Atom): Meaning => {
  if ('not' in atom) return denied(atom.not);
  if ('within' in atom) return { level: 'named' };
  if ('isNull' in atom) return ofNothing(atom.field);
  if ('in' in atom) return ofValues(atom.field, atom.in);
  return 'op' in atom && atom.op === '=' ? ofValues(atom.field, [atom.value]) : other(atom.field);
};

const LEVEL_OF_MARK = {
  employee: 'own',
  real: 'own',
  user: 'own',
  session: 'own',
  manager: 'managers',
  assisted: 'assisted',
  second: 'second',
  organization: 'organization',
  client: 'company',
  department: 'named',
} as const satisfies Record<string, Level>;

/** The field holds a manager: an actor compared with it has reports in the rows. */
const isManager = (field: string): boolean => field === 'manager_id' || field === 'document_manager_id';

const ofValues = (field: string, values: readonly Literal[]): Meaning => {
  const mark = markIn(values[0] ?? null);
  if (mark === undefined) return ofLiterals(field, values);
  if (isManager(field) && (mark === 'employee' || mark === 'real')) return { level: 'reports' };
  return { level: isManager(field) && mark === 'manager' ? 'colleagues' : LEVEL_OF_MARK[mark] };
};

const OF_LITERALS: Readonly<Record<string, ConditionCode>> = {
  object_id: 'family',
  document_object_id: 'family',
  legal_object_id: 'accompanies',
  status_id: 'status',
  document_status_id: 'status',
  role: 'for_role',
  business_role: 'of_roles',
  disabled: 'in_use',
  replaced: 'not_replaced',
  live: 'live',
  code: 'listed',
  recipient_id: 'hr_mailbox',
};

const ofLiterals = (field: string, values: readonly Literal[]): Meaning => {
  const code = OF_LITERALS[field];
  if (code === undefined) return other(field);
  return condition(code, VALUED.has(code) ? values.map(String) : []);
};

/** Conditions whose values say something to a reader. */
const VALUED: ReadonlySet<ConditionCode> = new Set([
  'family',
  'accompanies',
  'status',
  'for_role',
  'of_roles',
  'listed',
]);

const OF_NOTHING: Readonly<Record<string, ConditionCode>> = {
  legal_document_id: 'alone',
  document_legal_id: 'alone',
  role: 'for_everyone',
  deputy_id: 'by_admin',
  author_id: 'not_by_self',
};

const ofNothing = (field: string): Meaning => {
  if (field === 'client_id') return { level: 'product' };
  if (field === 'organization_id') return { level: 'common' };
  const code = OF_NOTHING[field];
  return code === undefined ? other(field) : condition(code);
};

const denied = (atom: Filter): Meaning => {
  if ('isNull' in atom) return atom.field.includes('legal') ? condition('accompanies') : other(atom.field);
  const values = 'in' in atom ? atom.in : 'value' in atom ? [atom.value] : [];
  const field = 'field' in atom ? atom.field : '';
  const mark = markIn(values[0] ?? null);
  if (mark === 'user') return condition('not_by_self');
  if (mark === 'employee' || mark === 'real') return condition('not_own');
  return OF_LITERALS[field] === 'status' ? condition('status_except', values.map(String)) : other(field);
};

const condition = (code: ConditionCode, values: readonly string[] = []): Meaning => ({
  condition: { code, values },
});
const other = (field: string): Meaning => condition('other', [field]);
