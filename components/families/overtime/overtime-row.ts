import type { Day } from '../../../lib/kernel/day.ts';
import type { DocumentRow } from '../../documents/document-row.ts';
import type { AnyRow } from '../../rpc/rows.ts';

/** Overtime as its view sends it. */
export type OvertimeRow = DocumentRow &
  AnyRow & {
    readonly start_date: Day | null;
    readonly time_from: string | null;
    readonly time_to: string | null;
    readonly hours: string | null;
    readonly compensation_type: string | null;
    readonly dayoff_date: Day | null;
    readonly reason_name: string;
    readonly reason_name_eng: string;
    readonly master_id: string;
  };
