import type { ListColumn } from '../../../lib/documents/list.ts';
import type { ListState } from './list-state.ts';

export interface ListOrder {
  readonly orderBy: string;
  readonly sort: 'asc' | 'desc';
  /** Key of the column it follows, when it follows one. */
  readonly column: string | null;
}

/**
 * The order of a list: the column the person chose, else action needed first: what waits longest in the views of
 * open work; in the others `usual`, the order the family has, or the latest dates.
 */
export const orderOf = (
  state: Pick<ListState, 'view' | 'sort' | 'desc'>,
  columns: readonly ListColumn[],
  usual?: string,
): ListOrder => {
  const column = columns.find((each) => each.key === state.sort);
  const [field] = column?.fields ?? [];
  if (column && field !== undefined)
    return { orderBy: field, sort: state.desc ? 'desc' : 'asc', column: column.key };
  const date = columns.find(({ kind }) => kind === 'period' || kind === 'day');
  if (state.view === 'waiting') return { orderBy: 'status_date', sort: 'asc', column: 'holder' };
  return usual !== undefined
    ? { orderBy: usual, sort: 'asc', column: null }
    : { orderBy: date?.fields[0] ?? 'status_date', sort: 'desc', column: date?.key ?? 'holder' };
};

/** What a click on a head makes of the order: down, up, and back to the usual one. */
export const nextSort = (
  order: ListOrder,
  state: Pick<ListState, 'sort'>,
  key: string,
): { sort: string | null; desc: boolean } => {
  if (order.column !== key || state.sort === null)
    return { sort: key, desc: order.column === key ? order.sort === 'asc' : false };
  return order.sort === 'asc' ? { sort: key, desc: true } : { sort: null, desc: false };
};
