'use client';
import { RowDialog } from '../../rows/form/row-dialog.tsx';
import type { Editing } from '../../rows/rows-definition.ts';
import { call } from '../../rpc/client.ts';
import { useAsked } from '../../rpc/use-asked.ts';
import type { StepDraft, StepRow } from '../step-row.ts';
import { useStepForm } from './step-form.tsx';

interface StepDialogProps extends Editing<StepRow> {
  object: string;
  draft: StepDraft;
}

/** Adds or edits a step; of one that documents were moved by only what is no part of their history. */
export const StepDialog = ({ object, draft, ...editing }: StepDialogProps) => {
  const { edited } = editing;
  const id = edited === undefined || edited === 'new' ? undefined : edited.id;
  const used = useAsked<boolean>({
    queryKey: ['view', 'workflow', 'used', id],
    queryFn: ({ signal }) =>
      call<{ used: boolean }>('workflow.used', { id }, { signal }).then((answer) => answer.used),
    enabled: id !== undefined,
    staleTime: 0,
  });
  if (edited === undefined || (id !== undefined && used.isFetching)) return null;
  return <Opened object={object} draft={draft} isUsed={used.data === true} {...editing} />;
};

const Opened = ({ object, draft, isUsed, ...editing }: StepDialogProps & { isUsed: boolean }) => {
  const row = editing.edited === 'new' ? undefined : editing.edited;
  return <RowDialog editing={editing} form={useStepForm({ object, row, draft, isUsed })} />;
};
