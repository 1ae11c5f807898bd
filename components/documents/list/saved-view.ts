import type { RowsState } from '../../lists/rows-address.ts';
import type { Ask } from '../../rpc/ask.ts';
import { fromSaved, toSaved } from './list-state.ts';

/** The name of the entry that applies when a person has chosen no view (specification 3.3). */
export const DEFAULT_NAME = 'default';

/** A view a person has saved, as the bar shows it. */
export interface SavedView {
  readonly id: number;
  /** What the address says for it. */
  readonly key: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly state: RowsState;
  readonly updated_at: string;
}

/** A stored filter of a person. */
export interface UserFilterRow {
  readonly id: number;
  readonly route_name: string;
  readonly name: string;
  readonly parameters: string;
  readonly updated_at: string;
  readonly [field: string]: unknown;
}

export const savedViewOf = (row: UserFilterRow): SavedView => ({
  id: row.id,
  key: `f${row.id}`,
  name: row.name,
  isDefault: row.name === DEFAULT_NAME,
  state: fromSaved(row.parameters),
  updated_at: row.updated_at,
});

/** The views a person has saved for a list. */
export const savedViewsAsk = (route: string): Ask => ({
  object: 'user_filter',
  query: { filter: `route_name = '${route}'`, orderBy: 'name', rowsPerPage: 'all' },
});

/** The entry that applies when nothing is chosen: a view with a name where one is the same. */
export const standardOf = (saved: readonly SavedView[]): SavedView | undefined => {
  const standard = saved.find((each) => each.isDefault);
  return (
    standard && (saved.find((each) => !each.isDefault && isSameState(each.state, standard.state)) ?? standard)
  );
};

export const isSameState = (a: RowsState, b: RowsState): boolean =>
  JSON.stringify(toSaved(a)) === JSON.stringify(toSaved(b));
