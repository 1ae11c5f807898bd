import { pastRefusals } from '../calendar/restrictions.ts';
import { type Day, yearOf } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { flagOf, isListed } from '../settings/read.ts';
import { documentOf, type PlannedVacation, type VacationFacts } from './planned.ts';

/** A start in the past, where past days are closed (AMB-093, AMB-095). */
export const startRefusals = ({ start_date }: PlannedVacation, facts: VacationFacts): FieldRefusal[] =>
  pastRefusals({ start_date }, documentOf(facts), facts);

/** A vacation outside the schedule may be held to the current year (AMB-099). */
export const offScheduleRefusals = (vacation: PlannedVacation, facts: VacationFacts): FieldRefusal[] => {
  const year = yearOf(facts.today);
  const restricted = flagOf(facts.parameters, 'vacation_offschedule_recent_year_only');
  if (!restricted || yearOf(vacation.start_date) === year || !isOffSchedule(vacation, facts)) return [];
  return [{ field: 'start_date', code: 'vacation/off-schedule-year', values: { year: String(year) } }];
};

/** No row of the schedule covers all its days, and its type is none of those that never count as outside (AMB-099). */
export const isOffSchedule = (
  period: { readonly start_date: Day; readonly end_date: Day },
  { scheduled = [], type, parameters }: Pick<VacationFacts, 'scheduled' | 'type' | 'parameters'>,
): boolean =>
  !isListed(parameters, 'vacation_offschedule_except_codes', type?.code) &&
  !scheduled.some((row) => row.start_date <= period.start_date && row.end_date >= period.end_date);

/** Whether a leave is shown as outside the schedule: where the company plans one, and once its days are known (AMB-099). */
export const isMarkedOffSchedule = (
  { start_date, end_date }: { readonly start_date: Day | null; readonly end_date: Day | null },
  facts: Parameters<typeof isOffSchedule>[1],
): boolean =>
  flagOf(facts.parameters, 'vacation_schedule') &&
  start_date !== null &&
  end_date !== null &&
  isOffSchedule({ start_date, end_date }, facts);
