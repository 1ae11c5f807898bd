'use client';
import { isAtWork, kindOfObject } from '../../../lib/calendar/absence-kinds.ts';
import { normOf as normOfTeam } from '../../../lib/calendar/clash.ts';
import { normOf } from '../../../lib/documents/families/vacation-schedule/norm.ts';
import { proposalsFor } from '../../../lib/documents/families/vacation-schedule/proposals.ts';
import { PEOPLE_MAX, type TeamCalendar, type TeamCalendarInput } from '../../../lib/rpc/team-calendar.ts';
import { numberOf } from '../../../lib/settings/read.ts';
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

type DepartmentAway = Pick<TeamCalendar, 'absences' | 'total'>;

/** Who of a department is away when, as far as the reader sees it, and how many people it has; a large one is read page by page. */
const readDepartment = async (
  asked: Partial<TeamCalendarInput>,
  signal: AbortSignal,
  offset = 0,
): Promise<DepartmentAway> => {
  const { data } = await call('calendar.team', { ...asked, offset }, { signal });
  const { absences, total } = data;
  const next = offset + PEOPLE_MAX;
  if (next >= total) return { absences, total };
  return { absences: [...absences, ...(await readDepartment(asked, signal, next)).absences], total };
};

/** Weeks with which a person's plan may go on, the absences of the department read first. */
export const useProposals = ({ schedule, reviewed, scale }: PlannedYear, row: PlanRow) => {
  const { today } = useDays();
  const { calendar, parameters } = useDictionaries();
  const { rule } = usePlannedKind();
  const { year, period, norms } = schedule;
  const { person, entries } = row;
  const { department } = person;
  const asked = {
    first: `${year}-01-01`,
    last: `${year}-12-31`,
    organizations: schedule.organization ? [schedule.organization.id] : [],
    ...(department === '' ? { name: person.name.slice(0, NAME_MAX) } : { departments: [department] }),
    size: PEOPLE_MAX,
  } satisfies Partial<TeamCalendarInput>;
  const { data, isError, error } = useAsked<DepartmentAway>({
    queryKey: ['view', 'vacation_schedule', 'absences', asked],
    queryFn: ({ signal }) => readDepartment(asked, signal),
  });
  if (!data) return { isError, error };
  const absences = data.absences.filter(({ object_id }) => !isAtWork(kindOfObject(object_id)));
  const busy = absences.filter(({ employee_id }) => employee_id === person.id);
  const planned = reviewed.rows
    .filter((other) => other.person.department === department)
    .flatMap((other) => other.entries)
    .map(({ employee_id, start_date, end_date }) => ({ employee_id, first: start_date, last: end_date }));
  const clash = {
    norm: normOfTeam(data.total, numberOf(parameters, 'absence_norm_percent')),
    others: [...absences, ...planned].filter(({ employee_id }) => employee_id !== person.id),
  };
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
  return {
    proposals: proposalsFor(facts, rule, busy, department === '' ? undefined : clash),
    isError,
    error,
  };
};

/** Letters of a name by which the calendar is narrowed. */
const NAME_MAX = 100;
