'use client';
import { useTranslations } from 'next-intl';
import { type Calendar, yearsOfLawAlone } from '../../lib/calendar/calendar.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { Note } from '../ui/banner.tsx';

/** The years of a stretch of days of which only the holidays of the law are known. */
export const LawAloneNote = ({ first, last, calendar }: { first: Day; last: Day; calendar: Calendar }) => {
  const t = useTranslations('documents.count');
  const years = yearsOfLawAlone(first, last, calendar);
  if (years.length === 0) return null;
  return <Note>{t('law_alone', { count: years.length, years: years.join(', ') })}</Note>;
};
