import type { DocumentRow } from '../document-row.ts';

/** The family of some documents; undefined when they are of several. */
export const familyOfRows = (rows: readonly Pick<DocumentRow, 'object_id'>[]): string | undefined => {
  const [first] = rows;
  return rows.every(({ object_id }) => object_id === first?.object_id) ? first?.object_id : undefined;
};
