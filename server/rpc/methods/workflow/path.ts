import type { SignedIn } from '../../../call/context.ts';
import { readFamilyPath } from '../../../workflow/family-path.ts';

export const workflowPath = (input: { object: string }, context: SignedIn) =>
  readFamilyPath(context.actor, input.object);
