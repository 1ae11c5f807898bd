import { type Actor, keepsStaff } from '../../../access/actor.ts';
import { ownClientAndOrganization } from '../../../access/scope.ts';
import { ofStaff } from '../../../families/candidate.ts';
import { always, day, id, integer, moment, must, named, text } from '../../../objects/kinds.ts';
import type { ObjectDefinition } from '../../../objects/object.ts';

const ownedBy = ({ client_id, employee_id }: Actor) => ({ client_id, creator_id: employee_id });

/**
 * Texts of consents by purpose: versions that are added and never changed. A text without an organization holds for every
 * one that has none of its own.
 */
export const consentText: ObjectDefinition = {
  object_id: 'consent_text',
  tables: ['consent_text'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    organization_id: id({ ...always, nullable: true, references: 'organization' }),
    ...named('organization', 'organization_id', 'organization'),
    document_type_id: id({ ...must, references: 'document_type' }),
    ...named('document_type', 'document_type_id', 'document_type'),
    version: integer(),
    text: text(8000, must),
    text_eng: text(8000, always),
    scope: text(2000, must),
    scope_eng: text(2000, always),
    /** How long a consent to it holds; null until it is withdrawn. */
    valid_for_months: integer({ ...always, nullable: true }),
    date_from: day(must),
    creator_id: id({ nullable: true }),
    ...named('creator', 'creator_id', 'employee'),
    create_date: moment(),
  },
  scope: ofStaff(ownClientAndOrganization),
  order: { field: 'id', desc: true },
  write: { add: keepsStaff },
  owned: ownedBy,
};
