'use client';
import { useSearchParams } from 'next/navigation';
import { yearOf } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { writeQuery } from '../../shell/write-query.ts';
import { PLAN_FILTERS, type PlanFilter } from './review.ts';

/** What the screen shows, as its address says it: the year after this one where it says none, of all departments. */
export const usePlanningAddress = () => {
  const { today } = useDays();
  const query = useSearchParams();
  const asked = query.get('year') ?? '';
  const year = /^(19|20|21)\d\d$/.test(asked) ? Number(asked) : yearOf(today) + 1;
  const department = query.get('department') ?? '';
  const filter: PlanFilter = PLAN_FILTERS.find((each) => each === query.get('show')) ?? 'all';
  return {
    year,
    department,
    filter,
    show: (next: PlanFilter) => writeQuery({ show: next === 'all' ? '' : next }),
    change: (next: { year?: number; department?: string }) => writeQuery(next),
  };
};
