'use client';
import { yearOf } from '../../../lib/kernel/day.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import type { DocumentRow } from '../../documents/document-row.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { balanceRows, isCounted, type LimitRow } from './balance-rows.ts';
import { useWhatIf } from './days/use-what-if.ts';

/**
 * Days the person has left for the year when this document is agreed to; undefined where it takes none, or where the
 * reader does not see the balance.
 */
export const useRestAfter = (row: DocumentRow): number | undefined => {
  const { employee_id } = useProfile();
  const { parameters } = useDictionaries();
  const shown =
    (row.document_type_id === null || parseTypeDetail(row.detail).check_limit) &&
    (row.employee_id !== employee_id || flagOf(parameters, 'vacation_employee_rest_visible'));
  const earns = flagOf(parameters, 'vacation_accrual');
  const tried = useWhatIf(
    shown && earns && row.start_date !== null && row.days !== null && row.employee_id !== null
      ? { case: 'leave', employee_id: row.employee_id, start_date: row.start_date, days: row.days }
      : undefined,
  );
  const limits = useView<LimitRow>(
    'vacation_limit',
    { filter: `employee_id = ${row.employee_id}`, orderBy: 'on_date', sort: 'desc', rowsPerPage: 'all' },
    { enabled: shown && !earns },
  );
  if (!shown || row.start_date === null) return undefined;
  if (earns)
    return tried.data?.case === 'leave'
      ? Number(isCounted(row) ? tried.data.before : tried.data.after)
      : undefined;
  const year = typeof row.period === 'number' ? row.period : yearOf(row.start_date);
  const balance = balanceRows(limits.data?.data ?? [], row.start_date).find((each) => each.period === year);
  if (!balance) return undefined;
  const taken = isCounted(row) ? 0 : (row.days ?? 0);
  return Math.round((balance.days_rest - taken) * 100) / 100;
};
