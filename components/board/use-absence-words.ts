'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../calendar/use-days.ts';
import type { Absence } from './ribbon-bars.ts';

/** An absence in words: what it is, as far as the reader may know, and when. */
export const useAbsenceWords = () => {
  const t = useTranslations('documents.away');
  const formats = useDays();
  const what = ({ kind, pending }: Absence): string => t(`bar.${kind}`, { pending: String(pending) });
  const when = ({ start, end, part }: Absence): string =>
    [formats.range(start, end), part && formats.clocks(...part)].filter(Boolean).join(', ');
  const said = (absences: readonly Absence[]): string =>
    absences.length === 0
      ? t('present')
      : absences.map((each) => t('absence_said', { what: what(each), period: when(each) })).join('; ');
  return { what, when, said };
};
