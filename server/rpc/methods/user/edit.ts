import type { UserEdit } from '../../../../lib/rpc/users.ts';
import { editOwn } from '../../../auth/edit-own.ts';
import { refusal } from '../../../call/call-error.ts';
import type { Writing } from '../../../call/context.ts';
import { editUser } from '../../../users/edit-user.ts';

/** What every person may choose for themselves; everything else goes by the rules of accounts. */
export const userEdit = async ({ id, data }: UserEdit, { tx, actor }: Writing) => {
  const { language, phone, location, notifications, ...account } = data;
  const isOwn = (id ?? actor.user_id) === actor.user_id && Object.keys(account).length === 0;
  if (isOwn) return { data: { id: await editOwn(tx, actor, data) } };
  if (phone !== undefined || location !== undefined || notifications !== undefined)
    throw refusal('access_denied');
  const named = language === undefined ? account : { ...account, language };
  return editUser(tx, actor, id ?? actor.user_id, named);
};
