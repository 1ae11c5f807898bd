import { fromSaved, type SavedState } from './list-state.ts';

/** The name of the entry that applies when a person has chosen no view (specification 3.3). */
export const DEFAULT_NAME = 'default';

/** A view a person has saved, as the bar shows it. */
export interface SavedView {
  readonly id: number;
  /** What the address says for it. */
  readonly key: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly state: SavedState;
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
