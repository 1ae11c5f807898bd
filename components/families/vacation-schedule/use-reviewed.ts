'use client';
import { useEffect, useMemo, useRef } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import type { PlanEntry } from './plan-entry.ts';
import { type Reviewed, reviewYear } from './review.ts';
import type { Schedule } from './use-schedule.ts';

/** The year as it stands with what is drawn over it, reviewed by the rules that the server asks. */
export const useReviewed = (schedule: Schedule, entries: readonly PlanEntry[]): Reviewed => {
  const { today } = useDays();
  const { calendar } = useDictionaries();
  const before = useRef<{ schedule: Schedule; calendar: unknown; reviewed: Reviewed }>(undefined);
  const reviewed = useMemo(() => {
    const { year, period, norms, people } = schedule;
    const facts = { year, period: period ?? undefined, norms, today, calendar };
    const known = before.current;
    const isSameYear = known?.schedule === schedule && known.calendar === calendar;
    return reviewYear(people, entries, facts, isSameYear ? known.reviewed : undefined);
  }, [schedule, entries, today, calendar]);
  useEffect(() => {
    before.current = { schedule, calendar, reviewed };
  });
  return reviewed;
};
