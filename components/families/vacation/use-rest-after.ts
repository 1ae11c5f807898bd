'use client';
import type { Balance } from '../../../lib/documents/facts/leave-facts.ts';
import { balanceSum } from '../../../lib/documents/leave/balance-sum.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import type { DocumentRow } from '../../documents/document-row.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useAsked } from '../../rpc/use-asked.ts';

/**
 * Days the person has left for the year when this document is agreed to, as its form says them; undefined where it
 * takes none, or where the reader does not see the balance.
 */
export const useRestAfter = (row: DocumentRow): number | undefined => {
  const { employee_id } = useProfile();
  const { parameters } = useDictionaries();
  const shown =
    row.start_date !== null &&
    (row.document_type_id === null || parseTypeDetail(row.detail).check_limit) &&
    (row.employee_id !== employee_id || flagOf(parameters, 'vacation_employee_rest_visible'));
  const { data } = useAsked({
    queryKey: ['view', 'leave_entry', 'rest-after', row.object_id, row.id],
    queryFn: ({ signal }) => call('document.facts', { object: row.object_id, id: row.id }, { signal }),
    enabled: shown,
  });
  const balances = data?.data.balances as readonly Balance[] | undefined;
  return shown && balances ? balanceSum(balances, row)?.rest : undefined;
};
