'use client';
import { isAtWork, kindOfObject } from '../../../lib/calendar/absence-kinds.ts';
import { normOf } from '../../../lib/documents/families/vacation-schedule/norm.ts';
import { proposalsFor } from '../../../lib/documents/families/vacation-schedule/proposals.ts';
import type { TeamCalendar, TeamCalendarInput } from '../../../lib/rpc/team-calendar.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { call } from '../../rpc/client.ts';
import { useAsked } from '../../rpc/use-asked.ts';
import type { PlanRow, Reviewed } from './review.ts';
import { type Schedule, usePlannedKind } from './use-schedule.ts';
import type { YearScale } from './year-scale.ts';

/** What proposals for a row are reckoned from: the year as it stands on the screen. */
export interface PlannedYear {
  readonly schedule: Schedule;
  readonly reviewed: Reviewed;
  readonly scale: YearScale;
}

/** Weeks with which a person's plan may go on, their other absences read first. */
export const useProposals = ({ schedule, reviewed, scale }: PlannedYear, row: PlanRow) => {
  const { today } = useDays();
  const { calendar } = useDictionaries();
  const { rule } = usePlannedKind();
  const { year, period, norms } = schedule;
  const { person, entries } = row;
  const asked = {
    first: `${year}-01-01`,
    last: `${year}-12-31`,
    name: person.name.slice(0, NAME_MAX),
  } satisfies Partial<TeamCalendarInput>;
  const { data, isError, error } = useAsked<TeamCalendar['absences']>({
    queryKey: ['view', 'vacation_schedule', 'absences', year, person.id],
    queryFn: async ({ signal }) =>
      (await call<{ data: TeamCalendar }>('calendar.team', asked, { signal })).data.absences,
  });
  if (!data) return { isError, error };
  const busy = data.filter(
    ({ employee_id, object_id }) => employee_id === person.id && !isAtWork(kindOfObject(object_id)),
  );
  const coverage = reviewed.byDepartment.get(person.department);
  const facts = {
    year,
    period: period ?? undefined,
    today,
    calendar,
    others: entries,
    limit: person.limit,
    norm: normOf(norms, person.department),
    away: (day: string) => coverage?.away[scale.at.get(day) ?? -1] ?? 0,
  };
  return { proposals: proposalsFor(facts, rule, busy), isError, error };
};

/** Letters of a name by which the calendar is narrowed. */
const NAME_MAX = 100;
