'use client';
import { useTranslations } from 'next-intl';
import { numberOf } from '../../../lib/settings/read.ts';
import { type Stay, staysOf } from '../../../lib/workflow/stays.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import type { HistoryRow } from './use-document-history.ts';

/** How long a document stood after each step of its history, the stay of now last. */
export const useStays = (history: readonly HistoryRow[]): readonly Stay[] => {
  const days = useDays();
  const { calendar } = useDictionaries();
  const moved = history.map(({ status_id, business_role, create_date }) => ({
    status_id,
    business_role,
    day: days.dayOf(create_date),
  }));
  return staysOf(moved, days.today, calendar);
};

/** How many working days a step took, or takes by now, beside the norm. */
export const HeldTime = ({ stay }: { stay: Stay }) => {
  const t = useTranslations('documents.timeline');
  const { parameters } = useDictionaries();
  const norm = numberOf(parameters, 'decision_norm_workdays');
  return (
    <p className={`text-sm ${stay.workdays > norm ? 'text-warning-ink' : 'text-ink-3'}`}>
      {t(stay.role === null ? 'waits' : 'held', { days: stay.workdays, norm })}
    </p>
  );
};
