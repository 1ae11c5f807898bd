'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { WorkflowDraft } from '../../../lib/rpc/workflow-changes.ts';
import type { Wanted } from '../../../lib/workflow/changes/change.ts';
import { call } from '../../rpc/client.ts';
import { reread } from '../../rpc/reread.ts';
import { useAct } from '../../rpc/use-act.ts';

/**
 * What an admin does to a draft; the first thing done begins one. Every change is saved at once as the whole of what the
 * draft wants, so each can be undone; nothing of it is in force before it is published.
 */
export const useDraftEdits = (object: string, draft: WorkflowDraft | undefined, begun: () => void) => {
  const client = useQueryClient();
  const again = useCallback(() => void reread(client, 'workflow'), [client]);
  const { busy, act } = useAct(again);
  const past = useRef<{ id: number; wanted: readonly Wanted[] }[]>([]);
  const wanted: readonly Wanted[] = (draft?.changes ?? []).map(({ step_id, after }) => ({ step_id, after }));
  const whole = (next: readonly Wanted[], anew: readonly number[] = []) => ({
    object,
    changes: next,
    ...(draft ? { id: draft.id, updated_at: draft.updated_at } : {}),
    ...(anew.length > 0 ? { anew } : {}),
  });
  const remember = () => {
    if (draft) past.current.push({ id: draft.id, wanted });
    else begun();
  };
  const save = (next: readonly Wanted[], anew?: readonly number[]) =>
    act(async () => {
      remember();
      await call('workflow.draft', whole(next, anew));
    });
  const withStep = (step: Wanted): readonly Wanted[] => [
    ...wanted.filter(({ step_id }) => step_id !== step.step_id),
    step,
  ];
  const without = (step_ids: readonly number[]) =>
    wanted.filter(({ step_id }) => !step_ids.includes(step_id));
  const undo = () => {
    const last = past.current.pop();
    if (last && draft && last.id === draft.id && !busy)
      void act(() => call('workflow.draft', whole(last.wanted)));
  };
  useUndoKey(undo);
  return {
    busy,
    act,
    /** A number for a step that is not there yet. */
    newId: Math.min(0, ...wanted.map(({ step_id }) => step_id)) - 1,
    /** What is sent to have a step say something. */
    paramsWith: (step: Wanted) => {
      remember();
      return whole(withStep(step));
    },
    put: (step: Wanted) => save(withStep(step)),
    takeBack: (step_ids: readonly number[]) => save(without(step_ids)),
    /** Changes steps all the same that somebody else has changed since. */
    keepMine: (step_ids: readonly number[]) => save(wanted, step_ids),
    undo: past.current.some(({ id }) => id === draft?.id) ? undo : undefined,
  };
};

export type DraftEdits = ReturnType<typeof useDraftEdits>;

/** Ctrl Z takes back what was done last, where nobody is writing. */
const useUndoKey = (undo: () => void): void => {
  const latest = useRef(undo);
  latest.current = undo;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const { target } = event;
      const isWriting =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input, textarea, [role="dialog"]'));
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isWriting) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
};
