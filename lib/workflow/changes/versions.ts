import { isOn } from '../flag.ts';
import type { Step } from '../step.ts';
import type { Wanted } from './change.ts';
import { contentOf, type StepContent } from './content.ts';

/** A step of a version that was published: what it said, and which row said it; null for one that comes from a file. */
export interface KeptStep {
  readonly step_id: number | null;
  readonly content: StepContent;
}

/** The steps in force as a version keeps them. */
export const keptSteps = (steps: readonly Step[]): KeptStep[] =>
  steps.flatMap((step) => {
    const content = contentOf(step);
    return content ? [{ step_id: step.id, content }] : [];
  });

/**
 * What brings a version back: steps are known by their rows, else by the moves they are; those it does not have go, and
 * those that are gone come anew.
 */
export const wantedFor = (steps: readonly Step[], version: readonly KeptStep[]): Wanted[] => {
  const standing = new Map(
    steps.flatMap((step) => {
      const content = contentOf(step);
      return content ? [[step.id, content] as const] : [];
    }),
  );
  const free = new Set(standing.keys());
  const matched = version.map(({ step_id, content }) => {
    const own = step_id !== null && free.has(step_id) ? step_id : undefined;
    const alike = own ?? [...free].find((id) => moveOf(standing.get(id)) === moveOf(content));
    if (alike !== undefined) free.delete(alike);
    return { step_id: alike, after: content };
  });
  let next = 0;
  return [
    ...matched.map(({ step_id, after }) => ({ step_id: step_id ?? --next, after })),
    ...[...free].map((step_id) => ({ step_id, after: null })),
  ];
};

/** What makes a step the one it is, whatever its flags. */
const moveOf = (content: StepContent | undefined): string | undefined =>
  content &&
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
