import { code, flag, id, moment, text } from '../kinds.ts';
import type { ObjectDefinition } from '../object.ts';
import { ofEmployee, signers } from './signers.ts';

/** Keys that were asked for, and what was decided about them. */
export const keyOrder: ObjectDefinition = {
  object_id: 'key_order',
  tables: ['key_order'],
  fields: {
    id: id(),
    ...ofEmployee,
    kind: code(10),
    reason: text(500),
    asked_by: id(),
    asked_name: text(300, { computed: true }),
    asked_name_eng: text(300, { computed: true }),
    asked_at: moment(),
    decided_by: id({ nullable: true }),
    decided_at: moment({ nullable: true }),
    granted: flag({ nullable: true }),
    used_at: moment({ nullable: true }),
    expires_at: moment(),
    /** asked, granted, refused, used or over. */
    state: code(10, { computed: true }),
  },
  scope: signers,
  order: { field: 'id', desc: true },
};
