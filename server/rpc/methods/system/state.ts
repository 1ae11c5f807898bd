import type { SignedIn } from '../../../call/context.ts';
import { readSystem } from '../../../system/state.ts';

export const systemState = async (_: object, { actor }: SignedIn) => ({ data: await readSystem(actor) });
