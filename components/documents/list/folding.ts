import type { ListColumn } from '../../../lib/documents/list.ts';

/**
 * Columns that give way in a narrow table: who holds the document moves under its status, the rest waits for more
 * room. Measured on the table, not on the window: a side menu takes room too.
 */
export const FOLDS: Readonly<Partial<Record<ListColumn['kind'], string>>> = {
  holder: '@max-[1180px]:hidden',
  moment: '@max-[1180px]:hidden',
  away: '@max-[980px]:hidden',
};

/** Who a document is about takes a third of the table, and what the other columns leave. */
export const WIDE: Readonly<Partial<Record<ListColumn['kind'], string>>> = { person: 'w-1/3' };

/** What is shown under the status while the column of the holder is folded. */
export const UNFOLDS_HOLDER = '@min-[1180px]:hidden';
