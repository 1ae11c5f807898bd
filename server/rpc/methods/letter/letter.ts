import type { z } from 'zod';
import type { LetterInput, letterEventsInput, letterKeepInput } from '../../../../lib/rpc/letters.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';
import { letterEvents } from '../../../letters/events.ts';
import { keepLetter } from '../../../letters/keep.ts';
import { listLetters } from '../../../letters/list.ts';
import { showLetter } from '../../../letters/preview.ts';
import { countLetter, sendLetter } from '../../../letters/send.ts';

export const letterList = async (_: object, { actor }: SignedIn) => ({ data: await listLetters(actor) });

export const letterEventList = async ({ kind }: z.infer<typeof letterEventsInput>, { actor }: SignedIn) => ({
  data: await letterEvents(actor, kind),
});

export const letterPreview = async (input: LetterInput, { actor }: SignedIn) => {
  const { reader, letter } = await showLetter(actor, input);
  return { data: { ...letter, to: reader.email } };
};

export const letterKeep = async (input: z.infer<typeof letterKeepInput>, { tx, actor }: Writing) => {
  await keepLetter(tx, actor, input);
  return { data: await listLetters(actor, tx) };
};

/** Outside the transaction: what was counted stays counted. */
export const prepareLetterSend = async (_: object, { actor }: SignedIn) => countLetter(actor);

export const letterSend = async (input: LetterInput, { tx, actor }: Writing) => ({
  data: await sendLetter(tx, actor, input),
});
