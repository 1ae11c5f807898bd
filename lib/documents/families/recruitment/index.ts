import { type Actor, coversFamily, holds } from '../../../access/actor.ts';
import { eq } from '../../../filter/filter.ts';
import { code, day, flag, id, moment, named, names, text } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';
import { defineFamily } from '../../family.ts';
import { INVITATIONS } from './candidate.ts';
import { fields, form, jobs, NEEDED, PERSONAL, scans, studies } from './fields.ts';
import { check, closed, complete, effects, moments, shape } from './rules.ts';

/** Who takes candidates into the caller's organization. */
export const hires = (actor: Actor): boolean =>
  holds(actor, 'recruiter', 'hr') && actor.organization_id !== null && coversFamily(actor, 'recruitment');

/** People who are to be hired, each with the newest document about it and how far the invitation is. */
const candidate: ObjectDefinition = {
  object_id: 'candidate',
  tables: ['employee'],
  discriminator: { column: 'is_candidate', value: true },
  fields: {
    id: id(),
    organization_id: id(),
    ...named('organization', 'organization_id', 'organization'),
    number: code(40),
    ...names(300, {}),
    position: text(300),
    position_eng: text(300, { computed: true }),
    department: text(300),
    department_eng: text(300, { computed: true }),
    email: text(254),
    phone: text(40),
    /** The first day that their newest document offers; null while it offers none. */
    hire_date: day({ nullable: true, computed: true }),
    disabled: flag(),
    document_id: id({ nullable: true, computed: true }),
    status_id: code(40, { computed: true }),
    invitation: code(10, { computed: true, values: INVITATIONS }),
    invited_until: moment({ nullable: true, computed: true }),
    updated_at: moment(),
  },
  scope: (actor) => (hires(actor) ? eq('organization_id', actor.organization_id) : 'none'),
  order: { field: 'id', desc: true },
};

/** A candidate's way into the company: the offer, the answers, the decision, and the person is an employee. */
export const recruitment = defineFamily({
  object_id: 'recruitment',
  routes: { form: 'urecruitment', list: 'urecruitments' },
  group: 'people',
  readers: { accountant: false, reviewer: false },
  kind: 'hiring',
  screens: [
    { name: 'candidates', roles: ['recruiter', 'hr'], menu: 'documents' },
    { name: 'urecruitment-own', roles: ['candidate'], mode: 'own', menu: 'mine' },
  ],
  prefix: 'ПР',
  table: 'recruitment',
  fields,
  lines: { scans, studies, jobs },
  form,
  list: { shown: ['vacancy', 'hire_date'], offered: ['department', 'due_date'] },
  objects: [candidate],
  needs: NEEDED,
  untold: PERSONAL,
  asks: { completing: ['numbering', 'post_eng'] },
  closed,
  complete,
  shape,
  check,
  moments,
  effects,
});
