'use client';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { FactBag } from '../../../lib/documents/facts.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { HoursBook } from '../../../lib/overtime/book.ts';
import type { DocumentFactsAnswer } from '../../../lib/rpc/document-facts.ts';
import { call } from '../../rpc/client.ts';

/** Of whom something is asked; nobody: of the caller. */
export interface Asked {
  readonly employee_id: number | null;
  readonly start_date: Day | null;
  readonly dayoff_date: Day | null;
}

/** What the overtime of some people is judged by, by the loader of the click. Undefined until it has come. */
export const useBooks = (asked: readonly Asked[]): readonly (HoursBook | undefined)[] =>
  useQueries({
    queries: asked.map(({ employee_id, ...days }) => {
      const values = { ...(employee_id === null ? {} : { employee_id }), ...days };
      return {
        queryKey: ['view', 'overtime', 'facts', null, values],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          call<DocumentFactsAnswer>('document.facts', { object: 'overtime', values }, { signal }),
        placeholderData: keepPreviousData,
      };
    }),
  }).map(({ data }) => (data?.data as Partial<FactBag> | undefined)?.hours_book);
