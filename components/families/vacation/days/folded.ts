import type { LedgerRow } from '../../../../lib/documents/families/vacation/rpc.ts';
import type { Day } from '../../../../lib/kernel/day.ts';
import type { Cause } from '../../../../lib/leave/entry.ts';

/** What of the ledger is in sight. */
export const LEDGER_VIEWS = ['all', 'granted', 'leaves', 'returns'] as const;
export type LedgerView = (typeof LEDGER_VIEWS)[number];

const CAUSES_OF: Readonly<Record<Exclude<LedgerView, 'all'>, readonly Cause[]>> = {
  granted: ['limit', 'import', 'accrual', 'transfer', 'forfeit'],
  leaves: ['leave', 'planned'],
  returns: ['return', 'correction'],
};

/** Rows in a row that say the same, the newest first; one alone is a run too. */
export interface Run {
  readonly rows: readonly [LedgerRow, ...LedgerRow[]];
  /** Its days are after today: it may still change. */
  readonly isAhead: boolean;
}

export const inLedgerView = (row: Pick<LedgerRow, 'cause'>, view: LedgerView): boolean =>
  view === 'all' || CAUSES_OF[view].includes(row.cause);

/** The rows of a view, the newest first: months in a row that earn the same are one run, on their side of today. */
export const folded = (rows: readonly LedgerRow[], view: LedgerView, today: Day): readonly Run[] => {
  const runs: { rows: [LedgerRow, ...LedgerRow[]]; isAhead: boolean }[] = [];
  for (const row of rows) {
    if (!inLedgerView(row, view)) continue;
    const isAhead = row.on_date > today;
    const open = runs.at(-1);
    const [first] = open?.rows ?? [];
    const isSame = first?.cause === 'accrual' && row.cause === 'accrual' && first.days === row.days;
    if (open && isSame && open.isAhead === isAhead) open.rows.push(row);
    else runs.push({ rows: [row], isAhead });
  }
  return runs;
};
