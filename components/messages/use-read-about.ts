'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { numberOf } from '../../lib/settings/read.ts';
import { call } from '../rpc/client.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { randomId } from '../rpc/random-id.ts';
import { reread } from '../rpc/reread.ts';
import type { Rows } from '../rpc/rows.ts';
import { useUnread } from '../rpc/unread.ts';
import { useParameters } from '../shell/portal.tsx';
import { AT_ONCE, readNow } from './use-mark-read.ts';

/**
 * Opening a document reads the notifications about it until then; those that come while it stands open are still news.
 * Nothing is asked while nothing is unread.
 */
export const useReadAbout = (documentId: number): void => {
  const client = useQueryClient();
  const { loaded } = useMasterData();
  const { count, known } = useUnread(numberOf(useParameters(), 'notification_show_delta'), loaded);
  const opened = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!known || opened.current === documentId) return;
    opened.current = documentId;
    // The dot of the bell stays where it fails, and the next document tries again.
    if (count > 0) void readAbout(client, documentId).catch(() => undefined);
  }, [client, count, known, documentId]);
};

const readAbout = async (client: QueryClient, documentId: number): Promise<void> => {
  const { data } = await call<Rows<{ id: number }>>('view.get', {
    object: 'message',
    filter: `registrator_id = ${documentId} and read_date is null`,
    select: 'id',
    rowsPerPage: AT_ONCE,
  });
  if (data.length === 0) return;
  await call('table.edit', readNow(data.map((row) => row.id)), { idempotencyKey: randomId() });
  await reread(client, 'message');
};
