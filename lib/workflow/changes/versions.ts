import { isOn } from '../flag.ts';
import type { Step } from '../step.ts';
import type { Wanted } from './change.ts';
import { contentOf, type StepContent } from './content.ts';

/** A step of a version that was published: what it said, and which row said it; null for one that comes from a file. */
export interface KeptStep {
  readonly id: number | null;
  readonly content: StepContent;
}

/** The steps in force as a version keeps them. */
export const keptSteps = (steps: readonly Step[]): KeptStep[] =>
  steps.flatMap((step) => {
    const content = contentOf(step);
    return content ? [{ id: step.id, content }] : [];
  });

/**
 * Restores a version: steps match by row, else by move, else by what they share with a step not in it; steps it lacks
 * go, and missing ones are created.
 */
export const wantedFor = (steps: readonly Step[], version: readonly KeptStep[]): Wanted[] => {
  const free = new Map(
    steps.flatMap((step) => {
      const content = contentOf(step);
      return content ? [[step.id, content] as const] : [];
    }),
  );
  const taken = new Map<KeptStep, number>();
  for (const isIt of [isItsRow, isItsMove, isNear])
    for (const kept of version) {
      if (taken.has(kept)) continue;
      const [found] = [...free].find(([id, content]) => isIt(kept, id, content)) ?? [];
      if (found === undefined) continue;
      taken.set(kept, found);
      free.delete(found);
    }
  let next = 0;
  return [
    ...version.map((kept) => ({ id: taken.get(kept) ?? --next, after: kept.content })),
    ...[...free.keys()].map((id) => ({ id, after: null })),
  ];
};

type Likeness = (kept: KeptStep, id: number, content: StepContent) => boolean;

const isItsRow: Likeness = (kept, id) => kept.id === id;

const isItsMove: Likeness = (kept, _, content) => moveOf(kept.content) === moveOf(content);

/** The same role moves documents out of the same status, or into it. */
const isNear: Likeness = ({ content: kept }, _, content) =>
  kept.business_role === content.business_role &&
  kept.reject === content.reject &&
  kept.organization_id === content.organization_id &&
  (kept.status_id === content.status_id || kept.next_status_id === content.next_status_id);

/** What makes a step the one it is, whatever its flags. */
const moveOf = (content: StepContent): string =>
  JSON.stringify([
    content.business_role,
    content.status_id,
    content.next_status_id,
    content.organization_id,
    content.detail.when ?? '',
    isOn(content.detail.leg),
    isOn(content.detail.second_level),
    isOn(content.detail.own),
  ]);
