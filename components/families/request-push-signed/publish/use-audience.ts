'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { call } from '../../../rpc/client.ts';
import { type Audience, askedOf } from './audience.ts';

/** The employees who would get the paper, as the server knows them; empty while none are chosen. */
export const useAudience = (audience: Audience, paper_id: number | undefined) => {
  const asked = useDeferredValue(askedOf(audience, paper_id));
  const query = useQuery({
    queryKey: ['paper.people', asked ?? null],
    queryFn: ({ signal }) =>
      asked === undefined
        ? { data: [], unknown: [], truncated: false }
        : call('paper.people', asked, { signal }),
    placeholderData: keepPreviousData,
  });
  return query;
};
