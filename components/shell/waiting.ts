'use client';
import type { Literal } from '../../lib/filter/filter.ts';
import { matches } from '../../lib/filter/matches.ts';
import { forDecision } from '../../lib/workflow/for-decision.ts';
import { useIncomplete } from '../rpc/master-data.ts';
import { useVisitor } from '../rpc/profile.ts';

/** How many documents wait for the person's decision: the counter of the approvals, of the rows their list shows. */
export const useDecisions = (): number => {
  const profile = useVisitor();
  const { data } = useIncomplete<Readonly<Record<string, Literal>>>();
  const concerns = forDecision(profile?.employee_id ?? null);
  return data?.data.filter((row) => matches(concerns, row)).length ?? 0;
};
