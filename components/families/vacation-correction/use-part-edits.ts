'use client';
import { useState } from 'react';
import { type Bar, type Counted, movedBar, splitBar, stretchedBar } from '../../../lib/leave/bars.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useRefresh } from '../../documents/use-refresh.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { notify } from '../../ui/notify.ts';
import type { ShownCorrection, ShownPart } from './correction-parts.ts';

/** What may be done with the bar of a part. */
export interface PartEdits {
  readonly busy: boolean;
  readonly move: (part: ShownPart, by: number) => void;
  readonly stretch: (part: ShownPart, by: number) => void;
  readonly split: (part: ShownPart) => void;
}

/**
 * Changes the parts of a correction that is being written: that of the form as its fields would be, the others, and new
 * ones, together with all of them. Undefined where the correction may not be changed any more.
 */
export const usePartEdits = (
  form: DocumentForm,
  { leaves, parts }: ShownCorrection,
): PartEdits | undefined => {
  const errorText = useErrorText();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const write = useRpcMutation('correction.parts');
  const counted: Counted = { rule: form.rule, calendar: form.situation.calendar };
  if (!form.canEdit || !form.isDraft) return undefined;

  const set = ({ start_date, end_date }: Bar) => {
    form.set({ start_date, end_date });
    form.touch('start_date', 'end_date');
  };
  /** Drafts alone: a part that was sent stays. */
  const together = async (next: (Bar & { id?: number })[]) => {
    setBusy(true);
    try {
      if (form.dirty && !(await form.saving.save())) return;
      await write.mutateAsync({ parents: leaves.map(({ id }) => id), parts: next });
      await refresh();
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const drafts = parts.filter(({ status_id }) => status_id === 'draft');
  const barOf = ({ id, start_date, end_date }: ShownPart) => ({ id, start_date, end_date });
  const change = (part: ShownPart, bar: Bar) => {
    if (part.own) return set(bar);
    void together(drafts.map((each) => (each.id === part.id ? { ...bar, id: each.id } : barOf(each))));
  };
  return {
    busy,
    move: (part, by) => change(part, movedBar(part, by, counted)),
    stretch: (part, by) => change(part, stretchedBar(part, by)),
    split: (part) => {
      const halves = splitBar(part);
      if (halves)
        void together(
          drafts.flatMap((each) =>
            each.id === part.id ? [{ ...halves[0], id: each.id }, halves[1]] : [barOf(each)],
          ),
        );
    },
  };
};
