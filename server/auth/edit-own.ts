import type { Actor } from '../../lib/access/actor.ts';
import { CONTACT_FIELDS, editableContacts } from '../../lib/identity/contact.ts';
import { formatRefusal } from '../../lib/objects/formats.ts';
import { employee } from '../../lib/objects/people.ts';
import type { UserEdit } from '../../lib/rpc/users.ts';
import { auditBy } from '../audit/audit.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';

type Changes = Pick<UserEdit['data'], 'language' | 'phone' | 'location' | 'notifications'>;

/**
 * Changes what a person keeps of themselves: language, notification switches, and the contact fields the client leaves
 * to them. Always the real person's, also under a grant. Refuses access_denied, validation.
 */
export const editOwn = async (tx: Tx, actor: Actor, changes: Changes): Promise<number> => {
  await editContacts(tx, actor, changes);
  const { language, notifications } = changes;
  if (language !== undefined || notifications !== undefined)
    await tx.rows(
      `update "app_user" set "language" = coalesce($2::text, "language"), "updated_at" = now(),
         "preferences" = "preferences" || jsonb_build_object('notifications',
           coalesce("preferences" -> 'notifications', '{}'::jsonb) || $3::jsonb)
       where "id" = $1`,
      [actor.user_id, language ?? null, JSON.stringify(notifications ?? {})],
    );
  await auditBy(tx, actor, 'user.edit', `user:${actor.user_id}`, { ...changes });
  return actor.user_id;
};

const editContacts = async (tx: Tx, actor: Actor, changes: Changes): Promise<void> => {
  const given = CONTACT_FIELDS.filter((field) => changes[field] !== undefined);
  if (given.length === 0) return;
  const allowed = editableContacts((await readRules(tx, actor.client_id)).parameters);
  if (actor.real_employee_id === null || !given.every((field) => allowed.includes(field)))
    throw refusal('access_denied');
  const wrong = formatRefusal('phone', employee.fields.phone ?? {}, changes.phone);
  if (wrong) throw wrongField(wrong.field, wrong.code);
  await tx.rows(
    `update "employee" set "phone" = coalesce($2::text, "phone"), "location" = coalesce($3::text, "location"), "updated_at" = now()
     where "id" = $1`,
    [actor.real_employee_id, changes.phone ?? null, changes.location ?? null],
  );
};
