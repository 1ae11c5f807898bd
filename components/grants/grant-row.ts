import type { Day } from '../../lib/kernel/day.ts';

/** A grant in force, as the profile tells of it. */
export interface GrantRow {
  readonly id: number;
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly organization_id: number;
  readonly organization_name: string;
  readonly organization_name_eng: string;
  readonly role: string;
  readonly families: readonly string[];
  /** Also documents of the person themselves. */
  readonly own_documents: '0' | '1';
  /** The last day as things stand; null without an end. */
  readonly until: Day | null;
  readonly deputy: '0' | '1';
  readonly [field: string]: unknown;
}
