/** Statuses of documents that hold nobody: they were not sent, or were turned down. */
export const NOT_HELD: readonly string[] = ['empty', 'draft', 'declined'];
