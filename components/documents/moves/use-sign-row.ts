'use client';
import { roleHolder } from '../../../lib/workflow/holder.ts';
import { useNames } from '../../people/use-names.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { useHolderWords } from './holder-line.tsx';
import type { SignRow } from './use-signing.ts';

/** A document and its step as the window of signing takes them. */
export const useSignRow = () => {
  const words = useHolderWords();
  const names = useNames();
  return (row: DocumentRow, step: RowStep, comments: string, seen: readonly string[] = []): SignRow => {
    const stop = row.path.stops.find(({ status_id }) => status_id === step.next_status_id);
    return {
      object_id: row.object_id,
      document_id: row.id,
      workflow_id: step.id,
      number: row.number,
      person: names.short(row.employee_name, row.employee_name_eng),
      holder: stop?.role ? words(roleHolder(stop.role, row)) : undefined,
      comments,
      seen,
    };
  };
};
