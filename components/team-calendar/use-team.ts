'use client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { joined, periodOf } from '../../lib/calendar/team-grid.ts';
import type { TeamCalendar } from '../../lib/rpc/team-calendar.ts';
import { call } from '../rpc/client.ts';
import type { TeamAddress } from './use-team-address.ts';

const PAGE = 100;

/**
 * The people of the calendar with their days, a page after the other as they are scrolled to. Its name in the cache begins as
 * that of absences does: what moves a document somewhere reads the calendar again.
 */
export const useTeam = ({ span, day, ...filters }: TeamAddress) => {
  const { first, last } = periodOf(span, day);
  // A list by days has no rows for who is there.
  const asked = { ...filters, first, last, away: filters.away || span === 'days', size: PAGE };
  const pages = useInfiniteQuery({
    queryKey: ['view', 'away', 'team', asked],
    queryFn: async ({ pageParam, signal }) =>
      (await call<{ data: TeamCalendar }>('calendar.team', { ...asked, offset: pageParam }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: ({ total, people }, all) => {
      const read = all.reduce((sum, page) => sum + page.people.length, 0);
      return people.length > 0 && read < total ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const { data, error, isPending, isPlaceholderData, fetchStatus, hasNextPage, isFetchingNextPage } = pages;
  const team = useMemo(() => data && joined(data.pages), [data]);
  return {
    team,
    error,
    isPending,
    /** Other days or people are on their way. */
    isStale: isPlaceholderData,
    /** There is no connection to ask by. */
    isPaused: fetchStatus === 'paused',
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void pages.fetchNextPage(),
    readAll: async (): Promise<void> => {
      if (!hasNextPage) return;
      let next = await pages.fetchNextPage({ cancelRefetch: false });
      while (next.hasNextPage && !next.isError) next = await next.fetchNextPage();
    },
    retry: () => void pages.refetch(),
  };
};
