import type { Step } from '../step.ts';
import type { StepChange } from './change.ts';
import { contentOf, isSameContent, isSameMove, type StepContent, withoutOrder } from './content.ts';

/** Documents under way keep the order they go by, or all go by the new one. */
export const WAYS = ['keep', 'new'] as const;
export type Way = (typeof WAYS)[number];

/** What is written of a step. */
export type StepWrite = Partial<StepContent & Pick<Step, 'disabled'>>;

/** Rows of steps to change, and rows to add. Nothing is deleted: what moved documents stays known. */
export interface Publication {
  readonly edits: readonly (StepWrite & { readonly id: number })[];
  readonly adds: readonly StepContent[];
}

/**
 * What a draft writes at a moment. Where documents under way keep their order, a step they may take is closed for those
 * made from the moment on and another opened; else every document goes by one order, and earlier ones end.
 */
export const publicationOf = (
  steps: readonly Step[],
  changes: readonly StepChange[],
  way: Way,
  moment: string,
): Publication => {
  const changed = new Map(changes.map((change) => [change.id, change.after]));
  const known = new Set(steps.map(({ id }) => id));
  const added = changes.flatMap(({ id, after }) => (after && !known.has(id) ? [after] : []));
  const ofSteps = steps.map((step) => {
    const now = contentOf(step);
    const after = changed.has(step.id) ? (changed.get(step.id) ?? null) : now;
    return way === 'keep' ? kept(step, now, after, moment) : renewed(step, now, after);
  });
  const edits = ofSteps.flatMap(({ edit }) => (edit ? [edit] : []));
  const adds = [...ofSteps.flatMap(({ add }) => (add ? [add] : [])), ...added].map((content) =>
    way === 'keep' ? { ...content, detail: { ...content.detail, since: moment } } : content,
  );
  return broughtBack(steps, edits, adds);
};

/** A step that was taken away before and comes again is switched on where it stands, rather than written a second time. */
const broughtBack = (
  steps: readonly Step[],
  edits: Publication['edits'],
  adds: Publication['adds'],
): Publication => {
  const touched = new Set(edits.map(({ id }) => id));
  const off = steps.filter(
    (step) => step.disabled && !touched.has(step.id) && step.detail.change === undefined,
  );
  const back = new Map<StepContent, number>();
  for (const content of adds) {
    const alike = off.find(
      (step) =>
        ![...back.values()].includes(step.id) &&
        isSameMove(step, content) &&
        step.organization_id === content.organization_id,
    );
    if (alike) back.set(content, alike.id);
  }
  return {
    edits: [...edits, ...[...back].map(([content, id]) => ({ id, ...content, disabled: false }))],
    adds: adds.filter((content) => !back.has(content)),
  };
};

interface Written {
  readonly edit?: Publication['edits'][number];
  readonly add?: StepContent;
}

const kept = (step: Step, now: StepContent | null, after: StepContent | null, moment: string): Written => {
  if (isSameContent(now, after)) return {};
  const until = { id: step.id, detail: { ...step.detail, until: moment } };
  return { ...(now ? { edit: until } : {}), ...(after ? { add: after } : {}) };
};

const renewed = (step: Step, now: StepContent | null, after: StepContent | null): Written => {
  const off = { id: step.id, disabled: true };
  if (after === null) return step.disabled ? {} : { edit: off };
  if (!isSameMove(step, after)) return { ...(step.disabled ? {} : { edit: off }), add: after };
  const isOrdered = step.detail.since !== undefined || step.detail.until !== undefined;
  return now && !isOrdered && isSameContent(now, after)
    ? {}
    : { edit: { id: step.id, ...after, detail: withoutOrder(after.detail), disabled: false } };
};
