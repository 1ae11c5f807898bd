import { addDays, type Day } from '../kernel/day.ts';
import { type Calendar, isCountable } from './calendar.ts';
import { normOf } from './clash.ts';

/** How many of a team are away on a day: by what is agreed, and with what is not. */
interface Heads {
  readonly day: Day;
  readonly agreed: number;
  readonly all: number;
}

/** People whose absences are weighed together: the reader's own team, or a department as far as the reader sees it. */
export interface WeighedTeam {
  readonly team: boolean;
  readonly department: string;
  readonly department_eng: string;
  readonly organization_id: number;
  readonly people: number;
  readonly heads: Heads[];
}

/** A team, its norm of simultaneous absences, and the working days on which it is exceeded. */
export interface TeamClash extends WeighedTeam {
  readonly norm: number;
}

/**
 * Teams with days on which more people are away than the norm of their organization allows (the parameter
 * `absence_norm_percent`), those days alone. What is not agreed yet counts: a clash is worth knowing while it can be
 * avoided.
 */
export const clashesOf = (
  teams: readonly WeighedTeam[],
  rules: {
    readonly percentOf: (organization_id: number) => number;
    readonly calendarOf: (organization_id: number) => Calendar;
  },
): TeamClash[] =>
  teams.flatMap((team) => {
    const { people, organization_id } = team;
    const norm = normOf(people, rules.percentOf(organization_id));
    const calendar = rules.calendarOf(organization_id);
    const heads = team.heads.filter(({ day, all }) => all > norm && isCountable(day, calendar));
    return heads.length === 0 ? [] : [{ ...team, norm, heads }];
  });

/** Days of a clash that follow each other, with nothing but days off between them, and how many are away at most. */
export interface ClashStretch {
  readonly first: Day;
  readonly last: Day;
  readonly peak: number;
}

/** The stretches of a clash in their order. */
export const stretchesOf = ({ heads }: Pick<TeamClash, 'heads'>, calendar: Calendar): ClashStretch[] => {
  const stretches: ClashStretch[] = [];
  for (const { day, all } of heads.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const open = stretches.at(-1);
    if (open && workdayAfter(open.last, calendar) === day)
      stretches[stretches.length - 1] = { ...open, last: day, peak: Math.max(open.peak, all) };
    else stretches.push({ first: day, last: day, peak: all });
  }
  return stretches;
};

/** Days off in a row at most: a calendar without work would have no next working day. */
const LONGEST_REST = 31;

const workdayAfter = (day: Day, calendar: Calendar): Day | undefined => {
  for (let after = 1; after <= LONGEST_REST; after += 1)
    if (isCountable(addDays(day, after), calendar)) return addDays(day, after);
  return undefined;
};

/** The team a person is weighed with. */
export const teamKeyOf = (of: Pick<WeighedTeam, 'team' | 'organization_id' | 'department'>): string =>
  of.team ? 'team' : `${of.organization_id} ${of.department}`;

/** The days of clashes, by the team. */
export const clashDays = (clashes: readonly TeamClash[]): ReadonlyMap<string, ReadonlySet<Day>> =>
  new Map(clashes.map((clash) => [teamKeyOf(clash), new Set(clash.heads.map(({ day }) => day))]));
