import type { z } from 'zod';
import type { factsInput } from '../../../../lib/rpc/document-facts.ts';
import type { SignedIn } from '../../../call/context.ts';
import { tellFacts } from '../../../workflow/tell-facts.ts';

export const documentFacts = async (input: z.infer<typeof factsInput>, context: SignedIn) => {
  const { facts, warnings } = await tellFacts(context.actor, input);
  return { data: facts, warnings };
};
