'use client';
import { useSearchParams } from 'next/navigation';
import { yearOf } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';

/** The year in sight, which the address says: that of today where it says none. */
export const useYear = (): readonly [number, (year: number) => void] => {
  const { today } = useDays();
  const asked = useSearchParams().get('year') ?? '';
  const year = /^(19|20|21)\d\d$/.test(asked) ? Number(asked) : yearOf(today);
  const change = (next: number) => {
    const address = new URL(window.location.href);
    address.searchParams.set('year', String(next));
    window.history.replaceState(window.history.state, '', address);
  };
  return [year, change];
};
