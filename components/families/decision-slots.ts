import type { ComponentType } from 'react';
import type { Day } from '../../lib/kernel/day.ts';
import type { DocumentRow, RowStep } from '../documents/document-row.ts';
import type { Warning } from '../documents/moves/carried-warnings.ts';
import { DismissalFacts, DismissalWarning, dismissalDay } from './statement/dismissal.tsx';
import { RejectedParts } from './vacation-correction/rejected-parts.tsx';

/** What a family shows of its own where a document that was sent with a warning is decided on. */
interface DecisionSlots {
  /** What the decision rests on, in place of the summary of a row. */
  readonly Facts?: ComponentType<{ row: DocumentRow; warnings: readonly Warning[] }>;
  /** The warnings, in place of their sentences. */
  readonly Read?: ComponentType<{ warnings: readonly Warning[] }>;
  /** What a step back acts on, above the reason that is asked for. */
  readonly Rejected?: ComponentType<{ row: DocumentRow; step: RowStep }>;
  /** The day that is agreed to. */
  readonly dayOf?: (warnings: readonly Warning[]) => Day | undefined;
}

const SLOTS: Readonly<Record<string, DecisionSlots>> = {
  statement: { Facts: DismissalFacts, Read: DismissalWarning, dayOf: dismissalDay },
  vacation_correction: { Rejected: RejectedParts },
};

export const decisionSlotsOf = (object_id: string): DecisionSlots => SLOTS[object_id] ?? {};
