import type { Day } from '../../../lib/kernel/day.ts';
import type { DocumentRow } from '../../documents/document-row.ts';

/** A paper before a person, as the view sends it. */
export interface PaperDocument extends DocumentRow {
  readonly title: string;
  readonly due_date: Day | null;
  readonly paper_id: number | null;
}

/** A paper as hr publishes it. */
export interface PublishedRow {
  readonly id: number;
  readonly title: string;
  readonly comments: string;
  readonly document_type_id: number | null;
  readonly document_type_name: string;
  readonly document_type_name_eng: string;
  readonly due_date: Day | null;
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
  readonly size: number;
  readonly creator_name: string;
  readonly creator_name_eng: string;
  readonly people: number;
  readonly confirmed: number;
  readonly declined: number;
  readonly create_date: string;
  readonly [field: string]: unknown;
}
