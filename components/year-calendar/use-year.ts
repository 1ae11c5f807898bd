'use client';
import { useSearchParams } from 'next/navigation';
import { yearOf } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { writeQuery } from '../shell/write-query.ts';

/** The year in sight, which the address says: that of today where it says none. */
export const useYear = (): readonly [number, (year: number) => void] => {
  const { today } = useDays();
  const asked = useSearchParams().get('year') ?? '';
  const year = /^(19|20|21)\d\d$/.test(asked) ? Number(asked) : yearOf(today);
  return [year, (next) => writeQuery({ year: next })];
};
