'use client';
import { CalendarClock, ClockAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Day } from '../../../lib/kernel/day.ts';
import { dueState } from '../../../lib/papers/due.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Icon } from '../../ui/icon.tsx';

/** Until when an answer is awaited; in the ink of haste when the day is near or gone. */
export const DueLine = ({ statusId, day }: { statusId: string; day: Day | null }) => {
  const t = useTranslations('papers.due');
  const days = useDays();
  if (day === null) return null;
  const state = dueState(statusId, day, days.today);
  const hurried = state === 'over' || state === 'today' || state === 'soon';
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm whitespace-nowrap ${hurried ? 'text-accent-ink' : 'text-ink-2'}`}
    >
      <Icon of={state === 'over' ? ClockAlert : CalendarClock} size={14} />
      {t(state === 'over' ? 'over' : state === 'today' ? 'today' : 'until', { day: days.day(day) })}
    </span>
  );
};
