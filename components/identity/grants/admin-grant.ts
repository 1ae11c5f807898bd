import type { Day } from '../../../lib/kernel/day.ts';

/** A grant as an admin reads it. */
export interface AdminGrant {
  readonly id: number;
  readonly user_id: number;
  readonly login: string;
  /** The employee behind the account that holds it. */
  readonly holder_id: number | null;
  readonly employee_id: number;
  readonly role: string;
  readonly families: string;
  readonly own_documents: '0' | '1';
  readonly date_from: Day;
  readonly date_to: Day;
  readonly disabled: '0' | '1';
  readonly updated_at: string;
  readonly [field: string]: unknown;
}
