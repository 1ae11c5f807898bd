'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { useDays } from '../calendar/use-days.ts';
import { usePhone } from '../shell/use-phone.ts';
import { readAddress, type TeamAddress, usualAddress, writtenAddress } from './team-address.ts';

export type ChangeTeam = (
  patch: Partial<TeamAddress> | ((now: TeamAddress) => Partial<TeamAddress>),
  how?: 'push' | 'replace',
) => void;

/** Choosing adds an entry of the history, typing replaces it. */
export const useTeamAddress = (): readonly [TeamAddress, ChangeTeam] => {
  const pathname = usePathname();
  const query = useSearchParams();
  const { today } = useDays();
  const phone = usePhone();
  const state = useMemo(
    () => readAddress(new URLSearchParams(query), usualAddress(phone, today)),
    [query, phone, today],
  );
  const change: ChangeTeam = (patch, how = 'push') => {
    const usual = usualAddress(phone, today);
    const now = readAddress(new URLSearchParams(window.location.search), usual);
    const said = writtenAddress({ ...now, ...(typeof patch === 'function' ? patch(now) : patch) }, usual);
    const address = said.size > 0 ? `${pathname}?${said}` : pathname;
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
  };
  return [state, change];
};
