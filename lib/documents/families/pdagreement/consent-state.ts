import { holds } from '../../../access/actor.ts';
import { eq } from '../../../filter/filter.ts';
import { code, day, id, integer, moment, named, text } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';

/** How a person stands with a purpose. */
export const CONSENT_STATES = [
  'missing',
  'asked',
  'given',
  'old',
  'expired',
  'withdrawn',
  'refused',
] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** States in which the person may be asked: nothing holds, and nothing lies before them. */
export const MAY_BE_ASKED: readonly ConsentState[] = ['missing', 'old', 'expired'];

const ofPerson = (column: string) => text(300, { from: { ref: 'employee_id', table: 'employee', column } });

/** People and purposes: who agreed to which version, until when, and who has not; for hr of the organization. */
export const consentState: ObjectDefinition = {
  object_id: 'consent_state',
  tables: ['consent_state'],
  view: true,
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    organization_id: id(),
    employee_id: id(),
    ...named('employee', 'employee_id', 'employee'),
    department: ofPerson('department'),
    department_eng: ofPerson('department_eng'),
    position: ofPerson('position'),
    position_eng: ofPerson('position_eng'),
    document_type_id: id(),
    ...named('document_type', 'document_type_id', 'document_type'),
    state: code(20, { values: CONSENT_STATES }),
    document_id: id({ nullable: true }),
    number: code(40, { nullable: true }),
    text_version: integer({ nullable: true }),
    newest_version: integer(),
    status_date: moment({ nullable: true }),
    valid_to: day({ nullable: true }),
  },
  scope: (actor) =>
    holds(actor, 'hr') && actor.organization_id !== null
      ? eq('organization_id', actor.organization_id)
      : 'none',
  order: { field: 'id', desc: false },
};
