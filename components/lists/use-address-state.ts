'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';

/** Choosing adds an entry of the history, typing replaces it. */
export type Change<State> = (patch: Partial<State>, how?: 'push' | 'replace') => void;

/** What a list shows, held by the address. Both functions stand outside of any component. */
export const useAddressState = <State>(
  read: (query: URLSearchParams) => State,
  written: (state: State, patch: Partial<State>) => Record<string, string>,
): [State, Change<State>] => {
  const pathname = usePathname();
  const query = useSearchParams();
  const state = useMemo(() => read(new URLSearchParams(query)), [read, query]);
  const change: Change<State> = (patch, how = 'push') => {
    const said = new URLSearchParams(written(state, patch));
    const address = said.size > 0 ? `${pathname}?${said}` : pathname;
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  };
  return [state, change];
};
