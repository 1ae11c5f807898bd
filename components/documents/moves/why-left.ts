import { type Holder, holderOf } from '../../../lib/workflow/holder.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { carriedWarnings } from './carried-warnings.ts';

export type WhyLeft =
  | { readonly why: 'why_warned' | 'why_sign' | 'why_other' | 'why_done' }
  | { readonly why: 'why_held'; readonly holder: Holder };

/** Why a document does not offer a step: it is signed, it takes another decision, or another person has it. */
export const whyLeft = (row: DocumentRow, step: RowStep, employee_id: number | null): WhyLeft => {
  if (step.reject === '0' && carriedWarnings(row).length > 0) return { why: 'why_warned' };
  if (row.steps.some((each) => each.next_status_id === step.next_status_id)) return { why: 'why_sign' };
  const holder = holderOf(row, employee_id);
  if (holder.kind === 'you') return { why: 'why_other' };
  return holder.kind === 'done' || holder.kind === 'nobody'
    ? { why: 'why_done' }
    : { why: 'why_held', holder };
};
