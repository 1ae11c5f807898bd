'use client';
import { call } from './client.ts';
import type { AnyRow, Rows } from './rows.ts';
import { UNREAD_KEY, unreadParams } from './unread-params.ts';
import { useAsked } from './use-asked.ts';

/** How many messages wait to be opened; 0 until it is known. */
export const useUnread = (days: number, enabled: boolean): { count: number; known: boolean } => {
  const { data } = useAsked({
    queryKey: UNREAD_KEY,
    queryFn: () => call<Rows<AnyRow>>('view.get', unreadParams(days, Date.now())),
    enabled,
  });
  return { count: data?.total ?? 0, known: data !== undefined };
};
