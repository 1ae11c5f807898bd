import type { ListColumn } from '../../../lib/documents/list.ts';
import type { ColumnOrder } from '../../lists/next-sort.ts';
import type { RowsState } from '../../lists/rows-address.ts';

export interface ListOrder extends ColumnOrder {
  readonly orderBy: string;
}

/**
 * The order of a list: the column the person chose, else action needed first: what waits longest in the views of
 * open work; in the others `usual`, the order the family has, or the latest dates.
 */
export const orderOf = (
  state: Pick<RowsState, 'view' | 'sort' | 'desc'>,
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
