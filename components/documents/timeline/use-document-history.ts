'use client';
import { useView } from '../../rpc/use-view.ts';
import { historyAsk } from '../form/form-asks.ts';

/** A step a document has taken, as the view sends it. */
export interface HistoryRow {
  readonly id: number;
  readonly seq: number;
  readonly from_status_id: string;
  readonly status_id: string;
  readonly status_name: string;
  readonly status_name_eng: string;
  readonly business_role: string;
  readonly reject: '0' | '1';
  /** Who sat at the screen, and on whose behalf when by a granted access. */
  readonly employee_id: number | null;
  readonly employee_name: string | null;
  readonly employee_name_eng: string | null;
  readonly behalf_employee_id: number | null;
  readonly behalf_employee_name: string | null;
  readonly behalf_employee_name_eng: string | null;
  readonly grant_id: number | null;
  readonly comments: string;
  readonly create_date: string;
  readonly [field: string]: unknown;
}

/** The history of a document, oldest first. */
export const useDocumentHistory = (object_id: string, id: number | null) => {
  const { object, query } = historyAsk(object_id, id ?? 0);
  const view = useView<HistoryRow>(object, query, { enabled: id !== null });
  return { rows: view.data?.data ?? NONE };
};

const NONE: readonly HistoryRow[] = [];
