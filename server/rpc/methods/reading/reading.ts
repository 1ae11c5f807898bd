import type { SignedIn, Writing } from '../../../call/context.ts';
import { mayBeNamed } from '../../../reading/may-be-named.ts';
import { openDocument, readersOf } from '../../../reading/read-marks.ts';

interface OfDocument {
  readonly object: string;
  readonly id: number;
}

export const readingOpen = async (input: OfDocument, { actor, tx }: Writing) => ({
  data: await openDocument(tx, actor, input),
});

export const readingList = async (input: OfDocument, { actor }: SignedIn) => ({
  data: await readersOf(actor, input),
});

export const readingWhom = async ({ name }: { readonly name: string }, { actor }: SignedIn) => ({
  data: await mayBeNamed(actor, name),
});
