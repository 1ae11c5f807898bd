'use client';
import { useState } from 'react';
import { unreadFilter } from '../rpc/unread-params.ts';
import { useView } from '../rpc/use-view.ts';

export interface MessageRow {
  readonly id: number;
  readonly object_id: string;
  readonly registrator_id: number | null;
  /** Key of its sentence, and what that was filled with. */
  readonly code: string;
  readonly values: unknown;
  readonly text: string;
  readonly text_eng: string;
  readonly route: string;
  readonly create_date: string;
  readonly read_date: string | null;
  readonly [field: string]: unknown;
}
const STEP = 50;

/** Messages, the newest first; more of them on demand. The unread ones are those that the bell counts within so many days. */
export const useMessages = (unreadOnly: boolean, days: number) => {
  const [size, setSize] = useState(STEP);
  const [opened] = useState(Date.now);
  const { data, error, refetch } = useView<MessageRow>(
    'message',
    { filter: unreadOnly ? unreadFilter(days, opened) : '', orderBy: 'id', sort: 'desc', rowsPerPage: size },
    { keepRows: true },
  );
  return {
    rows: data?.data ?? [],
    loaded: data !== undefined,
    failed: data ? null : error,
    refetch: () => void refetch(),
    more: data !== undefined && data.total > data.data.length,
    showMore: () => setSize(size + STEP),
  };
};
