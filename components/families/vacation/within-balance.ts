import type { FieldRefusal } from '../../../lib/kernel/refusal.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';

const LIMITS = ['vacation/balance', 'vacation/year-limit', 'vacation/reserved', 'vacation/no-limit'];

/** Whether the days are taken from a balance and fit into it. */
export const isWithinBalance = (form: DocumentForm, refusals: readonly FieldRefusal[]) =>
  form.facts.balances.some((each) => each.taken_from) &&
  form.situation.doc.document_type?.detail.check_limit &&
  !refusals.some(({ code }) => LIMITS.includes(code))
    ? ('enough' as const)
    : undefined;
