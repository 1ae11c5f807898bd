import { readFamilyPath } from '../../../workflow/family-path.ts';
import type { SignedIn } from '../../context.ts';

export const workflowPath = (input: { object: string }, context: SignedIn) =>
  readFamilyPath(context.actor, input.object);
