'use client';
import { DECIDED_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { useView } from '../../rpc/use-view.ts';
import { changesAsk } from '../form/form-asks.ts';
import type { HistoryRow } from './use-document-history.ts';

/** Why a document that was decided was changed, as the view sends it. */
export interface ChangeRow {
  readonly id: number;
  readonly reason: string;
  /** `field`, and `was` and `is` where its readers may know them, as JSON text. */
  readonly changes: string;
  readonly employee_id: number | null;
  readonly employee_name: string | null;
  readonly employee_name_eng: string | null;
  readonly behalf_employee_id: number | null;
  readonly behalf_employee_name: string | null;
  readonly behalf_employee_name_eng: string | null;
  readonly create_date: string;
  readonly [field: string]: unknown;
}

/** The changes of a document after it was decided, oldest first; nothing is asked of one that never was. */
export const useDocumentChanges = (
  object_id: string,
  id: number | undefined,
  history: readonly HistoryRow[],
): readonly ChangeRow[] => {
  const { object, query } = changesAsk(object_id, id ?? 0);
  const wasDecided = history.some(({ status_id }) => DECIDED_STATUSES.includes(status_id));
  const view = useView<ChangeRow>(object, query, { enabled: id !== undefined && wasDecided });
  return view.data?.data ?? NONE;
};

const NONE: readonly ChangeRow[] = [];
