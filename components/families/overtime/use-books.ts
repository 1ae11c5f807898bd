'use client';
import { type QueryClient, type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query';
import type { FactBag } from '../../../lib/documents/facts.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { HoursBook } from '../../../lib/overtime/book.ts';
import type { DocumentFactsAnswer } from '../../../lib/rpc/document-facts.ts';
import { call } from '../../rpc/client.ts';

/** The person asked about, with the days; null is the caller. */
export interface Asked {
  readonly employee_id: number | null;
  readonly start_date: Day | null;
  readonly dayoff_date: Day | null;
}

/**
 * What the overtime of some people is judged by, by the loader of the click. Undefined until it has come; while it is asked
 * for other days, what was known last of the person stands in its place.
 */
export const useBooks = (asked: readonly Asked[]): readonly (HoursBook | undefined)[] => {
  const client = useQueryClient();
  return useQueries({
    queries: asked.map(({ employee_id, ...days }) => {
      const values = { ...(employee_id === null ? {} : { employee_id }), ...days };
      const whose: QueryKey = ['view', 'overtime', 'facts', null, employee_id ?? 'own'];
      return {
        queryKey: [...whose, days],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          call('document.facts', { object: 'overtime', values }, { signal }),
        placeholderData: () => latest(client, whose),
      };
    }),
  }).map(({ data }) => (data?.data as Partial<FactBag> | undefined)?.hours_book);
};

/** An observer of several questions keeps no data of another question, as one of a single question does. */
const latest = (client: QueryClient, queryKey: QueryKey): DocumentFactsAnswer | undefined =>
  client
    .getQueryCache()
    .findAll({ queryKey })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ state }) => state.data as DocumentFactsAnswer | undefined)
    .find((data) => data !== undefined);
