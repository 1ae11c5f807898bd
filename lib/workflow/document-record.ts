import type { Day } from '../kernel/day.ts';

/** A document as rules see it: the common fields typed, the family's own by name. */
export interface DocumentRecord {
  readonly id: number | null;
  readonly employee_id: number;
  readonly document_type_id: number | null;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number | null;
  readonly comments: string;
  readonly comments_eng: string;
  readonly [field: string]: unknown;
}
