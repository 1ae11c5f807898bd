'use client';
import { useSearchParams } from 'next/navigation';
import { isMonth, type Month, monthOf } from '../../lib/kernel/month.ts';
import { useDays } from '../calendar/use-days.ts';
import { writeQuery } from '../shell/write-query.ts';

/** The month and the department in sight, which the address says: this month and all of them where it says none. */
export const useMonth = () => {
  const { today } = useDays();
  const asked = useSearchParams();
  const month = asked.get('month');
  return {
    month: isMonth(month) ? month : monthOf(today),
    department: asked.get('department') ?? undefined,
    setMonth: (next: Month) => writeQuery({ month: next }),
    setDepartment: (department: string | undefined) => writeQuery({ department }),
  };
};
