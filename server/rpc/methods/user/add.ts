import type { UserAdd } from '../../../../lib/rpc/users.ts';
import type { Writing } from '../../../call/context.ts';
import { addUser } from '../../../users/add-user.ts';

export const userAdd = async (input: UserAdd, { tx, actor }: Writing) => ({
  id: await addUser(tx, actor, input),
});
