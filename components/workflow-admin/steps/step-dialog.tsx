'use client';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { Editing } from '../../lists/rows-definition.ts';
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
  return (
    <FormWindow
      {...editing}
      open={editing.edited !== undefined}
      form={useStepForm({ object, row, draft, edits })}
    />
  );
};
