import { type Actor, keepsStaff } from '../../../access/actor.ts';
import { ownClientAndOrganization } from '../../../access/scope.ts';
import { ofStaff } from '../../../families/candidate.ts';
import { id, integer, moment, must, named, text } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';
import { writable } from '../../../objects/people.ts';

/** How many people of a department may be on leave at once; without a department, of every one that has no norm of its own. */
export const departmentNorm: ObjectDefinition = {
  object_id: 'department_norm',
  tables: ['department_norm'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    organization_id: id({ ...must, references: 'organization' }),
    ...named('organization', 'organization_id', 'organization'),
    department: text(300, { write: 'always' }),
    away_max: integer(must),
    updated_at: moment(),
  },
  scope: ofStaff(ownClientAndOrganization),
  order: { field: 'department', desc: false },
  write: { add: keepsStaff, edit: keepsStaff, del: keepsStaff, scope: writable },
  owned: (actor: Actor) => ({ client_id: actor.client_id }),
};

/** The norm of a department: its own before that of all; null without either. */
export const normOf = (
  norms: readonly { readonly department: string; readonly away_max: number }[],
  department: string,
): number | null =>
  (
    norms.find((norm) => department !== '' && norm.department === department) ??
    norms.find((norm) => norm.department === '')
  )?.away_max ?? null;
