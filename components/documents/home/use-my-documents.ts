'use client';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../rpc/client.ts';
import { useDrawnWith } from '../../rpc/given.ts';
import { useProfile } from '../../rpc/profile.ts';
import { type Rows, viewKey, viewParams } from '../../rpc/rows.ts';
import type { DocumentRow } from '../document-row.ts';
import { myDocumentsAsks } from './home-asks.ts';

/** The person's own documents of every family, the latest dates first. */
export const useMyDocuments = () => {
  const { employee_id } = useProfile();
  const asks = myDocumentsAsks(employee_id ?? 0);
  const keys = asks.map(({ object, query }) => viewKey(object, query));
  const mine = useQueries({
    queries: asks.map(({ object, query }) => ({
      queryKey: viewKey(object, query),
      queryFn: () => call<Rows<DocumentRow>>('view.get', viewParams(object, query)),
      enabled: employee_id !== null,
    })),
    combine: (answers) => ({
      rows: answers.flatMap((answer) => answer.data?.data ?? []),
      isPending: answers.some((answer) => answer.isPending),
      error: answers.find((answer) => answer.error)?.error ?? null,
      retry: () => void Promise.all(answers.map((answer) => answer.refetch())),
    }),
  });
  const drawn = useDrawnWith(keys) as readonly (Rows<DocumentRow> | undefined)[] | undefined;
  if (!drawn) return mine;
  const rows = drawn.flatMap((answer) => answer?.data ?? []);
  return { ...mine, rows, isPending: drawn.includes(undefined), error: null };
};
