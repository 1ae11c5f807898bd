'use client';
import { utc } from '@date-fns/utc';
import { useQuery } from '@tanstack/react-query';
import { subDays } from 'date-fns/subDays';
import { useHydrated } from '../ui/use-hydrated.ts';
import { call } from './client.ts';
import type { AnyRow, Rows } from './rows.ts';

export const UNREAD_KEY = ['view', 'message', 'unread'] as const;

/** Unread is what was not opened within the last N days, to the moment; a window under one day means 90 (AMB-046). */
export const unreadParams = (days: number, now: number): Record<string, unknown> => ({
  object: 'message',
  filter: `read_date is null and create_date >= '${subDays(now, days >= 1 ? days : 90, { in: utc }).toISOString()}'`,
  select: 'id',
  rowsPerPage: 1,
});

/** How many messages wait to be opened; 0 until it is known, and in what the server drew. */
export const useUnread = (days: number, enabled: boolean): { count: number; known: boolean } => {
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: () => call<Rows<AnyRow>>('view.get', unreadParams(days, Date.now())),
    enabled,
  });
  const known = useHydrated() && data !== undefined;
  return { count: known ? data.total : 0, known };
};
