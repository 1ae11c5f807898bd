import { type Actor, coversFamily, holds } from '../../../access/actor.ts';
import { eq, or, type Scope } from '../../../filter/filter.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';
import { readOnly } from '../../../objects/request.ts';
import { DOCUMENT_FIELDS } from '../../fields.ts';

/** The candidate's own; all of the organization for those who hire (ROLE-13, ROLE-14, AMB-134), where a grant covers hiring. */
const hiring = (actor: Actor): Scope => {
  if (!coversFamily(actor, 'recruitment')) return 'none';
  const own = holds(actor, 'candidate') && actor.employee_id !== null;
  const parts = [
    ...(own ? [eq('employee_id', actor.employee_id)] : []),
    ...(holds(actor, 'recruiter', 'hr') ? [eq('organization_id', actor.organization_id)] : []),
  ];
  return parts.length === 0 ? 'none' : or(...parts);
};

/** A candidate's way into the company. Nobody writes one by hand until its form is there. */
export const recruitment: ObjectDefinition = {
  object_id: 'recruitment',
  tables: ['document'],
  discriminator: { column: 'object_id', value: 'recruitment' },
  fields: readOnly(DOCUMENT_FIELDS),
  scope: hiring,
  order: { field: 'id', desc: true },
};
