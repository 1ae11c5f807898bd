'use client';
import { call } from '../rpc/client.ts';
import { useAsked } from '../rpc/use-asked.ts';

/** The look of the company as it is kept, and how it was delivered. */
export const useAppearance = () =>
  useAsked({
    queryKey: ['appearance'],
    queryFn: ({ signal }) => call('theme.read', {}, { signal }).then(({ data }) => data),
    staleTime: 0,
  });
