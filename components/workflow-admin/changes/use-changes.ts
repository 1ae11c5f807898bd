'use client';
import { useSearchParams } from 'next/navigation';
import type { WorkflowChanges, WorkflowDraft, WorkflowJudgement } from '../../../lib/rpc/workflow-changes.ts';
import { call } from '../../rpc/client.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useAsked } from '../../rpc/use-asked.ts';
import { writeQuery } from '../../shell/write-query.ts';

/** In the address in place of a draft: the steps in force, whatever drafts there are. */
const NONE = 'none';

/**
 * Drafts and versions of an object, the draft in sight and what it would do. The address names the draft, so that
 * another admin can be shown it; without a name one's own is taken up where it was left.
 */
export const useChanges = (object: string) => {
  const asked = useSearchParams().get('change');
  const changes = useAsked<WorkflowChanges>({
    queryKey: ['view', 'workflow', 'changes', object],
    queryFn: ({ signal }) => call('workflow.changes', { object }, { signal }),
  });
  const drafts = changes.data?.drafts ?? [];
  const named =
    asked === NONE
      ? undefined
      : (drafts.find(({ number }) => String(number) === asked) ?? drafts.find(({ own }) => own));
  const judgement = useAsked<WorkflowJudgement>({
    queryKey: ['view', 'workflow', 'judge', named?.id, named?.updated_at],
    queryFn: ({ signal }) => call('workflow.judge', { id: named?.id }, { signal }),
    enabled: named !== undefined,
  });
  // A draft that was published or thrown away is gone before the list of drafts says so.
  const isGone = judgement.error instanceof RpcError && judgement.error.reason === 'not_found';
  const draft = isGone ? undefined : named;
  return { changes, drafts, draft, judgement, show: showDraft };
};

export type Changes = ReturnType<typeof useChanges>;

/** Has a draft in sight, one's own as soon as there is one, or with undefined the steps in force. */
const showDraft = (draft: Pick<WorkflowDraft, 'number'> | 'own' | undefined): void =>
  writeQuery({ change: draft === 'own' ? '' : (draft?.number ?? NONE) });
