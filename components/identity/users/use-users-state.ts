'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { readUsers, type UsersState, writeUsers } from './users-state.ts';

export type ChangeUsers = (patch: Partial<UsersState>, how?: 'push' | 'replace') => void;

/** The state of the list, held by the address. Any change but a turn of the page begins at page one. */
export const useUsersState = (): [UsersState, ChangeUsers] => {
  const pathname = usePathname();
  const query = useSearchParams();
  const state = useMemo(() => readUsers(new URLSearchParams(query)), [query]);
  const change: ChangeUsers = (patch, how = 'push') => {
    const said = new URLSearchParams(writeUsers({ ...state, page: 1, ...patch }));
    const address = said.size > 0 ? `${pathname}?${said}` : pathname;
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  };
  return [state, change];
};
