'use client';
import { useSearchParams } from 'next/navigation';
import { isMonth, type Month, monthOf } from '../../lib/timesheet/month.ts';
import { useDays } from '../calendar/use-days.ts';

/** The month and the department in sight, which the address says: this month and all of them where it says none. */
export const useMonth = () => {
  const { today } = useDays();
  const asked = useSearchParams();
  const month = asked.get('month');
  const write = (name: string, value: string | undefined): void => {
    const address = new URL(window.location.href);
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    window.history.replaceState(window.history.state, '', address);
  };
  return {
    month: isMonth(month) ? month : monthOf(today),
    department: asked.get('department') ?? undefined,
    setMonth: (next: Month) => write('month', next),
    setDepartment: (next: string | undefined) => write('department', next),
  };
};
