import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { DocumentRow } from '../documents/document-row.ts';
import { PaperDue } from './request-push-signed/paper-due.tsx';

/** What a family shows of its own about a document in a list; apart from what its form shows, for lists are drawn first. */
export interface RowSlots {
  /** Beside how long it waits. */
  readonly Note?: ComponentType<{ row: DocumentRow }>;
  /** In place of what a column prints, by the field of the column. */
  readonly cells?: Readonly<Record<string, ComponentType<{ row: DocumentRow }>>>;
  /** Among the facts a decision rests on. */
  readonly Fact?: ComponentType<{ row: DocumentRow }>;
}

const BalanceCell = dynamic(() => import('./expense/balance-cell.tsx').then((file) => file.BalanceCell));
const WorkedDay = dynamic(() => import('./absence/worked-day.tsx').then((file) => file.WorkedDay));
const LeaveFacts = dynamic(() => import('./vacation/leave-facts.tsx').then((file) => file.LeaveFacts));

const SLOTS: Readonly<Record<string, RowSlots>> = {
  absence: { Fact: WorkedDay },
  expense: { cells: { balance: BalanceCell } },
  vacation: { Fact: LeaveFacts },
  request_push_signed: { Note: PaperDue },
};

export const rowSlotsOf = (object_id: string): RowSlots => SLOTS[object_id] ?? {};
