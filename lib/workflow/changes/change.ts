import type { Step } from '../step.ts';
import { contentOf, isSameContent, type StepContent } from './content.ts';

/**
 * A change of one row: what it said and what it will say; null where it is not in force. A row that is not there yet has
 * a number below zero, its own within the draft.
 */
export interface Change<Content> {
  readonly id: number;
  readonly before: Content | null;
  readonly after: Content | null;
}

export type StepChange = Change<StepContent>;

/** Wanted content of a row. */
export type Wanted<Content = StepContent> = Pick<Change<Content>, 'id' | 'after'>;

/** A change whose row another editor changed meanwhile, with its content now. */
export interface Collision<Content> extends Change<Content> {
  readonly now: Content | null;
}

type Rows<Content> = ReadonlyMap<number, Content | null>;
type Same<Content> = (one: Content | null, other: Content | null) => boolean;

/**
 * Changes of a draft for the wanted content: what a row said when first touched stays known, and changes without effect
 * are left out.
 */
export const changesBetween = <Content>(
  now: Rows<Content>,
  wanted: readonly Wanted<Content>[],
  known: readonly Change<Content>[],
  isSame: Same<Content>,
): Change<Content>[] => {
  const touched = new Map(known.map(({ id, before }) => [id, before]));
  return wanted
    .map(({ id, after }) => ({ id, before: touched.get(id) ?? now.get(id) ?? null, after }))
    .filter(({ before, after }) => !isSame(before, after));
};

/** Changes whose rows have changed since; a row that already says what was wanted is no collision. */
export const collisionsBetween = <Content>(
  now: Rows<Content>,
  changes: readonly Change<Content>[],
  isSame: Same<Content>,
): Collision<Content>[] =>
  changes
    .filter(({ id }) => id > 0)
    .map((change) => ({ ...change, now: now.get(change.id) ?? null }))
    .filter((change) => !isSame(change.now, change.before) && !isSame(change.now, change.after));

const stepsNow = (steps: readonly Step[]): Rows<StepContent> =>
  new Map(steps.map((step) => [step.id, contentOf(step)]));

/** Changes of steps for the wanted content. */
export const changesOf = (
  steps: readonly Step[],
  wanted: readonly Wanted[],
  known: readonly StepChange[] = [],
): StepChange[] => changesBetween(stepsNow(steps), wanted, known, isSameContent);

/** Changes of steps that collide with another edit. */
export const collisionsOf = (
  steps: readonly Step[],
  changes: readonly StepChange[],
): Collision<StepContent>[] => collisionsBetween(stepsNow(steps), changes, isSameContent);

/** The steps with the changes applied, without those of an old order; a removed one is off. */
export const appliedTo = (
  object_id: string,
  steps: readonly Step[],
  changes: readonly StepChange[],
): Step[] => {
  const changed = new Map(changes.map((change) => [change.id, change.after]));
  const known = new Set(steps.map(({ id }) => id));
  return [
    ...steps.flatMap((step) => {
      const after = changed.has(step.id) ? (changed.get(step.id) ?? null) : contentOf(step);
      if (after) return [{ ...after, id: step.id, object_id, disabled: false }];
      return changed.has(step.id) || step.disabled ? [{ ...step, disabled: true }] : [];
    }),
    ...changes.flatMap(({ id, after }) =>
      after && !known.has(id) ? [{ ...after, id, object_id, disabled: false }] : [],
    ),
  ];
};
