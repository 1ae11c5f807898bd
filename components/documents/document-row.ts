import type { SaidMark } from '../../lib/documents/marks.ts';
import type { Day } from '../../lib/kernel/day.ts';
import type { DocumentPath } from '../../lib/workflow/path-shape.ts';

/** A step the caller may take with a document now, as the server offers it. */
export interface RowStep {
  readonly id: number;
  readonly next_status_id: string;
  readonly business_role: string;
  readonly reject: '0' | '1';
  /** Whether it comes with a signature: never, if one likes, always, or with one on paper. */
  readonly sign: '0' | '1' | '2' | '3' | '4';
  /** Of a step that may be signed: this button is the one that signs. */
  readonly signed?: true;
  readonly disable_grid_button: '0' | '1';
}

/** A document as the view sends it: the common fields, what the caller may do with it and its way. */
export interface DocumentRow {
  readonly id: number;
  readonly object_id: string;
  readonly number: string;
  readonly organization_id: number;
  readonly employee_id: number;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly position: string;
  readonly position_eng: string;
  readonly department: string;
  readonly department_eng: string;
  readonly location: string;
  readonly manager_id: number | null;
  readonly manager_name: string | null;
  readonly manager_name_eng: string | null;
  readonly creator_id: number | null;
  readonly creator_name: string | null;
  readonly creator_name_eng: string | null;
  readonly document_type_id: number | null;
  readonly document_type_code: string | null;
  readonly document_type_name: string | null;
  readonly document_type_name_eng: string | null;
  readonly detail: string | null;
  readonly status_id: string;
  readonly status_name: string;
  readonly status_name_eng: string;
  readonly workflow_id: number | null;
  readonly reject: '0' | '1' | null;
  readonly version: number;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number | null;
  /** What it says of itself; a list of one family leaves out what the family has no word for. */
  readonly title?: string | null;
  readonly title_eng?: string | null;
  readonly due_date?: Day | null;
  readonly amount?: string | null;
  readonly currency_code?: string | null;
  /** Warnings the sender acknowledged, as JSON text. */
  readonly warnings?: string | null;
  readonly comments: string;
  readonly comments_eng: string;
  readonly create_date: string;
  readonly status_date: string;
  readonly updated_at: string;
  readonly editor_id: number | null;
  readonly editor_name: string | null;
  readonly editor_name_eng: string | null;
  readonly files_count: number;
  /** Where it was asked for: how many messages of its thread are new to the reader, 100 at most. */
  readonly discussion_unread?: number;
  /** Marks of the last step, with `;` between them. */
  readonly indicators?: string;
  /** Extra chips of its family beside the status. */
  readonly marks?: readonly SaidMark[];
  readonly steps: readonly RowStep[];
  readonly path: DocumentPath;
  readonly can_edit: '0' | '1';
  readonly can_delete: '0' | '1';
  /** The family's own fields, by name. */
  readonly [field: string]: unknown;
}
