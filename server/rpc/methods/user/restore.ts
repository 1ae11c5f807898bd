import { restoreUser } from '../../../auth/restore.ts';
import type { Writing } from '../../../call/context.ts';
import { hasMailServer } from '../../../mail/transport.ts';

export const userRestore = async ({ id }: { id: number }, { tx, actor }: Writing) => {
  await restoreUser(tx, actor, id);
  return { data: { id, mailed: hasMailServer() } };
};
