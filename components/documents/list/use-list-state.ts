'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type ListState, stateAt, writeState } from './list-state.ts';

/** Which of the families that share the address is listed; it stays whatever else changes. */
export const FAMILY = 'family';

export type ChangeList = (patch: Partial<ListState>, how?: 'push' | 'replace') => void;

/**
 * The state of a list, held by the address: `fallback` is how the list opens. Any change but a
 * turn of the page begins at page one; typing replaces the entry of the history, choosing adds one.
 */
export const useListState = (fallback: ListState): [ListState, ChangeList] => {
  const pathname = usePathname();
  const query = useSearchParams();
  const state = useMemo(() => stateAt(new URLSearchParams(query), fallback), [query, fallback]);
  const change = useCallback<ChangeList>(
    (patch, how = 'push') => {
      const next = { ...state, page: 1, ...patch };
      const written = new URLSearchParams(writeState(next));
      const family = query.get(FAMILY);
      if (family) written.set(FAMILY, family);
      const address = `${pathname}?${written}`;
      if (how === 'push') window.history.pushState(null, '', address);
      else window.history.replaceState(null, '', address);
    },
    [state, pathname, query],
  );
  return [state, change];
};
