import type { Day } from '../../../../lib/kernel/day.ts';

/** A request that carries the paper of a document, as the view sends it. */
export interface RequestRow {
  readonly id: number;
  readonly number: string;
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly legal_document_id: number;
  readonly legal_object_id: string;
  readonly legal_number: string;
  readonly request_type_name: string;
  readonly request_type_name_eng: string;
  readonly status_id: string;
  readonly status_name: string;
  readonly status_name_eng: string;
  readonly status_date: string;
  readonly create_date: string;
  readonly date: Day | null;
  readonly comments: string;
  readonly [field: string]: unknown;
}
