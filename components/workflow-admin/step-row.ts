import type { Step } from '../../lib/workflow/step.ts';
import { stepOf } from '../documents/use-dictionaries.ts';
import type { AnyRow } from '../rpc/rows.ts';

/** A step as the rules read it, with what its row needs to be changed. */
export interface StepRow extends AnyRow {
  readonly id: number;
  readonly step: Step;
  readonly updated_at: unknown;
}

export const stepRowOf = (row: AnyRow): StepRow => ({
  id: Number(row.id),
  step: stepOf(row),
  updated_at: row.updated_at,
});

/** What a new step begins with. */
export type StepDraft = Partial<Pick<Step, 'business_role' | 'status_id' | 'next_status_id' | 'reject'>>;
