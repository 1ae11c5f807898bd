import type { AnyRow } from '../../../rpc/rows.ts';

/** Seats of an office, as the view has them. */
export interface LocationRow extends AnyRow {
  readonly id: number;
  readonly organization_id: number;
  readonly organization_name: string;
  readonly organization_name_eng: string;
  readonly location: string;
  readonly seats: number;
  readonly disabled: '0' | '1';
  readonly updated_at: string;
}
