'use client';
import { useIncomplete } from '../rpc/master-data.ts';
import { useVisitor } from '../rpc/profile.ts';
import type { AnyRow } from '../rpc/rows.ts';

/** How many documents of other people wait for the person's decision: the counter of the approvals. */
export const useDecisions = (): number => {
  const profile = useVisitor();
  const { data } = useIncomplete<AnyRow>();
  return data?.data.filter((row) => row.employee_id !== profile?.employee_id).length ?? 0;
};
