import { kindOfObject } from '../../lib/calendar/absence-kinds.ts';
import type { TeamAbsence, TeamPerson } from '../../lib/rpc/team-calendar.ts';
import type { Absence } from '../board/ribbon-bars.ts';

/** An absence as bars draw it; a hidden one has no id, and is known by its place. */
export const barOf = (absence: TeamAbsence, index: number): Absence & { readonly of: TeamAbsence } => ({
  of: absence,
  id: absence.id ?? -index - 1,
  employee_id: absence.employee_id,
  start: absence.first,
  end: absence.last,
  pending: absence.pending,
  kind: kindOfObject(absence.object_id),
  part: absence.from !== null && absence.to !== null ? [absence.from, absence.to] : undefined,
});

/** The role in which the reader opens a person's document (AMB-006). */
export const modeOf = (
  { self, team }: Pick<TeamPerson, 'self' | 'team'>,
  roles: readonly string[],
): 'own' | 'sub' | 'hr' | 'rev' | undefined => {
  if (self) return 'own';
  if (team && roles.includes('manager')) return 'sub';
  if (roles.includes('hr')) return 'hr';
  return roles.includes('reviewer') ? 'rev' : undefined;
};
