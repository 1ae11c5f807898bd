'use client';
import type { DocumentRow } from '../../documents/document-row.ts';
import { DueLine } from './due-line.tsx';

/** Until when a paper waits for its answer, in a row. */
export const PaperDue = ({ row }: { row: DocumentRow }) => (
  <DueLine statusId={row.status_id} day={row.due_date ?? null} />
);
