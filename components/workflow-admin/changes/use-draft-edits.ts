'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { WorkflowDraft } from '../../../lib/rpc/workflow-changes.ts';
import type { Wanted } from '../../../lib/workflow/changes/change.ts';
import type { PolicyContent } from '../../../lib/workflow/changes/policy.ts';
import { call } from '../../rpc/client.ts';
import { reread } from '../../rpc/reread.ts';
import { useAct } from '../../rpc/use-act.ts';

/** The whole of what a draft wants. */
interface Wishes {
  readonly changes: readonly Wanted[];
  readonly policies: readonly Wanted<PolicyContent>[];
}

/** Rows the draft changes although another admin has changed them since. */
interface Anew {
  readonly anew?: readonly number[];
  readonly policies_anew?: readonly number[];
}

/**
 * What an admin does to a draft; the first thing done begins one. Every change is saved at once as the whole of what the
 * draft wants, so each can be undone; nothing of it is in force before it is published.
 */
export const useDraftEdits = (object: string, draft: WorkflowDraft | undefined, begun: () => void) => {
  const client = useQueryClient();
  const again = useCallback(() => void reread(client, 'workflow'), [client]);
  const { busy, act } = useAct(again);
  const past = useRef<{ id: number; wishes: Wishes }[]>([]);
  const wishes: Wishes = {
    changes: (draft?.changes ?? []).map(wantedOf),
    policies: (draft?.policies ?? []).map(wantedOf),
  };
  const whole = (next: Wishes, anew: Anew = {}) => ({
    object,
    ...next,
    ...anew,
    ...(draft ? { id: draft.id, updated_at: draft.updated_at } : {}),
  });
  const remember = () => {
    if (draft) past.current.push({ id: draft.id, wishes });
    else begun();
  };
  const save = (next: Partial<Wishes>, anew?: Anew) =>
    act(async () => {
      remember();
      await call('workflow.draft', whole({ ...wishes, ...next }, anew));
    });
  const undo = () => {
    const last = past.current.pop();
    if (last && draft && last.id === draft.id && !busy)
      void act(() => call('workflow.draft', whole(last.wishes)));
  };
  useUndoKey(undo);
  return {
    busy,
    act,
    /** Numbers for a step and a policy that are not there yet. */
    newId: nextId(wishes.changes),
    newPolicyId: nextId(wishes.policies),
    /** What is sent to have a step say something. */
    paramsWith: (step: Wanted) => {
      remember();
      return whole({ ...wishes, changes: withRow(wishes.changes, step) });
    },
    put: (step: Wanted) => save({ changes: withRow(wishes.changes, step) }),
    takeBack: (ids: readonly number[]) => save({ changes: without(wishes.changes, ids) }),
    putPolicy: (policy: Wanted<PolicyContent>) =>
      save({
        policies:
          policy.after === null && policy.id < 0
            ? without(wishes.policies, [policy.id])
            : withRow(wishes.policies, policy),
      }),
    takePolicyBack: (ids: readonly number[]) => save({ policies: without(wishes.policies, ids) }),
    keepMine: (anew: Anew) => save({}, anew),
    undo: past.current.some(({ id }) => id === draft?.id) ? undo : undefined,
  };
};

export type DraftEdits = ReturnType<typeof useDraftEdits>;

const wantedOf = <Content>({ id, after }: Wanted<Content>): Wanted<Content> => ({ id, after });

const nextId = (rows: readonly { readonly id: number }[]): number =>
  Math.min(0, ...rows.map(({ id }) => id)) - 1;

const withRow = <Row extends { readonly id: number }>(rows: readonly Row[], row: Row): readonly Row[] => [
  ...without(rows, [row.id]),
  row,
];

const without = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: readonly number[],
): readonly Row[] => rows.filter(({ id }) => !ids.includes(id));

/** Ctrl Z takes back what was done last, outside text fields. */
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
