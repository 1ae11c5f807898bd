import type { FieldRefusal } from '../kernel/refusal.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import { completeDocument } from './complete.ts';
import type { Family } from './family.ts';
import type { RuleFacts } from './record.ts';

/** A document that was completed once more. */
export interface CompletedAgain {
  readonly record: DocumentRecord;
  /** What of it is other than it was kept. */
  readonly changes: Readonly<Record<string, unknown>>;
  readonly refusals: readonly FieldRefusal[];
}

/** Completes a document as a save that sets nothing would, by what stands now. */
export const completedAgain = (family: Family, kept: DocumentRecord, facts: RuleFacts): CompletedAgain => {
  const { patch, record, refusals } = completeDocument(family, kept, NOTHING_SET, facts, kept);
  const changes = Object.fromEntries(
    Object.entries(patch).filter(([name, value]) => (kept[name] ?? null) !== (value ?? null)),
  );
  return { record, changes, refusals };
};

const NOTHING_SET: ReadonlySet<string> = new Set();
