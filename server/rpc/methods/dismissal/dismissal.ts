import type { DismissalInput, DismissalPlanInput } from '../../../../lib/rpc/dismissal.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';
import { dismiss } from '../../../dismissal/dismiss.ts';
import { dismissalPlanOf } from '../../../dismissal/plan.ts';

export const dismissalPlan = async (input: DismissalPlanInput, { actor }: SignedIn) => ({
  data: await dismissalPlanOf(actor, input),
});

export const dismissalEnter = (input: DismissalInput, { tx, actor }: Writing) => dismiss(tx, actor, input);
