import type { SignedIn, Writing } from '../../../call/context.ts';
import { sendTrialLetter } from '../../../setup/letter.ts';
import { readSetup } from '../../../setup/state.ts';

export const setupState = async (_: object, { actor }: SignedIn) => ({ data: await readSetup(actor) });

export const setupLetter = async (_: object, { actor, tx }: Writing) => ({
  data: await sendTrialLetter(tx, actor),
});
