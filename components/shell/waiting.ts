'use client';
import type { Literal } from '../../lib/filter/filter.ts';
import { matches } from '../../lib/filter/matches.ts';
import { forDecision, forInbox } from '../../lib/workflow/for-decision.ts';
import { useIncomplete } from '../rpc/master-data.ts';
import { useVisitor } from '../rpc/profile.ts';

/** How much waits for the person: the decisions, of the rows their list shows, and everything, of the rows the inbox shows. */
export const useWaitingCounts = (): { readonly decisions: number; readonly all: number } => {
  const employee_id = useVisitor()?.employee_id ?? null;
  const { data } = useIncomplete<Readonly<Record<string, Literal>>>();
  const count = (filter: ReturnType<typeof forInbox>) =>
    data?.data.filter((row) => matches(filter, row)).length ?? 0;
  return { decisions: count(forDecision(employee_id)), all: count(forInbox(employee_id)) };
};
