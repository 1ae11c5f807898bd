import type { UserEdit } from '../../../../lib/rpc/users.ts';
import { setLanguage } from '../../../auth/language.ts';
import { editUser } from '../../../users/edit-user.ts';
import type { Writing } from '../../context.ts';

/** One's own language is everybody's to choose; everything else goes by the rules of accounts. */
export const userEdit = async ({ id, data }: UserEdit, { tx, actor }: Writing) => {
  const { language, ...more } = data;
  const own = (id ?? actor.user_id) === actor.user_id && Object.keys(more).length === 0;
  return {
    data: {
      id:
        own && language !== undefined
          ? await setLanguage(tx, actor, language)
          : await editUser(tx, actor, id ?? actor.user_id, data),
    },
  };
};
