'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { readSignatures, type SignaturesState, writeSignatures } from './signatures-state.ts';

export type ChangeSignatures = (patch: Partial<SignaturesState>, how?: 'push' | 'replace') => void;

/** The state of the list, held by the address. Any change but a turn of the page begins at page one. */
export const useSignaturesState = (): [SignaturesState, ChangeSignatures] => {
  const pathname = usePathname();
  const query = useSearchParams();
  const state = useMemo(() => readSignatures(new URLSearchParams(query)), [query]);
  const change: ChangeSignatures = (patch, how = 'push') => {
    const page = 'signature' in patch ? state.page : 1;
    const said = new URLSearchParams(writeSignatures({ ...state, page, signature: null, ...patch }));
    const address = said.size > 0 ? `${pathname}?${said}` : pathname;
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  };
  return [state, change];
};
