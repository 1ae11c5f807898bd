'use client';
import type { DocumentForm } from './use-document-form.ts';
import { useRuleWords } from './use-rule-words.ts';

/**
 * What is said under a field: what the server refused on the last save, else what the rules object to once the field
 * was left. An untouched field says nothing.
 */
export const useFieldError = (form: DocumentForm): ((field: string) => string | undefined) => {
  const words = useRuleWords();
  return (field) => {
    const { state } = form.saving;
    const refused = state.kind === 'failed' ? state.fields[field] : undefined;
    if (refused !== undefined) return refused;
    const refusal = form.touched.has(field) ? form.refusals.find((each) => each.field === field) : undefined;
    return refusal && words.field(refusal);
  };
};
