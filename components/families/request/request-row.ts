import type { DocumentRow } from '../../documents/document-row.ts';

/** A request for a paper as the view sends it. */
export interface RequestRow extends DocumentRow {
  readonly request_type_id: number | null;
  readonly request_type_code: string;
  readonly request_type_name: string;
  readonly request_type_name_eng: string;
  readonly made_by: string;
  readonly year: number | null;
  readonly month: number | null;
  readonly language: 'ru' | 'en' | '';
  readonly delivery: 'file' | 'paper' | '';
  readonly copies: number;
  readonly addressee: string;
  readonly text: string;
  readonly stage: string;
}

/** Whether the portal is at work on it: hr is not needed for what it makes by itself, but to hand over copies. */
export const isWithPortal = ({ made_by, stage }: RequestRow): boolean =>
  made_by === 'portal' && stage !== 'missing' && stage !== 'done';

/** A kind of paper as the dictionary sends it. */
export interface PaperTypeRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly hint: string;
  readonly hint_eng: string;
  readonly made_by: string;
  readonly norm_days: number;
  readonly period: 'none' | 'year' | 'month';
  readonly languages: string;
  readonly as_file: '0' | '1';
  readonly on_paper: '0' | '1';
  readonly free_text: '0' | '1';
  readonly [field: string]: unknown;
}

/** In work: sent and not given yet. */
export const OPEN: readonly string[] = ['prepared', 'accepted'];

/** Given: it waits to be received, or was. */
export const GIVEN: readonly string[] = ['processed', 'confirmed', 'closed'];
