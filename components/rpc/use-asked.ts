'use client';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDrawnWith } from './given.ts';

/** A query of the portal: drawn at first with what the page came with, then with what is read. */
export const useAsked = <Data>(options: UseQueryOptions<Data>): UseQueryResult<Data> => {
  const result = useQuery(options);
  const drawn = useDrawnWith([options.queryKey]);
  if (!drawn) return result;
  const [data] = drawn as readonly (Data | undefined)[];
  const settled = data !== undefined;
  return {
    ...result,
    data,
    error: null,
    isError: false,
    isPending: !settled,
    isSuccess: settled,
    isPlaceholderData: false,
  } as UseQueryResult<Data>;
};
