'use client';
import { kindOfObject } from '../../lib/calendar/absence-kinds.ts';
import type { TeamAbsence } from '../../lib/rpc/team-calendar.ts';
import { useNames } from '../people/use-names.ts';

/**
 * What the document of an absence says of itself: the city of a trip, for one; '' where it says or tells nothing, and for a
 * leave, of which nothing but its days matters here.
 */
export const useAbsenceTitle = () => {
  const names = useNames();
  return (absence: TeamAbsence): string =>
    kindOfObject(absence.object_id) === 'leave' ? '' : names.of(absence, 'title');
};
