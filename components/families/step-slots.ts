'use client';
import dynamic from 'next/dynamic';
import type { DocumentRow, RowStep } from '../documents/document-row.ts';
import type { StepSlot } from '../documents/of-families.ts';

/** By the status a step leads to. */
const SLOTS: Readonly<Record<string, Readonly<Record<string, StepSlot>>>> = {
  recruitment: {
    processed: {
      Ask: dynamic(() => import('./recruitment/hire-dialog.tsx').then((file) => file.HireDialog), {
        ssr: false,
      }),
      leadsTo: ({ employee_id }) => ({ route: 'employee', params: { id: employee_id } }),
    },
  },
  statement: {
    processed: {
      leadsTo: (row) =>
        row.document_type_code === 'resignation'
          ? { route: 'dismissal', params: { id: row.employee_id }, query: ofResignation(row) }
          : undefined,
    },
  },
};

/** What a resignation says of the dismissal that follows it. */
export const ofResignation = ({ id, dismissal_date, due_date }: DocumentRow) => ({
  date: String(dismissal_date ?? due_date ?? '') || undefined,
  document: id,
  ground: 'own_will',
});

/** What a step of a family has of its own; a rejection has nothing. */
export const stepSlotOf = (object_id: string, step: RowStep): StepSlot =>
  step.reject === '1' ? {} : (SLOTS[object_id]?.[step.next_status_id] ?? {});
