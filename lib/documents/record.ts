import type { Calendar } from '../calendar/calendar.ts';
import type { Day } from '../kernel/day.ts';
import type { Parameters } from '../settings/read.ts';
import type { DocumentTypeDetail } from '../workflow/document.ts';
import type { FactBag } from './facts.ts';

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

/** Input of every rule. */
export interface Circumstances {
  readonly today: Day;
  readonly calendar: Calendar;
  readonly parameters: Parameters;
  readonly type: { readonly code: string; readonly detail: DocumentTypeDetail } | null;
  /** The caller acts as hr: exempt from past days, warned where others are refused. */
  readonly byHr: boolean;
  /** The caller is the owner. */
  readonly byOwner?: boolean;
  /** It has not been kept yet: a later change of its dates counts as backdating. */
  readonly isNew: boolean;
}

/** What a family's rules judge by: the circumstances, and the facts it asks for; the others are empty. */
export interface RuleFacts extends Circumstances, FactBag {}
