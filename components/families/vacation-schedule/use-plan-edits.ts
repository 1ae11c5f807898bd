'use client';
import { useMemo, useState } from 'react';
import { byNumber, NO_EDITS, type PlanEdits, stillHeld } from './plan-edits.ts';
import type { PlanEntry } from './plan-entry.ts';

interface Held {
  readonly past: readonly PlanEdits[];
  readonly now: PlanEdits;
  readonly future: readonly PlanEdits[];
}

const NOTHING: Held = { past: [], now: NO_EDITS, future: [] };

/** What is drawn and not saved yet, over the schedule as it is stored; each step is taken back and done again. */
export const usePlanEdits = (entries: readonly PlanEntry[]) => {
  const [{ past, now, future }, hold] = useState<Held>(NOTHING);
  const kept = useMemo(() => byNumber(entries), [entries]);
  const edits = useMemo(() => stillHeld(kept, now), [kept, now]);
  const [before, after] = [past.at(-1), future.at(-1)];
  return {
    edits,
    /** Lays entries over those of the same numbers; null takes one away. */
    put: (changed: readonly (readonly [id: number, edit: PlanEntry | null])[]) =>
      hold((held) => ({
        past: [...held.past, held.now],
        now: new Map([...held.now, ...changed].filter(([id, edit]) => id > 0 || edit !== null)),
        future: [],
      })),
    undo: before && (() => hold({ past: past.slice(0, -1), now: before, future: [...future, now] })),
    redo: after && (() => hold({ past: [...past, now], now: after, future: future.slice(0, -1) })),
    clear: () => hold(NOTHING),
  };
};

export type PlanEditing = ReturnType<typeof usePlanEdits>;
