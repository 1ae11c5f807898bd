import { unlockUser } from '../../../auth/restore.ts';
import type { Writing } from '../../../call/context.ts';

export const userUnlock = async ({ id }: { id: number }, { tx, actor }: Writing) => {
  await unlockUser(tx, actor, id);
  return { data: { id } };
};
