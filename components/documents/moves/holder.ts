import type { PathRole } from '../../../lib/workflow/path.ts';
import { RESTING_STATUSES, UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { DocumentRow } from '../document-row.ts';

/** Who holds a document now. */
export type Holder =
  | { readonly kind: 'you' }
  | { readonly kind: 'author' }
  | { readonly kind: 'person'; readonly role: PathRole; readonly name: string; readonly name_eng: string }
  | { readonly kind: 'role'; readonly role: PathRole }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'done' };

type Held = Pick<
  DocumentRow,
  'status_id' | 'manager_name' | 'manager_name_eng' | 'steps' | 'path' | 'employee_id'
>;

/**
 * Who must act next: the caller when a step onward is offered to them, else the person or the role that the
 * dictionary of steps has for it. What has not been sent, or was turned down, is with its author; what nobody may
 * bring on is finished where documents come to rest, and stuck anywhere else.
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

/** Who has a role on a document: the manager by name, the others as the role they are. */
export const roleHolder = (role: PathRole, row: Pick<Held, 'manager_name' | 'manager_name_eng'>): Holder =>
  role === 'manager' && row.manager_name
    ? { kind: 'person', role, name: row.manager_name, name_eng: row.manager_name_eng ?? row.manager_name }
    : { kind: 'role', role };
