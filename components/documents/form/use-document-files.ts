'use client';
import { useView } from '../../rpc/use-view.ts';
import { filesAsk } from './form-asks.ts';

/** An attachment as the view sends it. */
export interface FileRow {
  readonly id: number;
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
  readonly size: number;
  readonly hash: string;
  readonly create_date: string;
  readonly [field: string]: unknown;
}

/** The attachments of a document that people put there, oldest first. */
export const useDocumentFiles = (object_id: string, id: number | null) => {
  const { object, query } = filesAsk(object_id, id ?? 0);
  const view = useView<FileRow>(object, query, { enabled: id !== null });
  return {
    rows: view.data?.data ?? NONE,
    isThere: view.isSuccess,
    error: view.error,
    refetch: view.refetch,
  };
};

const NONE: readonly FileRow[] = [];
