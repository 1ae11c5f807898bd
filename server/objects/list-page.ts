/** A page as the wire sends it: every row is JSON text that PostgreSQL built. */
export interface ListPage {
  rows: string[];
  /** Raw values of the query's `keys`, row by row, for what the server adds; empty when none were asked for. */
  keys: Record<string, unknown>[];
  total: number;
  total_exact: boolean;
  next?: string;
}
