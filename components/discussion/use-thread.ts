'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../rpc/client.ts';
import { useProfile } from '../rpc/profile.ts';
import { viewParams } from '../rpc/rows.ts';
import { useAsked } from '../rpc/use-asked.ts';
import type { MessagePage, MessageRow } from './message-row.ts';

export const MESSAGE = 'discussion_message';
const PAGE = 50;
/** The server counts no further. */
const MANY = 100;

/** Up to where the reader has read, and how much of others came since. */
export interface ThreadState {
  readonly read_id: number;
  readonly unread: number;
}

/** The name the state of a thread has in the cache. */
export const stateKey = (documentId: number): readonly unknown[] => ['view', MESSAGE, documentId, 'state'];

/**
 * The thread of a document, oldest first: its last messages, earlier ones on demand, all of them up to the one the address
 * names. Signals of the thread read it again.
 */
export const useThread = (documentId: number, linked: number | undefined) => {
  const { real_employee_id } = useProfile();
  const messages = useInfiniteQuery({
    queryKey: ['view', MESSAGE, documentId, 'messages'],
    queryFn: ({ pageParam, signal }) =>
      call<MessagePage>(
        'view.get',
        viewParams(MESSAGE, {
          filter: `registrator_id = ${documentId}`,
          rowsPerPage: PAGE,
          after: pageParam,
        }),
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const { data: state } = useAsked<ThreadState>({
    queryKey: stateKey(documentId),
    queryFn: async ({ signal }) =>
      (await call<{ data: ThreadState }>('discussion.state', { registrator_id: documentId }, { signal }))
        .data,
  });
  const rows: readonly MessageRow[] = messages.data?.pages.flatMap(({ data }) => data).toReversed() ?? [];
  const [oldest, newest] = [rows[0]?.id, rows.at(-1)?.id];
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = messages;
  useEffect(() => {
    if (linked !== undefined && oldest !== undefined && oldest > linked && hasNextPage && !isFetchingNextPage)
      void fetchNextPage();
  }, [linked, oldest, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const readTo = useFirst(state?.read_id);
  return {
    documentId,
    rows,
    loaded: messages.data !== undefined,
    error: messages.data === undefined ? messages.error : null,
    refetch: messages.refetch,
    hasEarlier: hasNextPage,
    loadingEarlier: isFetchingNextPage,
    showEarlier: () => void fetchNextPage(),
    newest,
    state,
    unread: state?.unread ?? 0,
    isMany: (state?.unread ?? 0) >= MANY,
    /** The first message of others that was new when the thread was opened. */
    firstNew:
      readTo === undefined
        ? undefined
        : rows.find((row) => row.id > readTo && row.author_id !== real_employee_id)?.id,
  };
};

export type ThreadOf = ReturnType<typeof useThread>;

/** What a value was when it was known first. */
const useFirst = (value: number | undefined): number | undefined => {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first;
};
