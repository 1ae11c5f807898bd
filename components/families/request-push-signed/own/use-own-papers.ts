'use client';
import { byUrgency } from '../../../../lib/papers/due.ts';
import { useProfile } from '../../../rpc/profile.ts';
import { useView } from '../../../rpc/use-view.ts';
import type { PaperDocument } from '../paper-rows.ts';

const LATEST = 200;

/** Papers sent to the employee, those that wait for an answer first. */
export const useOwnPapers = () => {
  const { employee_id } = useProfile();
  const view = useView<PaperDocument>(
    'request_push_signed',
    {
      filter: `employee_id = ${employee_id ?? 0} and status_id not in ('empty', 'draft', 'created', 'approved')`,
      rowsPerPage: LATEST,
    },
    { enabled: employee_id !== null },
  );
  return {
    rows: (view.data?.data ?? []).toSorted(byUrgency),
    isPending: employee_id !== null && view.isPending,
    error: view.error,
    refetch: view.refetch,
  };
};
