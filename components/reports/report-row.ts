import type { Role } from '../../lib/access/roles.ts';
import type { AnyRow } from '../rpc/rows.ts';

/** A report as an admin keeps it. */
export interface ReportRow extends AnyRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly object_id: string;
  readonly columns: string;
  readonly filter: string;
  readonly order_by: string;
  readonly descending: '0' | '1';
  readonly role: Role | null;
  readonly disabled: '0' | '1';
  readonly updated_at: string;
}
