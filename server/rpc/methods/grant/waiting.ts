import { readWaiting } from '../../../auth/waiting.ts';
import type { SignedIn } from '../../../call/context.ts';

export const grantWaiting = async (_input: object, context: SignedIn) => ({
  data: await readWaiting(context.actor),
});
