import type { DocumentRow } from '../document-row.ts';

/**
 * What the inbox of the home page shows: the documents of others that wait for the person, the longest wait first,
 * then the person's own that were sent back. A draft one is still writing is no news.
 */
export const inboxOrder = (rows: readonly DocumentRow[], me: number | null): DocumentRow[] =>
  rows
    .filter((row) => row.employee_id !== me || row.reject === '1')
    .toSorted(
      (a, b) =>
        Number(a.employee_id === me) - Number(b.employee_id === me) ||
        (a.status_date < b.status_date ? -1 : 1),
    );
