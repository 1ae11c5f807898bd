import { and, eq } from '../../lib/filter/filter.ts';
import { printFilter } from '../../lib/filter/print.ts';
import type { Month } from '../../lib/kernel/month.ts';

/** The rows of a month, of one department or of all. */
export const takenFilter = (month: Month, department: string | undefined): string =>
  printFilter(
    department === undefined ? eq('month', month) : and(eq('month', month), eq('department', department)),
  );

/** The columns of a month as a list has them: people, days, sums. */
export const monthColumns = (days: number): readonly string[] => [
  'number',
  'employee_name',
  'department',
  'position',
  ...Array.from({ length: days }, (_, index) => [`d${index + 1}`, `h${index + 1}`]).flat(),
  'first_days',
  'first_hours',
  'second_days',
  'second_hours',
  'month_days',
  'month_hours',
  'absences',
];
