import type { OvertimeRow } from './overtime-row.ts';

/** Documents that were prepared together, the newest first. */
export interface Group {
  readonly master_id: string;
  readonly rows: readonly OvertimeRow[];
}

/** Rows in their order, those of one id together where the first of them stands. */
export const groupsOf = (rows: readonly OvertimeRow[]): readonly Group[] => {
  const groups = new Map<string, OvertimeRow[]>();
  for (const row of rows) groups.set(row.master_id, [...(groups.get(row.master_id) ?? []), row]);
  return [...groups].map(([master_id, own]) => ({ master_id, rows: own }));
};
