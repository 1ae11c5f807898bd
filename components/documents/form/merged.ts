import type { LinesMerge } from '../../../lib/documents/merge-lines.ts';
import { type ToldLine, toldOf } from '../../../lib/documents/merge-told.ts';
import type { DocumentRow } from '../document-row.ts';
import { linesIn } from './form-lines.ts';
import type { Meeting } from './meeting.ts';
import { changedFields, type Values } from './values.ts';

/** What was taken of the lines of a field without a choice. */
export interface MergedLines {
  readonly lines: readonly ToldLine[];
  /** They stand in another order than they did on the screen. */
  readonly isMoved: boolean;
}

/** What was merged by itself, and the state of the document that it is from. */
export interface Merged {
  readonly row: DocumentRow;
  readonly lines: Readonly<Record<string, MergedLines>>;
}

/** What is to be told of a merge; null where nothing was typed over, or no line has changed. */
export const mergedIn = (row: DocumentRow, { sides, lines }: Meeting, whole: Values): Merged | null => {
  if (changedFields(sides.mine, sides.base).length === 0) return null;
  const told = Object.entries(lines)
    .map(([field, merge]) => [field, toldIn(merge, whole, field)] as const)
    .filter(([, each]) => each.isMoved || each.lines.length > 0);
  return told.length === 0 ? null : { row, lines: Object.fromEntries(told) };
};

/** What is taken of the lines of a field without a choice, by the form as it will be. */
export const toldIn = (merge: LinesMerge, whole: Values, field: string): MergedLines => ({
  lines: toldOf(merge, linesIn(whole, field)),
  isMoved: merge.order.isMoved,
});
