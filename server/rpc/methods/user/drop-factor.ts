import { dropFactor } from '../../../auth/drop-factor.ts';
import type { Writing } from '../../../call/context.ts';

export const userDropFactor = async ({ id }: { id: number }, { tx, actor }: Writing) => {
  await dropFactor(tx, actor, id);
  return { data: { id } };
};
