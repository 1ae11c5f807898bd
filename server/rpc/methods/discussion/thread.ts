import type { SignedIn, Writing } from '../../../call/context.ts';
import { markRead, mentionable, threadState } from '../../../discussion/thread-state.ts';

interface OfDocument {
  readonly registrator_id: number;
}

export const discussionState = async ({ registrator_id }: OfDocument, { actor }: SignedIn) => ({
  data: await threadState(actor, registrator_id),
});

export const discussionPeople = async (
  { registrator_id, name }: OfDocument & { readonly name: string },
  { actor }: SignedIn,
) => ({ data: await mentionable(actor, registrator_id, name) });

export const discussionRead = async (
  { registrator_id, message_id }: OfDocument & { readonly message_id: number },
  { actor, tx }: Writing,
) => ({ data: await markRead(tx, actor, registrator_id, message_id) });
