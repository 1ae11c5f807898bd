'use client';
import { useTranslations } from 'next-intl';
import { kindOfObject } from '../../lib/calendar/absence-kinds.ts';
import type { TeamAbsence } from '../../lib/rpc/team-calendar.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';

/** An absence in words: what it is, as far as the reader may know, and when. */
export const useAbsenceWords = () => {
  const t = useTranslations('documents.away');
  const formats = useDays();
  const names = useNames();
  const what = ({ object_id, pending }: TeamAbsence): string =>
    t(`bar.${kindOfObject(object_id)}`, { pending: String(pending) });
  const when = ({ first, last, from, to }: TeamAbsence): string =>
    [formats.range(first, last), from !== null && to !== null && formats.clocks(from, to)]
      .filter(Boolean)
      .join(', ');
  return {
    what,
    when,
    /**
     * What its document says of itself: the city of a trip, for one; '' where it says or tells nothing,
     * and for a leave, of which nothing but its days matters here.
     */
    title: (absence: TeamAbsence): string =>
      kindOfObject(absence.object_id) === 'leave' ? '' : names.of(absence, 'title'),
    said: (absences: readonly TeamAbsence[]): string =>
      absences.length === 0
        ? t('present')
        : absences.map((each) => t('absence_said', { what: what(each), period: when(each) })).join('; '),
  };
};
