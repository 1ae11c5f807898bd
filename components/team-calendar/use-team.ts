'use client';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TeamCalendar } from '../../lib/rpc/team-calendar.ts';
import { joined } from '../../lib/team-calendar/team-grid.ts';
import { call } from '../rpc/client.ts';
import { useDrawnWith } from '../rpc/given.ts';
import type { TeamAddress } from './team-address.ts';
import { teamKey, teamParams } from './team-ask.ts';

/** The people of the calendar with their days, a page after the other as they are scrolled to. */
export const useTeam = (address: TeamAddress) => {
  const asked = teamParams(address);
  const queryKey = teamKey(asked);
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      (await call('calendar.team', { ...asked, offset: pageParam }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: ({ total, people }, all) => {
      const read = all.reduce((sum, page) => sum + page.people.length, 0);
      return people.length > 0 && read < total ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const { error, isPlaceholderData, fetchStatus, hasNextPage, isFetchingNextPage } = pages;
  const drawn = useDrawnWith([queryKey]);
  const data = drawn ? (drawn[0] as InfiniteData<TeamCalendar> | undefined) : pages.data;
  const team = useMemo(() => data && joined(data.pages), [data]);
  return {
    team,
    error: drawn ? null : error,
    /** Other days or people are on their way. */
    isStale: !drawn && isPlaceholderData,
    /** There is no connection to ask by. */
    isPaused: !drawn && fetchStatus === 'paused',
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void pages.fetchNextPage(),
    readAll: async (): Promise<void> => {
      if (!hasNextPage) return;
      let next = await pages.fetchNextPage({ cancelRefetch: false });
      while (next.hasNextPage && !next.isError) next = await next.fetchNextPage();
    },
    refetch: pages.refetch,
  };
};
