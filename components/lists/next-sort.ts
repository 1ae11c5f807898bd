/** How rows stand: by which column, when they follow one. */
export interface ColumnOrder {
  readonly column: string | null;
  readonly sort: 'asc' | 'desc';
}

/** What a press on a head makes of the order: up, down, and back to the usual one. */
export const nextSort = (
  order: ColumnOrder,
  { sort }: { readonly sort: string | null },
  key: string,
): { sort: string | null; desc: boolean } => {
  if (order.column !== key || sort === null)
    return { sort: key, desc: order.column === key ? order.sort === 'asc' : false };
  return order.sort === 'asc' ? { sort: key, desc: true } : { sort: null, desc: false };
};
