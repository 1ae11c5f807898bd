import type { Day } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { leavesBeforeJoining } from './employment-days.ts';

/** An employee who is to leave, as the record stands. */
export interface Leaver {
  readonly hire_date: Day;
  readonly dismissal_date: Day | null;
}

/** A direct report of the leaver, with the manager who decides after the last day; null: no manager above would. */
export interface Report {
  readonly employee_id: number;
  readonly name: string;
  readonly manager_id: number | null;
}

/** A new manager of one report. */
export interface Succession {
  readonly employee_id: number;
  readonly manager_id: number;
}

/**
 * Why a person cannot be dismissed on a day. Refuses user/dismissed with the `day` that is entered,
 * user/leaves-before-joining, user/no-replacement with the `names` of reports without a deciding manager, and
 * field/wrong at `reports.<index>.employee_id` for a person who is no report of the leaver.
 */
export const dismissalRefusals = (
  { hire_date, dismissal_date }: Leaver,
  date: Day,
  reports: readonly Report[],
  successions: readonly Succession[],
): FieldRefusal[] => {
  if (dismissal_date !== null)
    return [{ field: 'employee_id', code: 'user/dismissed', values: { day: dismissal_date } }];
  const left = withoutManager(reports, successions);
  return [
    ...(leavesBeforeJoining(hire_date, date) ? [{ field: 'date', code: 'user/leaves-before-joining' }] : []),
    ...(left.length > 0
      ? [
          {
            field: 'reports',
            code: 'user/no-replacement',
            values: { names: left.map(({ name }) => name).join(', ') },
          },
        ]
      : []),
    ...successions.flatMap((each, index) =>
      reports.some(({ employee_id }) => employee_id === each.employee_id)
        ? []
        : [{ field: `reports.${index}.employee_id`, code: 'field/wrong' }],
    ),
  ];
};

/** Reports without a deciding manager above after the last day, and without a new manager. */
export const withoutManager = <Each extends Report>(
  reports: readonly Each[],
  successions: readonly Succession[],
): Each[] => {
  const led = new Set(successions.map(({ employee_id }) => employee_id));
  return reports.filter(({ employee_id, manager_id }) => manager_id === null && !led.has(employee_id));
};
