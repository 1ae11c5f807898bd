'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Family } from '../../../lib/documents/family.ts';
import { call } from '../../rpc/client.ts';
import { type Rows, viewKey, viewParams } from '../../rpc/rows.ts';
import { useView } from '../../rpc/use-view.ts';
import type { DocumentRow } from '../document-row.ts';
import { rowAsk } from './form-asks.ts';

/** One document as the view shows it to the caller, kept fresh by the live events. */
export const useDocumentRow = (family: Family, id: number | null) => {
  const client = useQueryClient();
  const { object_id } = family;
  const view = useView<DocumentRow>(object_id, rowAsk(family, id ?? 0).query, {
    enabled: id !== null,
    onFocus: true,
  });
  /** Takes the answer of a write as the newest state. */
  const adopt = useCallback(
    (row: DocumentRow) =>
      client.setQueryData(viewKey(object_id, rowAsk(family, row.id).query), {
        data: [row],
        total: 1,
        total_exact: true,
      }),
    [client, family, object_id],
  );
  /** Reads a document past the cache: what may be done with it now. */
  const read = useCallback(
    async (wanted: number): Promise<DocumentRow | undefined> => {
      const [row] = (
        await call<Rows<DocumentRow>>('view.get', viewParams(object_id, rowAsk(family, wanted).query))
      ).data;
      if (row) adopt(row);
      return row;
    },
    [family, object_id, adopt],
  );
  return {
    row: view.data?.data[0],
    isPending: id !== null && view.isPending,
    error: view.error,
    refetch: view.refetch,
    adopt,
    read,
  };
};
