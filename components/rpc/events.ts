'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { Profile } from '../../lib/rpc/sign-in.ts';
import { whenAtRest } from '../ui/at-rest.ts';
import { call } from './client.ts';
import { reread, rereadAll, rereadAtRest, rereadByEvents, rereadOf, rereadThreadMarks } from './reread.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const PULL_AT_MOST_EVERY_MS = 5_000;

/** Lists that follow from documents of any family. */
const FOLLOWING = new Set([
  'incomplete',
  'document',
  'away',
  'document_status',
  'vacation_limit',
  'leave_entry',
  'leave_rest',
  'file',
  'paper',
  'request',
]);

/**
 * Keeps what is on the screen true: a change somewhere else re-reads the lists it touches, a message moves the bell.
 * Where the stream is cut, the pull after a change of page (at most every 5 s) does the same later.
 */
export const useLiveEvents = (enabled: boolean): void => {
  const client = useQueryClient();
  const pathname = usePathname();
  const pulled = useRef<{ path: string; at: number } | undefined>(undefined);

  useEffect(() => (enabled ? listen(client) : undefined), [client, enabled]);

  useEffect(() => {
    const now = Date.now();
    const last = pulled.current;
    if (!enabled || last?.path === pathname || (last && now - last.at < PULL_AT_MOST_EVERY_MS)) return;
    pulled.current = { path: pathname, at: now };
    // The first page has just read everything in the batch.
    if (last) void reread(client, 'incomplete', 'message');
  }, [client, enabled, pathname]);
};

const listen = (client: QueryClient): (() => void) => {
  let wait = FIRST_WAIT_MS;
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  const byEvents = rereadByEvents(client);

  const changed = (text: unknown) => {
    const { object_id } = parsed(text);
    if (typeof object_id === 'string') byEvents(new Set([object_id, ...FOLLOWING]));
  };
  const discussed = (text: unknown) => {
    const { id } = parsed(text);
    if (typeof id !== 'number') return;
    void rereadOf(client, 'discussion_message', id);
    void rereadThreadMarks(client, id);
  };

  const open = () => {
    source = new EventSource('/api/events');
    source.addEventListener('open', () => {
      // What happened before the stream was open is not sent: at first as after a cut, read what is shown again.
      void rereadAtRest(client);
      wait = FIRST_WAIT_MS;
    });
    source.addEventListener('changed', (event) => changed(event.data));
    source.addEventListener('discussed', (event) => discussed(event.data));
    source.addEventListener('message', () => byEvents(['message']));
    source.addEventListener('refetch', () => void rereadAll(client));
    source.addEventListener('error', again);
  };
  const again = () => {
    const refused = source?.readyState === EventSource.CLOSED;
    source?.close();
    clearTimeout(timer);
    if (!refused) return later();
    // Refused rather than cut: a call tells whether the session is over. Who owes something first is not told of more.
    call('user.get').then(({ profile }) => owes(profile) || later(), later);
  };
  const later = () => {
    if (left) return;
    timer = setTimeout(open, wait + Math.random() * wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };

  const forget = whenAtRest(open);
  return () => {
    left = true;
    forget();
    clearTimeout(timer);
    source?.close();
  };
};

const owes = ({ must_change_password, must_set_second_factor }: Profile): boolean =>
  must_change_password === '1' || must_set_second_factor === '1';

const parsed = (text: unknown): { object_id?: unknown; id?: unknown } => {
  try {
    return (JSON.parse(String(text)) as { object_id?: unknown; id?: unknown } | null) ?? {};
  } catch {
    return {};
  }
};
