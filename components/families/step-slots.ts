'use client';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { DocumentRow, RowStep } from '../documents/document-row.ts';
import type { Asked } from '../documents/moves/asked.ts';

/** A page of the portal: the name of its route, what its path and its query say. */
interface Page {
  readonly route: string;
  readonly params: Readonly<Record<string, number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/** What a family has of its own at a step onward, by the status it leads to. */
interface StepSlot {
  /** The window that asks before it is taken. */
  readonly Ask?: ComponentType<{ asked: Asked; onAnswer: (reason: string | null) => void }>;
  /** The page where its work goes on. */
  readonly leadsTo?: (row: DocumentRow) => Page | undefined;
}

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
