'use client';
import { createElement, useCallback, useRef } from 'react';
import type { Editing } from '../../lists/rows-definition.ts';
import type { DraftEdits } from '../changes/use-draft-edits.ts';
import type { StepDraft, StepRow } from '../step-row.ts';

/** The window of a step for one object, and what a new one begins with. */
export const useDraft = (object: string, edits: DraftEdits) => {
  const latest = useRef(edits);
  latest.current = edits;
  const begun = useRef<StepDraft>({});
  const load = useCallback(
    () =>
      import('./step-dialog.tsx').then(
        ({ StepDialog }) =>
          (editing: Editing<StepRow>) =>
            createElement(StepDialog, {
              ...editing,
              object,
              edits: latest.current,
              draft: begun.current,
              onClose: () => {
                begun.current = {};
                editing.onClose();
              },
            }),
      ),
    [object],
  );
  return {
    load,
    draft: (draft: StepDraft) => {
      begun.current = draft;
    },
  };
};
