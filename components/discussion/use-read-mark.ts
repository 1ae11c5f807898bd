'use client';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../rpc/client.ts';
import { randomId } from '../rpc/random-id.ts';
import { rereadThreadMarks } from '../rpc/reread.ts';
import { stateKey, type ThreadOf, type ThreadState } from './use-thread.ts';

/** Marks a thread as read up to its last message once its end is before the reader's eyes. */
export const useReadMark = (
  { documentId, newest, state }: ThreadOf,
  end: RefObject<HTMLElement | null>,
): void => {
  const client = useQueryClient();
  const marked = useRef(0);
  const seen = useSeen(end);
  const readTo = state?.read_id;
  useEffect(() => {
    if (!seen || newest === undefined || readTo === undefined) return;
    if (newest <= Math.max(readTo, marked.current)) return;
    marked.current = newest;
    const params = { registrator_id: documentId, message_id: newest };
    call<{ data: ThreadState }>('discussion.read', params, { idempotencyKey: randomId() }).then(
      ({ data }) => {
        client.setQueryData(stateKey(documentId), data);
        void rereadThreadMarks(client, documentId);
      },
      // The count stays, and the next message tries again.
      () => undefined,
    );
  }, [client, documentId, newest, readTo, seen]);
};

/** Whether a place is in sight, in a tab that is. */
const useSeen = (place: RefObject<HTMLElement | null>): boolean => {
  const [inSight, setInSight] = useState(false);
  const awake = useSyncExternalStore(
    watchTab,
    () => document.visibilityState === 'visible',
    () => false,
  );
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
  return inSight && awake;
};

const watchTab = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
