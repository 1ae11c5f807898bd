'use client';
import { useView } from '../../rpc/use-view.ts';

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
  const view = useView<FileRow>(
    'file',
    {
      filter: `document_object_id = '${object_id}' and registrator_id = ${id ?? 0} and deleted = '0' and server_made = '0'`,
      select: 'id,name,original_name,content_type,size,hash,create_date',
      rowsPerPage: 'all',
    },
    { enabled: id !== null },
  );
  return {
    rows: view.data?.data ?? NONE,
    isThere: view.isSuccess,
    error: view.error,
    retry: () => void view.refetch(),
  };
};

const NONE: readonly FileRow[] = [];
