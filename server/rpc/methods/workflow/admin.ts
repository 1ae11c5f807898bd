import type { z } from 'zod';
import type { lintInput, SimulateInput } from '../../../../lib/rpc/workflow-admin.ts';
import type {
  changesInput,
  DraftInput,
  dropInput,
  importInput,
  PublishInput,
  restoreInput,
  strandedInput,
} from '../../../../lib/rpc/workflow-changes.ts';
import type { SignedIn } from '../../../call/context.ts';
import { lintSteps } from '../../../workflow/admin/lint.ts';
import { simulate } from '../../../workflow/admin/simulate.ts';
import { dropDraft, listChanges, saveDraft } from '../../../workflow/changes/drafts.ts';
import { exportSteps, importSteps } from '../../../workflow/changes/file.ts';
import { judgeDraft } from '../../../workflow/changes/judge.ts';
import { publishDraft } from '../../../workflow/changes/publish.ts';
import { restoreVersion } from '../../../workflow/changes/restore.ts';
import { listStranded } from '../../../workflow/changes/stranded.ts';

export const workflowLint = async ({ object }: z.infer<typeof lintInput>, { actor }: SignedIn) => ({
  findings: await lintSteps(actor, object),
});

export const workflowSimulate = (input: SimulateInput, { actor }: SignedIn) => simulate(actor, input);

export const workflowChanges = ({ object }: z.infer<typeof changesInput>, { actor }: SignedIn) =>
  listChanges(actor, object);

export const workflowDraft = async (input: DraftInput, { actor }: SignedIn) => ({
  data: await saveDraft(actor, input),
});

export const workflowJudge = ({ id }: { id: number }, { actor }: SignedIn) => judgeDraft(actor, id);

export const workflowPublish = async (input: PublishInput, { actor }: SignedIn) => ({
  data: await publishDraft(actor, input),
});

export const workflowDrop = async ({ id, updated_at }: z.infer<typeof dropInput>, { actor }: SignedIn) => {
  await dropDraft(actor, id, updated_at);
  return { data: { id } };
};

export const workflowRestore = async (
  { object, version }: z.infer<typeof restoreInput>,
  { actor }: SignedIn,
) => ({ data: await restoreVersion(actor, object, version) });

export const workflowExport = async ({ object }: z.infer<typeof changesInput>, { actor }: SignedIn) => ({
  data: await exportSteps(actor, object),
});

export const workflowImport = async ({ object, file }: z.infer<typeof importInput>, { actor }: SignedIn) => ({
  data: await importSteps(actor, object, file),
});

export const workflowStranded = ({ id, status_id }: z.infer<typeof strandedInput>, { actor }: SignedIn) =>
  listStranded(actor, id, status_id);
