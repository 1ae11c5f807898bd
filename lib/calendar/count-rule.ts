import { identityOf } from '../families/identities.ts';
import { isListed, type Parameters } from '../settings/read.ts';
import type { CountRule, DayCount } from './day-count.ts';

/** Whether the dates of an object follow the working calendar (specification 9.3). */
export const isInWorkingDays = (object_id: string): boolean => identityOf(object_id)?.dates?.working === true;

export interface CountedDocument {
  readonly object_id: string;
  readonly document_type?: {
    readonly code: string;
    readonly detail: { readonly day_count: DayCount };
  } | null;
}

/** A type on `weekly_doctype_list` is taken on working days or in whole weeks (AMB-090). */
export const isWeekly = (document: CountedDocument, parameters: Parameters): boolean =>
  isListed(parameters, 'weekly_doctype_list', document.document_type?.code);

/**
 * How the days of a document are counted: weekly types first, then families of working days (AMB-089),
 * then as the document type says; calendar days when nothing is said.
 */
export const countRuleOf = (document: CountedDocument, parameters: Parameters): CountRule => {
  if (isWeekly(document, parameters)) return 'weekly';
  if (isInWorkingDays(document.object_id)) return 'working';
  return document.document_type?.detail.day_count ?? 'calendar';
};
