'use client';
import dynamic from 'next/dynamic';
import type { DocumentRow, RowStep } from '../../documents/document-row.ts';

const PaperWords = dynamic(() => import('./paper-words.tsx').then((file) => file.PaperWords));

export interface PaperNoteProps {
  row: Pick<DocumentRow, 'object_id' | 'document_type_id'> | undefined;
  steps: readonly RowStep[];
  /** In a row of a list there is room for a sign only; the words come with it. */
  brief?: boolean;
}

/** Beside the buttons of a document: a step of it is signed on paper, and where that is written. */
export const PaperNote = ({ row, steps, brief = false }: PaperNoteProps) => {
  const step = row && steps.find(({ sign }) => sign === '3');
  return step ? <PaperWords row={row} step={step} brief={brief} /> : null;
};
