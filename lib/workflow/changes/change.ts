import type { Step } from '../step.ts';
import { contentOf, isSameContent, type StepContent } from './content.ts';

/**
 * A change of one step: what it said and what it will say; null where it is not in force. A step that is not there yet
 * has a number below zero, its own within the draft.
 */
export interface StepChange {
  readonly step_id: number;
  readonly before: StepContent | null;
  readonly after: StepContent | null;
}

/** What somebody wants a step to say. */
export type Wanted = Pick<StepChange, 'step_id' | 'after'>;

/**
 * The changes of a draft once it wants this: what a step said when it was first touched stays known, and what would
 * change nothing is left out.
 */
export const changesOf = (
  steps: readonly Step[],
  wanted: readonly Wanted[],
  known: readonly StepChange[] = [],
): StepChange[] => {
  const now = new Map(steps.map((step) => [step.id, contentOf(step)]));
  const touched = new Map(known.map(({ step_id, before }) => [step_id, before]));
  return wanted
    .map(({ step_id, after }) => ({
      step_id,
      before: touched.get(step_id) ?? now.get(step_id) ?? null,
      after,
    }))
    .filter(({ before, after }) => !isSameContent(before, after));
};

/** The steps as they would be, those of an old order left out; one that is taken away is off. */
export const appliedTo = (
  object_id: string,
  steps: readonly Step[],
  changes: readonly StepChange[],
): Step[] => {
  const changed = new Map(changes.map((change) => [change.step_id, change.after]));
  const known = new Set(steps.map(({ id }) => id));
  return [
    ...steps.flatMap((step) => {
      const after = changed.has(step.id) ? (changed.get(step.id) ?? null) : contentOf(step);
      if (after) return [{ ...after, id: step.id, object_id, disabled: false }];
      return changed.has(step.id) || step.disabled ? [{ ...step, disabled: true }] : [];
    }),
    ...changes.flatMap(({ step_id, after }) =>
      after && !known.has(step_id) ? [{ ...after, id: step_id, object_id, disabled: false }] : [],
    ),
  ];
};

/** A change that somebody else has gone over meanwhile, and what its step says now. */
export interface Collision extends StepChange {
  readonly now: StepContent | null;
}

/** Changes whose steps no longer say what they said; one that somebody else has made already is none. */
export const collisionsOf = (steps: readonly Step[], changes: readonly StepChange[]): Collision[] => {
  const now = new Map(steps.map((step) => [step.id, contentOf(step)]));
  return changes
    .filter(({ step_id }) => step_id > 0)
    .map((change) => ({ ...change, now: now.get(change.step_id) ?? null }))
    .filter(
      (change) => !isSameContent(change.now, change.before) && !isSameContent(change.now, change.after),
    );
};
