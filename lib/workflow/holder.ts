import type { PathRole } from './path.ts';
import type { DocumentPath } from './path-shape.ts';
import { RESTING_STATUSES, UNSENT_STATUSES } from './statuses.data.ts';

/** Who holds a document now. */
export type Holder =
  | { readonly kind: 'you' }
  | { readonly kind: 'author' }
  | { readonly kind: 'person'; readonly role: PathRole; readonly name: string; readonly name_eng: string }
  | { readonly kind: 'role'; readonly role: PathRole }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'done' };

/** A document as the view sends it to the caller. */
export interface Held {
  readonly status_id: string;
  readonly employee_id: number;
  readonly manager_name: string | null;
  readonly manager_name_eng: string | null;
  readonly steps: readonly { readonly reject: '0' | '1' }[];
  readonly path: DocumentPath;
}

/**
 * Who must act next: the caller when offered a step onward, else the person or role the dictionary of steps names.
 * Unsent or declined documents are with their author; one without a step onward is finished in a resting status, and
 * stuck in any other.
 */
export const holderOf = (row: Held, me: number | null): Holder => {
  if (row.status_id === 'declined') return { kind: 'author' };
  if (UNSENT_STATUSES.includes(row.status_id))
    return row.employee_id === me ? { kind: 'you' } : { kind: 'author' };
  if (row.steps.some((step) => step.reject === '0')) return { kind: 'you' };
  const [role] = row.path.held_by;
  if (role) return roleHolder(role, row);
  return { kind: RESTING_STATUSES.includes(row.status_id) ? 'done' : 'nobody' };
};

/** The holder by role: the manager by name, others by their role. */
export const roleHolder = (role: PathRole, row: Pick<Held, 'manager_name' | 'manager_name_eng'>): Holder =>
  role === 'manager' && row.manager_name
    ? { kind: 'person', role, name: row.manager_name, name_eng: row.manager_name_eng ?? row.manager_name }
    : { kind: 'role', role };

/** A sentence of `documents.holder` in the reader's language. */
type Say = (key: 'you' | 'author' | 'nobody' | 'done' | `role.${PathRole}`) => string;

/** A holder in words; a person is called by the name `shortOf` makes. */
export const holderWords = (
  say: Say,
  holder: Holder,
  shortOf: (name: string, name_eng: string) => string,
): string => {
  if (holder.kind === 'person') return shortOf(holder.name, holder.name_eng);
  return holder.kind === 'role' ? say(`role.${holder.role}`) : say(holder.kind);
};
