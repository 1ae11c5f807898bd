import type { z } from 'zod';
import type { lintInput, SimulateInput } from '../../../../lib/rpc/workflow-admin.ts';
import type { SignedIn } from '../../../call/context.ts';
import { lintSteps } from '../../../workflow/admin/lint.ts';
import { simulate } from '../../../workflow/admin/simulate.ts';
import { askUsed } from '../../../workflow/admin/used.ts';

export const workflowLint = async ({ object }: z.infer<typeof lintInput>, { actor }: SignedIn) => ({
  findings: await lintSteps(actor, object),
});

export const workflowSimulate = (input: SimulateInput, { actor }: SignedIn) => simulate(actor, input);

export const workflowUsed = async ({ id }: { id: number }, { actor }: SignedIn) => ({
  used: await askUsed(actor, id),
});
