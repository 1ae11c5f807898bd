import dynamic from 'next/dynamic';
import type { RowSlots } from '../documents/of-families.ts';
import { PaperDue } from './request-push-signed/paper-due.tsx';

const BalanceCell = dynamic(() => import('./expense/balance-cell.tsx').then((file) => file.BalanceCell));
const WorkedDay = dynamic(() => import('./absence/worked-day.tsx').then((file) => file.WorkedDay));
const LeaveFacts = dynamic(() => import('./vacation/leave-facts.tsx').then((file) => file.LeaveFacts));

/** Apart from what a form shows, for lists are drawn first. */
const SLOTS: Readonly<Record<string, RowSlots>> = {
  absence: { Fact: WorkedDay },
  expense: { cells: { balance: BalanceCell } },
  vacation: { Fact: LeaveFacts },
  request_push_signed: { Note: PaperDue },
};

export const rowSlotsOf = (object_id: string): RowSlots => SLOTS[object_id] ?? {};
