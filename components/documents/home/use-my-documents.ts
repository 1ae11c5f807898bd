'use client';
import { useQueries } from '@tanstack/react-query';
import { FAMILY_ADDRESSES } from '../../../lib/documents/addresses.data.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { type Rows, viewKey, viewParams } from '../../rpc/rows.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { DocumentRow } from '../document-row.ts';

/** As many of the latest documents of a family as the home page may need. */
const LATEST = 50;

/** The person's own documents of every family, the latest dates first. */
export const useMyDocuments = () => {
  const { employee_id } = useProfile();
  const hydrated = useHydrated();
  const query = {
    filter: `employee_id = ${employee_id ?? 0}`,
    orderBy: 'start_date',
    sort: 'desc',
    rowsPerPage: LATEST,
  } as const;
  const mine = useQueries({
    queries: FAMILY_ADDRESSES.filter((family) => !family.pushed).map(({ object_id }) => ({
      queryKey: viewKey(object_id, query),
      queryFn: () => call<Rows<DocumentRow>>('view.get', viewParams(object_id, query)),
      enabled: employee_id !== null,
    })),
    combine: (answers) => ({
      rows: answers.flatMap((answer) => answer.data?.data ?? []),
      isPending: answers.some((answer) => answer.isPending),
      error: answers.find((answer) => answer.error)?.error ?? null,
      retry: () => void Promise.all(answers.map((answer) => answer.refetch())),
    }),
  });
  return hydrated ? mine : { ...mine, rows: [], isPending: true, error: null };
};
