'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import type { RowsAddress, RowsState } from './rows-address.ts';

/** Choosing adds an entry of the history, typing replaces it. */
export type ChangeRows = (patch: Partial<RowsState>, how?: 'push' | 'replace') => void;

/** What a list of rows shows, held by the address of the page; what else the address says stays as it is. */
export const useRowsState = ({ read, written }: RowsAddress): readonly [RowsState, ChangeRows] => {
  const pathname = usePathname();
  const query = useSearchParams();
  const state = useMemo(() => read(new URLSearchParams(query)), [read, query]);
  const change: ChangeRows = (patch, how = 'push') => {
    const said = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(written(state, patch)))
      if (value === '') said.delete(name);
      else said.set(name, value);
    const address = said.size > 0 ? `${pathname}?${said}` : pathname;
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  };
  return [state, change];
};
