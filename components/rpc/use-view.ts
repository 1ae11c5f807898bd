'use client';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { call } from './client.ts';
import { type AnyRow, type Rows, type ViewQuery, viewKey, viewParams } from './rows.ts';
import { useAsked } from './use-asked.ts';

export interface ViewOptions {
  /** Nothing is asked while it is false. */
  readonly enabled?: boolean;
  /** The rows before stay in sight while the next ones come: for paging and filters. */
  readonly keepRows?: boolean;
  /** Read again each time the tab regains the focus, however fresh it is. */
  readonly onFocus?: boolean;
}

/** A list of an object as `view.get` answers it, kept fresh by the live events. */
export const useView = <Row extends AnyRow>(
  object: string,
  query: ViewQuery = {},
  { enabled = true, keepRows = false, onFocus = false }: ViewOptions = {},
): UseQueryResult<Rows<Row>> =>
  useAsked({
    queryKey: viewKey(object, query),
    queryFn: ({ signal }) => call<Rows<Row>>('view.get', viewParams(object, query), { signal }),
    enabled,
    ...(onFocus ? { refetchOnWindowFocus: 'always' as const } : {}),
    ...(keepRows ? { placeholderData: keepPreviousData } : {}),
  });
