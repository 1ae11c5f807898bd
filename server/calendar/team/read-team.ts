import type { Actor } from '../../../lib/access/actor.ts';
import { reachesNobody, teamReach } from '../../../lib/access/team-reach.ts';
import { clashesOf, type WeighedTeam } from '../../../lib/calendar/team-clash.ts';
import type { TeamCalendar, TeamCalendarInput } from '../../../lib/rpc/team-calendar.ts';
import { flagOf, numberOf } from '../../../lib/settings/read.ts';
import { withoutSeams } from '../../../lib/team-calendar/hidden-stretches.ts';
import { refusal } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import { db } from '../../db/tx.ts';
import { teamStatement } from './team-statement.ts';

/** The people of a calendar with the days they are away, as the caller may see them now. Refuses: access_denied. */
export const readTeam = async (actor: Actor, asked: TeamCalendarInput): Promise<TeamCalendar> => {
  const { parametersOf, calendarOf } = await readRules(db, actor.client_id);
  const colleagues = flagOf(parametersOf(actor.organization_id), 'is_employee_team_view_visible');
  const reach = teamReach(actor, { colleagues });
  if (!reach || reachesNobody(reach)) throw refusal('access_denied');
  const { sql, values } = teamStatement(actor, reach, asked);
  const [row] = await db.rows<Told>(sql, values);
  if (!row) throw new Error('a calendar is one row');
  const { teams, ...told } = row;
  const clashes = clashesOf(teams, {
    percentOf: (organization_id) => numberOf(parametersOf(organization_id), 'absence_norm_percent'),
    calendarOf,
  });
  return { ...told, clashes, absences: withoutSeams(told.absences) };
};

/** A calendar as its statement tells it: teams with all the days on which more than one of them is away. */
type Told = Omit<TeamCalendar, 'clashes'> & { readonly teams: readonly WeighedTeam[] };
