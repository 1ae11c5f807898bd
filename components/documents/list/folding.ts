import type { ListColumn } from '../../../lib/documents/list.ts';

/** Columns that give way below 1100 px: what they say is in the second line of another cell, or waits for more room. */
export const FOLDS: ReadonlySet<ListColumn['kind']> = new Set(['away', 'holder', 'moment']);
