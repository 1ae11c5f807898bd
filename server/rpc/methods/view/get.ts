import type { z } from 'zod';
import type { listInput } from '../../../../lib/rpc/rows.ts';
import type { CallContext } from '../../../call/context.ts';
import { mayBeLarge } from '../../../objects/list-query.ts';
import { viewPage } from '../../../objects/view.ts';
import { noteCard } from '../../../trail/note-cards.ts';

export const viewGet = (input: z.infer<typeof listInput>, context: CallContext) => {
  const read = async () => {
    const page = await viewPage(context.actor, context.client, input);
    if (context.actor) noteCard(context.actor, input.object, page.text);
    return page;
  };
  return mayBeLarge(input) ? context.answer.large(read) : read();
};
