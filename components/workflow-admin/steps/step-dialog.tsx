'use client';
import { RowDialog } from '../../rows/form/row-dialog.tsx';
import type { Editing } from '../../rows/rows-definition.ts';
import type { DraftEdits } from '../changes/use-draft-edits.ts';
import type { StepDraft, StepRow } from '../step-row.ts';
import { useStepForm } from './step-form.tsx';

interface StepDialogProps extends Editing<StepRow> {
  object: string;
  draft: StepDraft;
  edits: DraftEdits;
}

/** Adds a step to a draft, or changes one in it. */
export const StepDialog = (props: StepDialogProps) =>
  props.edited === undefined ? null : <Opened {...props} />;

const Opened = ({ object, draft, edits, ...editing }: StepDialogProps) => {
  const row = editing.edited === 'new' ? undefined : editing.edited;
  return <RowDialog editing={editing} form={useStepForm({ object, row, draft, edits })} />;
};
