import { type Actor, coversFamily, holds } from '../../../access/actor.ts';
import { eq } from '../../../filter/filter.ts';
import { code, day, flag, id, moment, names, text } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';

/** Who takes candidates into the caller's organization. */
export const hires = (actor: Actor): boolean =>
  holds(actor, 'recruiter', 'hr') && actor.organization_id !== null && coversFamily(actor, 'recruitment');

/** People who are to be hired, each with the newest document about it and how far the invitation is. */
export const candidate: ObjectDefinition = {
  object_id: 'candidate',
  tables: ['employee'],
  discriminator: { column: 'is_candidate', value: true },
  fields: {
    id: id(),
    organization_id: id(),
    number: code(40),
    ...names(300, {}),
    position: text(300),
    department: text(300),
    email: text(254),
    phone: text(40),
    hire_date: day(),
    disabled: flag(),
    document_id: id({ nullable: true, computed: true }),
    status_id: code(40, { computed: true }),
    /** none, sent, opened, over, shut */
    invitation: code(10, { computed: true }),
    invited_until: moment({ nullable: true, computed: true }),
    updated_at: moment(),
  },
  scope: (actor) => (hires(actor) ? eq('organization_id', actor.organization_id) : 'none'),
  order: { field: 'id', desc: true },
};
