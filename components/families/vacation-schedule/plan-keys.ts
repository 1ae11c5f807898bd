import type { KeyboardEvent } from 'react';
import type { PlanActs } from './plan-acts.ts';
import type { PlanEntry } from './plan-entry.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

interface PlanKeys {
  readonly acts: PlanActs;
  readonly open: (entry: PlanEntry) => void;
}

/**
 * The keys of a part: arrows move it by a day, PageUp and PageDown by a week, with Shift they stretch its end; S splits it,
 * Delete takes it away, Enter opens it.
 */
export const heardBy =
  (entry: PlanEntry, { acts, open }: PlanKeys) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = STEPS[event.key];
    if (by !== undefined) (event.shiftKey ? acts.stretch : acts.move)(entry, by);
    else if (event.code === 'KeyS') acts.split(entry);
    else if (event.key === 'Delete' || event.key === 'Backspace') acts.drop(entry);
    else if (event.key === 'Enter' && entry.id > 0) open(entry);
    else return;
    event.preventDefault();
  };
