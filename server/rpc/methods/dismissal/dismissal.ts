import type { DismissalInput, DismissalPlanInput, TakeBackInput } from '../../../../lib/rpc/dismissal.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';
import { dismiss } from '../../../dismissal/dismiss.ts';
import { dismissalPlanOf } from '../../../dismissal/plan.ts';
import { takeBack } from '../../../dismissal/take-back.ts';

export const dismissalPlan = async (input: DismissalPlanInput, { actor }: SignedIn) => ({
  data: await dismissalPlanOf(actor, input),
});

export const dismissalEnter = (input: DismissalInput, { tx, actor }: Writing) => dismiss(tx, actor, input);

export const dismissalTakeBack = (input: TakeBackInput, { tx, actor }: Writing) => takeBack(tx, actor, input);
