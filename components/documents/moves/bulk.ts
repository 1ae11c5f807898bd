import type { DocumentRow, RowStep } from '../document-row.ts';
import { carriedWarnings } from './carried-warnings.ts';
import { gridSteps, signs, withSignedTwins } from './step-order.ts';

/** One decision that may be taken on several documents at once, and on which of those chosen. */
export interface BulkAction {
  readonly next_status_id: string;
  readonly reject: boolean;
  /** It is taken with a signature. */
  readonly signed: boolean;
  readonly moves: readonly { readonly row: DocumentRow; readonly step: RowStep }[];
  /** Chosen rows that do not offer it: they stay as they are. */
  readonly left: readonly DocumentRow[];
}

/**
 * The decisions open for a selection: one per status that at least one chosen row may go to, with a signature and
 * without one apart, rejections first.
 * A row that offers no such step is left out of it, so the count on the button is what will be sent.
 */
export const bulkActions = (rows: readonly DocumentRow[]): BulkAction[] => {
  const actions = new Map<
    string,
    { next_status_id: string; reject: boolean; signed: boolean; moves: { row: DocumentRow; step: RowStep }[] }
  >();
  for (const row of rows)
    for (const step of withSignedTwins(gridSteps(row))) {
      const key = `${step.reject}:${step.next_status_id}:${signs(step)}`;
      const action = actions.get(key) ?? {
        next_status_id: step.next_status_id,
        reject: step.reject === '1',
        signed: signs(step),
        moves: [],
      };
      const unread = step.reject === '0' && isUnread(row, step.next_status_id);
      if (!unread && !action.moves.some((move) => move.row.id === row.id)) action.moves.push({ row, step });
      actions.set(key, action);
    }
  return [...actions.values()]
    .filter(({ moves }) => moves.length > 0)
    .toSorted((a, b) => Number(b.reject) - Number(a.reject))
    .map((action) => ({
      ...action,
      left: rows.filter((row) => !action.moves.some((move) => move.row.id === row.id)),
    }));
};

/**
 * The decisions that every chosen row offers: what a selection out of several families is decided by. Rows whose warning
 * is to be read one by one stay behind, and the question says so.
 */
export const sharedActions = (actions: readonly BulkAction[]): readonly BulkAction[] =>
  actions.filter(({ left, next_status_id }) => left.every((row) => isUnread(row, next_status_id)));

/** What its author was warned of is read one by one. */
const isUnread = (row: DocumentRow, next_status_id: string): boolean =>
  carriedWarnings(row).length > 0 &&
  gridSteps(row).some((step) => step.reject === '0' && step.next_status_id === next_status_id);

/** The decision a selection is chiefly there for: the last one onward. */
export const bulkPrimary = (actions: readonly BulkAction[]): BulkAction | undefined =>
  actions.findLast((action) => !action.reject);

/** The way back of a selection, as of a row: declining, where the workflow has it. */
export const bulkRejection = (actions: readonly BulkAction[]): BulkAction | undefined => {
  const back = actions.filter((action) => action.reject);
  return back.find((action) => action.next_status_id === 'declined') ?? back[0];
};

/** Back to the authors of a selection, where its rows offer it. */
export const bulkBack = (actions: readonly BulkAction[]): BulkAction | undefined =>
  actions.find((action) => action.reject && action.next_status_id !== 'declined');

/** Calls of a batch at most (the contract's cap). */
export const BATCH_CAP = 50;

export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
