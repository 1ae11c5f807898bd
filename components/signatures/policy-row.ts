import type { PolicyLevel } from '../../lib/families/legal.data.ts';
import type { Party } from '../../lib/kernel/signature-level.ts';
import type { SignaturePolicy } from '../../lib/workflow/signature/policy.ts';
import type { AnyRow } from '../rpc/rows.ts';

/** A policy as the view sends it. */
export interface PolicyRow extends AnyRow {
  readonly id: number;
  readonly object_id: string;
  readonly document_type_id: number | null;
  readonly party: Party;
  readonly level: PolicyLevel;
  readonly required: '0' | '1';
  readonly article: string;
  readonly updated_at: string;
}

/** One kind of document and one party of it: a cell of the table. */
export interface PolicyPlace {
  readonly object_id: string;
  /** Null: the family as a whole. */
  readonly type: { readonly id: number; readonly code: string; readonly name: string } | null;
  readonly party: Party;
}

export const policyOf = (row: PolicyRow): SignaturePolicy => ({ ...row, required: row.required === '1' });

/** The policy of just this place. */
export const rowAt = (rows: readonly PolicyRow[], place: PolicyPlace): PolicyRow | undefined =>
  rows.find(
    (row) =>
      row.object_id === place.object_id &&
      row.document_type_id === (place.type?.id ?? null) &&
      row.party === place.party,
  );
