import type { RowStep } from '../document-row.ts';
import { type BulkAction, bulkBack, bulkPrimary, bulkRejection } from './bulk.ts';
import { rowBack, rowRejection, type StepButtons } from './step-order.ts';

/** What a key of a list decides: agrees, turns down, sends back to its author. */
export type ByKey = 'primary' | 'reject' | 'back';

/** What a key does with the rows that are chosen. */
export const BULK_BY_KEY: Readonly<
  Record<ByKey, (actions: readonly BulkAction[]) => BulkAction | undefined>
> = { primary: bulkPrimary, reject: bulkRejection, back: bulkBack };

/** What a key does with the row it stands on. */
export const ROW_BY_KEY: Readonly<Record<ByKey, (buttons: StepButtons) => RowStep | undefined>> = {
  primary: ({ primary }) => primary,
  reject: rowRejection,
  back: rowBack,
};
