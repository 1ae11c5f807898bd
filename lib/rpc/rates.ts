import { z } from 'zod';
import { words } from './shapes.ts';

/** A bank quotes some sixty currencies a day; a file of a quarter for a few of them has as many lines. */
export const QUOTES_MAX = 500;

/** A day's quotes as a bank gives them; `date`, `source` and `quoted_in` hold for lines that say none of their own. */
export const rateImportInput = z.strictObject({
  /** CSV with a head, or a JSON list of objects. */
  text: words(200_000).min(1),
  date: words(10).optional(),
  source: words(100).optional(),
  quoted_in: words(3).optional(),
});
export type RateImport = z.infer<typeof rateImportInput>;

/** How many rates were added, and how many were there already, the same. */
export const rateImported = z.object({
  data: z.object({ added: z.number().int(), same: z.number().int() }),
});
