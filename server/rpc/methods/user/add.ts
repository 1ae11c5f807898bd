import type { UserAdd } from '../../../../lib/rpc/users.ts';
import { addUser } from '../../../users/add-user.ts';
import type { Writing } from '../../context.ts';

export const userAdd = async (input: UserAdd, { tx, actor }: Writing) => ({
  id: await addUser(tx, actor, input),
});
