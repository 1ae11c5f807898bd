/**
 * Columns that give way in a narrow table: who holds the document moves under its status, the period under what the
 * document is, the rest waits for more room. Measured on the table, not on the window: a side menu takes room too.
 */
export const FOLDS: Readonly<Record<string, string | undefined>> = {
  holder: '@max-[1180px]:hidden',
  moment: '@max-[1180px]:hidden',
  away: '@max-[1020px]:hidden',
  period: '@max-[800px]:hidden',
  summary: '@max-[800px]:hidden',
};

/** Who a document is about, or what it is, takes two fifths of the table, in a narrow one all that the others leave. */
export const WIDE: Readonly<Record<string, string | undefined>> = {
  person: 'w-2/5 @max-[800px]:w-full',
  document: 'w-2/5 @max-[800px]:w-full',
};

/** What is shown under the status while the column of the holder is folded. */
export const UNFOLDS_HOLDER = '@min-[1180px]:hidden';

/** What is shown under the document while the column of the period is folded. */
export const UNFOLDS_PERIOD = '@min-[800px]:hidden';
