import { type Actor, holds } from '../../access/actor.ts';
import { ownClient } from '../../access/scope.ts';
import { ofFamilies } from '../../families/candidate.ts';
import { PARTIES, POLICY_LEVELS } from '../../workflow/signature/law.ts';
import { always, code, flag, id, moment, must, named, text } from '../kinds.ts';
import type { ObjectDefinition } from '../object.ts';

const admin = (actor: Actor): boolean => holds(actor, 'admin');

/** What the employer's local act has signed, and how. All roles read it: a button says why it asks for a signature. */
export const signaturePolicy: ObjectDefinition = {
  object_id: 'signature_policy',
  tables: ['signature_policy'],
  fields: {
    id: id(),
    client_id: id({ read: ['admin'] }),
    object_id: code(60, must),
    document_type_id: id({ ...always, nullable: true, references: 'document_type' }),
    ...named('document_type', 'document_type_id', 'document_type', 200),
    party: code(20, { ...must, values: PARTIES }),
    level: code(20, { ...must, values: POLICY_LEVELS }),
    required: flag(always),
    article: text(300, always),
    updated_at: moment(),
  },
  scope: ofFamilies(ownClient),
  order: { field: 'id', desc: false },
  write: { add: admin, edit: admin, del: admin },
  owned: (actor) => ({ client_id: actor.client_id }),
};
