import type { Change, StepChange } from '../../lib/workflow/changes/change.ts';
import { appliedTo } from '../../lib/workflow/changes/change.ts';
import { contentOf } from '../../lib/workflow/changes/content.ts';
import type { Mark } from '../../lib/workflow/graph/difference.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { stepOf } from '../documents/use-dictionaries.ts';
import type { AnyRow } from '../rpc/rows.ts';

/** A step as the rules read it, and what a draft makes of it. */
export interface StepRow extends AnyRow {
  readonly id: number;
  readonly step: Step;
  readonly change?: StepChange;
  readonly mark?: Mark;
}

export const stepRowOf = (row: AnyRow): StepRow => ({ id: Number(row.id), step: stepOf(row) });

/** The steps as a draft would have them, each with what becomes of it. */
export const draftedRows = (
  object: string,
  rows: readonly StepRow[],
  changes: readonly StepChange[],
): readonly StepRow[] => {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return appliedTo(
    object,
    rows.map(({ step }) => step),
    changes,
  ).map((step) => {
    const change = byId.get(step.id);
    return { id: step.id, step, ...(change ? { change, mark: markOf(change) } : {}) };
  });
};

export const markOf = ({ before, after }: Pick<Change<unknown>, 'before' | 'after'>): Mark =>
  before === null ? 'added' : after === null ? 'removed' : 'changed';

/** Steps that new documents go by now. */
export const inForce = (rows: readonly StepRow[]): readonly Step[] =>
  rows.map(({ step }) => step).filter((step) => contentOf(step) !== null);

/** What a new step begins with. */
export type StepDraft = Partial<Pick<Step, 'business_role' | 'status_id' | 'next_status_id' | 'reject'>>;
