import type { z } from 'zod';
import type { whyInput } from '../../../../lib/rpc/why.ts';
import type { SignedIn } from '../../../call/context.ts';
import { readWhy } from '../../../workflow/why.ts';

export const workflowWhy = (input: z.infer<typeof whyInput>, context: SignedIn) =>
  readWhy(context.actor, input);
